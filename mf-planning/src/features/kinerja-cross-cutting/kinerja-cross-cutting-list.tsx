import { formatPercent } from '@selaras/domain';
import { defineList } from '../../resource/list/list-description';
import { unitFilter } from '../satuan-kerja/unit-field';
import { CrossStatusBadge, crossLevels, levelWords, statusOptions } from './cross-words';
import { type CrossRow, kinerjaCrossCutting } from './kinerja-cross-cutting';

export const list = defineList<CrossRow>({
  resource: kinerjaCrossCutting,
  description: 'Usulan sumbangan kinerja antar satuan kerja, yang masuk dan yang keluar.',
  sort: { column: 'status', descending: false },
  filters: [
    unitFilter,
    {
      name: 'arah',
      label: 'Arah',
      options: [
        { value: 'masuk', label: 'Masuk' },
        { value: 'keluar', label: 'Keluar' },
      ],
    },
    { name: 'status', label: 'Status', options: statusOptions },
    {
      name: 'level_induk',
      label: 'Tingkat',
      options: crossLevels.map(({ value, label }) => ({ value, label })),
    },
  ],
  columns: [
    { id: 'induk', title: 'Kinerja yang didukung', value: ({ induk }) => induk.indikator, minWidth: '220px' },
    {
      id: 'unit_induk',
      title: 'Milik',
      value: ({ induk }) => induk.satuan_kerja.singkatan ?? induk.satuan_kerja.satuan_kerja_nama,
    },
    { id: 'anak', title: 'Kinerja penyumbang', value: ({ anak }) => anak.indikator, minWidth: '220px' },
    {
      id: 'unit_anak',
      title: 'Penyumbang',
      value: ({ anak }) => anak.satuan_kerja.singkatan ?? anak.satuan_kerja.satuan_kerja_nama,
    },
    { id: 'level', title: 'Tingkat', value: ({ anak }) => levelWords(anak.level) },
    {
      id: 'capaian',
      title: 'Capaian penyumbang',
      value: ({ anak }) => anak.capaian,
      cell: ({ anak }) => formatPercent(anak.capaian),
      numeric: true,
    },
    {
      id: 'status',
      title: 'Status',
      value: ({ status }) => status,
      cell: ({ status }) => <CrossStatusBadge status={status} />,
      sortable: true,
    },
    {
      id: 'giliran',
      title: 'Giliran Anda',
      value: ({ putuskan }) => (putuskan ? 'Perlu diputuskan' : null),
    },
    { id: 'catatan', title: 'Alasan', value: ({ catatan }) => catatan, minWidth: '200px', hidden: true },
  ],
});
