import { kinerjaLangkahAksiEntity } from '@selaras/contracts';
import { bidangLangkahAksi } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { afterUnit, defineForm, formFieldsOf, unitField } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { kinerjaChoices } from '../kinerja/kinerja-choices';
import { plainQuarterColumns, quarterFigures } from '../kinerja/quarter-line';
import { komentarBeside } from '../validasi-perencanaan/komentar/komentar-beside';
import { anggotaFaults, anggotaField } from './anggota-field';
import { kinerjaLangkahAksi } from './kinerja-langkah-aksi';
import { penyebabChoices } from './penyebab-choices';

const { own, reference } = formFieldsOf(kinerjaLangkahAksiEntity);

type LangkahAksiRow = Row<typeof kinerjaLangkahAksi>;

export const form = defineForm({
  resource: kinerjaLangkahAksi,
  Beside: komentarBeside('kinerja-langkah-aksi'),
  groups: bidangLangkahAksi,
  check: anggotaFaults,
  first: ['target_tw1', 'anggota'],
  onward: async () =>
    (await import(/* webpackChunkName: "bagian-isian" */ '../../resource/plan-onward')).onwardOf(
      'kinerja-langkah-aksi',
    ),
  sections: [
    {
      title: 'Induk',
      fields: [
        { ...unitField, empties: ['kinerja_sub_kegiatan_id', 'penyebab_kegagalan_id'] },
        {
          ...reference('kinerja_sub_kegiatan_id', {
            after: afterUnit,
            query: kinerjaChoices('kinerja-sub-kegiatan'),
            known: ({ kinerja_sub_kegiatan: induk }: LangkahAksiRow) => ({
              value: induk.id,
              label: induk.indikator,
            }),
          }),
          empties: ['penyebab_kegagalan_id'],
        },
        {
          kind: 'pick',
          name: 'penyebab_kegagalan_id',
          label: 'Memperbaiki penyebab kegagalan',
          required: false,
          help: 'Diisi bila langkah ini memperbaiki target triwulan yang tidak tercapai.',
          after: {
            name: 'kinerja_sub_kegiatan_id',
            words: 'Pilih kinerja sub kegiatan terlebih dahulu',
          },
          query: penyebabChoices,
          known: ({ penyebab_kegagalan: penyebab }: LangkahAksiRow) =>
            penyebab && { value: penyebab.id, label: penyebab.penyebab },
        },
      ],
    },
    {
      title: 'Langkah aksi',
      fields: [own('sasaran'), own('indikator'), { ...own('satuan'), maxLength: 100 }, own('anggaran')],
    },
    {
      title: 'Target dan realisasi',
      fields: [
        {
          kind: 'figures',
          label: 'Target dan realisasi per triwulan',
          columns: plainQuarterColumns,
          lines: [
            quarterFigures('target', 'Target'),
            { ...quarterFigures('realisasi', 'Realisasi'), inItsTime: true },
          ],
        },
      ],
    },
    {
      title: 'Anggota tim',
      help: 'Pegawai yang keanggotaannya sudah disetujui.',
      fields: [anggotaField],
    },
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
