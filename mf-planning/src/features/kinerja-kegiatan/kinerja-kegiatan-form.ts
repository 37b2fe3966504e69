import { optionQueries } from '@selaras/api-client';
import { kinerjaKegiatanEntity } from '@selaras/contracts';
import { bidangKinerja } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { afterUnit, defineForm, formFieldsOf, unitField, unitScope } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { ownerNames } from '../../resource/owner-field';
import { autofillFromLastYear } from '../kinerja/autofill-last-year';
import { chosenId, kinerjaChoices } from '../kinerja/kinerja-choices';
import { delegasiField, kinerjaFirst, kinerjaFormSections } from '../kinerja/kinerja-form-sections';
import { figureFaults } from '../kinerja/kinerja-value';
import { nomenklaturChoice } from '../nomenklatur/nomenklatur-choice';
import { komentarBeside } from '../validasi-perencanaan/komentar/komentar-beside';
import { kinerjaKegiatan, kinerjaKegiatanEndpoints } from './kinerja-kegiatan';

type KinerjaKegiatanRow = Row<typeof kinerjaKegiatan>;

const { reference } = formFieldsOf(kinerjaKegiatanEntity);

export const form = defineForm({
  resource: kinerjaKegiatan,
  Beside: komentarBeside('kinerja-kegiatan'),
  groups: bidangKinerja,
  check: figureFaults,
  first: ['kegiatan_id', ...kinerjaFirst],
  autofill: autofillFromLastYear(
    kinerjaKegiatanEndpoints.autofill,
    'kegiatan_id',
    'Pilih kegiatan atau tulis indikatornya dahulu.',
  ),
  onward: async () =>
    (await import(/* webpackChunkName: "bagian-isian" */ '../../resource/plan-onward')).onwardOf(
      'kinerja-kegiatan',
    ),
  sections: [
    {
      title: 'Induk',
      fields: [
        {
          ...unitField,
          empties: ['kinerja_program_id', 'kegiatan_id', ...ownerNames],
        },
        reference('kinerja_program_id', {
          after: afterUnit,
          only: true,
          query: kinerjaChoices('kinerja-program'),
          known: ({ kinerja_program: induk }: KinerjaKegiatanRow) => ({
            value: induk.id,
            label: induk.indikator,
          }),
        }),
        reference('kegiatan_id', {
          after: afterUnit,
          only: true,
          query: (values) => (search) =>
            optionQueries.kegiatan({
              ...unitScope(values),
              ...chosenId(values, 'kinerja_program_id'),
              ...search,
            }),
          known: ({ kegiatan }: KinerjaKegiatanRow) => nomenklaturChoice(kegiatan),
        }),
      ],
    },
    ...kinerjaFormSections(kinerjaKegiatan, 'kinerja-kegiatan', [delegasiField]),
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
