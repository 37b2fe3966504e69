import { optionQueries } from '@selaras/api-client';
import { kinerjaProgramEntity } from '@selaras/contracts';
import { bidangKinerja } from '@selaras/domain';
import type { ListRow, Row } from '@selaras/resource/core';
import {
  afterUnit,
  defineForm,
  formFieldsOf,
  LIST_LIMIT,
  listChoices,
  unitField,
  unitScope,
} from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { ownerNames } from '../../resource/owner-field';
import { autofillFromLastYear } from '../kinerja/autofill-last-year';
import { delegasiField, kinerjaFirst, kinerjaFormSections } from '../kinerja/kinerja-form-sections';
import { figureFaults } from '../kinerja/kinerja-value';
import { nomenklaturChoice } from '../nomenklatur/nomenklatur-choice';
import { sasaranStrategisPd } from '../sasaran-strategis-pd/sasaran-strategis-pd';
import { komentarBeside } from '../validasi-perencanaan/komentar/komentar-beside';
import { kinerjaProgram, kinerjaProgramEndpoints } from './kinerja-program';

const { reference } = formFieldsOf(kinerjaProgramEntity);

export const form = defineForm({
  resource: kinerjaProgram,
  Beside: komentarBeside('kinerja-program'),
  groups: bidangKinerja,
  check: figureFaults,
  first: ['program_id', ...kinerjaFirst],
  autofill: autofillFromLastYear(
    kinerjaProgramEndpoints.autofill,
    'program_id',
    'Pilih program atau tulis indikatornya dahulu.',
  ),
  onward: async () =>
    (await import(/* webpackChunkName: "bagian-isian" */ '../../resource/plan-onward')).onwardOf(
      'kinerja-program',
    ),
  sections: [
    {
      title: 'Induk',
      fields: [
        {
          ...unitField,
          empties: ['sasaran_strategis_pd_id', 'program_id', ...ownerNames],
        },
        reference('sasaran_strategis_pd_id', {
          after: afterUnit,
          limit: LIST_LIMIT,
          only: true,
          query: (values) =>
            listChoices<ListRow<typeof sasaranStrategisPd>>(sasaranStrategisPd, unitScope(values), (row) => ({
              value: row.id,
              label: `${row.sasaran_strategis_satker} — ${row.iku}`,
            })),
          known: ({ sasaran_strategis_pd: induk }: Row<typeof kinerjaProgram>) => ({
            value: induk.id,
            label: `${induk.sasaran_strategis_satker} — ${induk.iku}`,
          }),
        }),
        reference('program_id', {
          after: afterUnit,
          only: true,
          query: (values) => (search) => optionQueries.program({ ...unitScope(values), ...search }),
          known: ({ program }: Row<typeof kinerjaProgram>) => nomenklaturChoice(program),
        }),
      ],
    },
    ...kinerjaFormSections(kinerjaProgram, 'kinerja-program', [delegasiField]),
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
