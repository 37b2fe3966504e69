import { optionQueries } from '@selaras/api-client';
import { sasaranStrategisRpjmdEntity } from '@selaras/contracts';
import type { ListRow } from '@selaras/resource/core';
import { defineList, unitFilter } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { limaTahunanColumns } from '../lima-tahunan/lima-tahunan-list';
import { sasaranStrategisRpjmd } from './sasaran-strategis-rpjmd';

const { indikator_sasaran_strategis_id, satuan_kerja_id } = sasaranStrategisRpjmdEntity.fields;

export const list = defineList<ListRow<typeof sasaranStrategisRpjmd>>({
  resource: sasaranStrategisRpjmd,
  description: 'Sasaran kabupaten dengan indikator kinerja utama Bupati selama lima tahun.',
  sort: { column: 'nomor', descending: false },
  filters: [
    { ...unitFilter, label: satuan_kerja_id.sheet },
    { name: 'tujuan_id', label: 'Tujuan', query: () => (search) => optionQueries.tujuan(search) },
    {
      name: 'sasaran_strategis_id',
      label: 'Sasaran',
      query: () => (search) => optionQueries.sasaranStrategis(search),
    },
  ],
  columns: [
    {
      id: 'sasaran',
      title: 'Sasaran',
      value: ({ sasaran_strategis }) => sasaran_strategis.sasaran,
      sortable: true,
      minWidth: '220px',
    },
    {
      id: 'nomor',
      title: 'Nomor',
      value: ({ sasaran_strategis, indikator_sasaran_strategis }) =>
        `${sasaran_strategis.nomor}.${indikator_sasaran_strategis.nomor}`,
      sortable: true,
    },
    {
      id: 'indikator',
      title: indikator_sasaran_strategis_id.sheet,
      value: ({ indikator_sasaran_strategis }) => indikator_sasaran_strategis.indikator,
      sortable: true,
      minWidth: '200px',
    },
    ...limaTahunanColumns,
    {
      id: 'satuan_kerja',
      title: satuan_kerja_id.sheet,
      value: ({ satuan_kerja }) => satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
    },
    { id: 'tujuan', title: 'Tujuan', value: ({ tujuan }) => tujuan.tujuan, minWidth: '200px', hidden: true },
  ],
});

export const Page = listPage(list);
export const prepare = prepareList(list);
