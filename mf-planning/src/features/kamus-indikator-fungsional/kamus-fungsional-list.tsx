import { defineList, unitFilter } from '@selaras/resource/core';
import { KamusNav } from '../kamus-indikator/kamus-nav';
import { parentFilter } from '../kinerja/model-filters';
import { pilihanJabatanQuery } from './jabatan-query';
import { type KamusFungsionalListRow, kamusFungsional } from './kamus-fungsional';
import { SubKegiatanList } from './sub-kegiatan-list';

export const list = defineList<KamusFungsionalListRow>({
  resource: kamusFungsional,
  description: 'Keluaran tiap jabatan fungsional dan sub kegiatan yang didukungnya.',
  sort: { column: 'jabatan', descending: false },
  Above: KamusNav,
  filters: [
    unitFilter,
    {
      name: 'jabatan',
      label: 'Jabatan',
      query: (unit) => (search) => pilihanJabatanQuery({ satuan_kerja_id: unit, ...search }),
    },
    parentFilter('kinerja_sub_kegiatan_id', 'Sub kegiatan', 'kinerja-sub-kegiatan'),
  ],
  columns: [
    {
      id: 'jabatan',
      title: 'Jabatan fungsional',
      value: ({ jabatan }) => jabatan,
      sortable: true,
      minWidth: '200px',
    },
    {
      id: 'indikator',
      title: 'Indikator',
      value: ({ indikator }) => indikator,
      sortable: true,
      minWidth: '240px',
    },
    { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
    {
      id: 'kinerja_sub_kegiatan',
      title: 'Sub kegiatan yang didukung',
      value: () => null,
      cell: ({ kinerja_sub_kegiatan }) => <SubKegiatanList items={kinerja_sub_kegiatan} />,
      minWidth: '280px',
    },
    {
      id: 'satuan_kerja',
      title: 'Satuan kerja',
      value: ({ satuan_kerja }) => satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
      sortable: true,
      minWidth: '140px',
    },
    {
      id: 'keterangan',
      title: 'Keterangan',
      value: ({ keterangan }) => keterangan,
      minWidth: '200px',
      hidden: true,
    },
  ],
});
