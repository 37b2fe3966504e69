import { optionQueries } from '@selaras/api-client';
import type { ListRow } from '@selaras/resource/core';
import { defineList } from '@selaras/resource/core';
import { nomenklaturColumns, nomenklaturSort } from '../nomenklatur/nomenklatur-list';
import { nomenklaturTools } from '../nomenklatur/nomenklatur-tools';
import { unitFilter } from '../satuan-kerja/unit-field';
import { subKegiatan } from './sub-kegiatan';

export const list = defineList<ListRow<typeof subKegiatan>>({
  resource: subKegiatan,
  description: 'Nomenklatur sub kegiatan dengan indikator dan satuan dari Kemendagri.',
  sort: nomenklaturSort,
  ...nomenklaturTools,
  filters: [
    unitFilter,
    {
      name: 'kegiatan_id',
      label: 'Kegiatan',
      query: (unit) => (search) => optionQueries.kegiatan({ satuan_kerja_id: unit, ...search }),
    },
  ],
  columns: [
    ...nomenklaturColumns,
    {
      id: 'indikator_kemendagri',
      title: 'Indikator Kemendagri',
      value: ({ indikator_kemendagri }) => indikator_kemendagri,
      minWidth: '220px',
    },
    {
      id: 'satuan_kemendagri',
      title: 'Satuan Kemendagri',
      value: ({ satuan_kemendagri }) => satuan_kemendagri,
      hidden: true,
    },
    {
      id: 'kegiatan',
      title: 'Kegiatan',
      value: ({ kegiatan }) => kegiatan.nama,
      minWidth: '220px',
      hidden: true,
    },
  ],
});
