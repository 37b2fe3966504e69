import { optionQueries } from '@selaras/api-client';
import { kinerjaSubKegiatanEntity } from '@selaras/contracts';
import { bidangKinerja } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { afterUnit, defineForm, formFieldsOf, unitField, unitScope } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { ownerNames } from '../../resource/owner-field';
import { autofillFromLastYear } from '../kinerja/autofill-last-year';
import { chosenId, kinerjaChoices } from '../kinerja/kinerja-choices';
import { kinerjaFirst, kinerjaFormSections } from '../kinerja/kinerja-form-sections';
import { figureFaults } from '../kinerja/kinerja-value';
import { nomenklaturChoice } from '../nomenklatur/nomenklatur-choice';
import { komentarBeside } from '../validasi-perencanaan/komentar/komentar-beside';
import { kinerjaSubKegiatan, kinerjaSubKegiatanEndpoints } from './kinerja-sub-kegiatan';

type KinerjaSubKegiatanRow = Row<typeof kinerjaSubKegiatan>;

const { own, reference } = formFieldsOf(kinerjaSubKegiatanEntity);

export const form = defineForm({
  resource: kinerjaSubKegiatan,
  Beside: komentarBeside('kinerja-sub-kegiatan'),
  groups: bidangKinerja,
  check: figureFaults,
  first: ['sub_kegiatan_id', ...kinerjaFirst],
  autofill: autofillFromLastYear(
    kinerjaSubKegiatanEndpoints.autofill,
    'sub_kegiatan_id',
    'Pilih sub kegiatan atau tulis indikatornya dahulu.',
  ),
  onward: async () =>
    (await import(/* webpackChunkName: "bagian-isian" */ '../../resource/plan-onward')).onwardOf(
      'kinerja-sub-kegiatan',
    ),
  sections: [
    {
      title: 'Induk',
      fields: [
        {
          ...unitField,
          empties: ['kinerja_kegiatan_id', 'sub_kegiatan_id', ...ownerNames],
        },
        reference('kinerja_kegiatan_id', {
          after: afterUnit,
          only: true,
          query: kinerjaChoices('kinerja-kegiatan'),
          known: ({ kinerja_kegiatan: induk }: KinerjaSubKegiatanRow) => ({
            value: induk.id,
            label: induk.indikator,
          }),
        }),
        reference('sub_kegiatan_id', {
          after: afterUnit,
          only: true,
          query: (values) => (search) =>
            optionQueries.subKegiatan(unitScope(values).satuan_kerja_id ?? 0, {
              ...chosenId(values, 'kinerja_kegiatan_id'),
              ...search,
            }),
          known: ({ sub_kegiatan: sub }: KinerjaSubKegiatanRow) => nomenklaturChoice(sub),
        }),
        own('indikator_kemendagri'),
        own('is_external'),
      ],
    },
    ...kinerjaFormSections(kinerjaSubKegiatan, 'kinerja-sub-kegiatan'),
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
