import { kinerjaCrossCuttingEntity } from '@selaras/contracts';
import { arahCrossWords, optionsOf, tingkatPohonWords } from '@selaras/domain';
import { defineList, unitFilter, viewsOf } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { alasanColumn, capaianColumn, statusColumn } from './contribution-columns';
import { type CrossRow, kinerjaCrossCutting } from './kinerja-cross-cutting';

const { filter } = viewsOf(kinerjaCrossCuttingEntity);
const { induk_id, anak_id } = kinerjaCrossCuttingEntity.fields;

export const list = defineList<CrossRow>({
  resource: kinerjaCrossCutting,
  description: 'Usulan sumbangan kinerja antar satuan kerja, yang masuk dan yang keluar.',
  sort: { column: 'status', descending: false },
  filters: [
    unitFilter,
    {
      name: 'arah',
      label: 'Arah',
      options: optionsOf(arahCrossWords),
    },
    filter('status'),
    { ...filter('level_induk'), label: 'Tingkat' },
  ],
  columns: [
    { id: 'induk', title: induk_id.label, value: ({ induk }) => induk.indikator, minWidth: '220px' },
    {
      id: 'unit_induk',
      title: 'Milik',
      value: ({ induk }) => induk.satuan_kerja.singkatan ?? induk.satuan_kerja.satuan_kerja_nama,
    },
    { id: 'anak', title: anak_id.label, value: ({ anak }) => anak.indikator, minWidth: '220px' },
    {
      id: 'unit_anak',
      title: 'Penyumbang',
      value: ({ anak }) => anak.satuan_kerja.singkatan ?? anak.satuan_kerja.satuan_kerja_nama,
    },
    { id: 'level', title: 'Tingkat', value: ({ anak }) => tingkatPohonWords[anak.level] },
    capaianColumn,
    { ...statusColumn, sortable: true },
    {
      id: 'giliran',
      title: 'Giliran Anda',
      value: ({ putuskan }) => (putuskan ? 'Perlu diputuskan' : null),
    },
    { ...alasanColumn, hidden: true },
  ],
});

export const Page = listPage(list);
export const prepare = prepareList(list);
