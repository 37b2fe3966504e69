import { kamusIndikatorFungsionalEntity } from '@selaras/contracts';
import { defineList, unitColumn, unitFilter, viewsOf } from '@selaras/resource/core';
import { KamusNav } from '../kamus-indikator/kamus-nav';
import { parentFilter } from '../kinerja/model-filters';
import { jabatanOptionsQuery } from './jabatan-query';
import { type KamusFungsionalListRow, kamusFungsional, SUB_KEGIATAN } from './kamus-fungsional';
import { SubKegiatanList } from './sub-kegiatan-list';

const { column } = viewsOf(kamusIndikatorFungsionalEntity);

export const list = defineList<KamusFungsionalListRow>({
  resource: kamusFungsional,
  description: 'Keluaran tiap jabatan fungsional dan sub kegiatan yang didukungnya.',
  sort: { column: 'jabatan', descending: false },
  Above: KamusNav,
  filters: [
    unitFilter,
    {
      name: 'jabatan',
      label: kamusIndikatorFungsionalEntity.fields.jabatan.alone,
      query: (unit) => (search) => jabatanOptionsQuery({ satuan_kerja_id: unit, ...search }),
    },
    parentFilter('kinerja_sub_kegiatan_id', 'Sub kegiatan', 'kinerja-sub-kegiatan'),
  ],
  columns: [
    column('jabatan', { sortable: true, minWidth: '200px' }),
    column('indikator', { sortable: true, minWidth: '240px' }),
    column('satuan'),
    {
      id: 'kinerja_sub_kegiatan',
      title: SUB_KEGIATAN,
      value: () => null,
      cell: ({ kinerja_sub_kegiatan }) => <SubKegiatanList items={kinerja_sub_kegiatan} />,
      minWidth: '280px',
    },
    { ...unitColumn, sortable: true, minWidth: '140px' },
    column('keterangan', { minWidth: '200px', hidden: true }),
  ],
});
