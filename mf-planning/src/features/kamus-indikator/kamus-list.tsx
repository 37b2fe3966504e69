import { EMPTY_VALUE, jenisIndikatorWords, tingkatPohonWords } from '@selaras/domain';
import { defineList, unitFilter } from '@selaras/resource/core';
import { Formula } from '@selaras/ui';
import { PutusanBadge, putusanFilters } from '../validasi-bappeda/putusan';
import { type KamusListRow, kamusIndikator } from './kamus-indikator';
import { KamusNav } from './kamus-nav';
import { levelOptions } from './kamus-words';

export const list = defineList<KamusListRow>({
  resource: kamusIndikator,
  description:
    'Indikator sendiri di samping indikator kementerian: arti, rumus, sumber data dan validasinya.',
  sort: { column: 'indikator', descending: false },
  Above: KamusNav,
  filters: [unitFilter, { name: 'level', label: 'Tingkat', options: levelOptions }, ...putusanFilters],
  columns: [
    {
      id: 'indikator',
      title: 'Indikator sendiri',
      value: ({ indikator }) => indikator,
      sortable: true,
      minWidth: '220px',
    },
    {
      id: 'indikator_kemendagri',
      title: 'Indikator Kemendagri',
      value: ({ indikator_kemendagri }) => indikator_kemendagri,
      minWidth: '200px',
    },
    {
      id: 'validasi',
      title: 'Validasi',
      value: ({ validasi }) => validasi,
      cell: ({ validasi, catatan }) => <PutusanBadge putusan={validasi} catatan={catatan} />,
    },
    { id: 'definisi', title: 'Definisi', value: ({ definisi }) => definisi, minWidth: '220px' },
    {
      id: 'formula',
      title: 'Formula',
      value: ({ formula }) => formula,
      cell: ({ formula }) => (formula === null ? EMPTY_VALUE : <Formula source={formula} />),
      minWidth: '200px',
    },
    { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
    { id: 'sumber_data', title: 'Sumber data', value: ({ sumber_data }) => sumber_data, minWidth: '160px' },
    {
      id: 'level',
      title: 'Tingkat',
      value: ({ level }) => tingkatPohonWords[level],
      sortable: true,
      minWidth: '120px',
    },
    {
      id: 'satuan_kerja',
      title: 'Satuan kerja',
      value: ({ satuan_kerja }) => satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
      sortable: true,
      minWidth: '140px',
      hidden: true,
    },
    { id: 'jenis', title: 'Jenis', value: ({ jenis }) => jenis && jenisIndikatorWords[jenis], hidden: true },
    { id: 'frekuensi', title: 'Frekuensi', value: ({ frekuensi }) => frekuensi, hidden: true },
    {
      id: 'penanggung_jawab',
      title: 'Penanggung jawab',
      value: ({ penanggung_jawab }) => penanggung_jawab,
      minWidth: '160px',
      hidden: true,
    },
    {
      id: 'catatan',
      title: 'Catatan Bappeda',
      value: ({ catatan }) => catatan,
      minWidth: '200px',
      hidden: true,
    },
  ],
});
