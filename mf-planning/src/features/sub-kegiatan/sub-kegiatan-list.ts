import { optionQueries } from '@selaras/api-client';
import { subKegiatanEntity } from '@selaras/contracts';
import type { ListRow } from '@selaras/resource/core';
import { defineList, unitFilter, viewsOf } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { nomenklaturColumns, nomenklaturSort } from '../nomenklatur/nomenklatur-list';
import { nomenklaturTools } from '../nomenklatur/nomenklatur-tools';
import { subKegiatan } from './sub-kegiatan';

const { column } = viewsOf(subKegiatanEntity);

export const list = defineList<ListRow<typeof subKegiatan>>({
  resource: subKegiatan,
  description: 'Nomenklatur sub kegiatan dengan indikator dan satuan dari Kemendagri.',
  sort: nomenklaturSort,
  ...nomenklaturTools,
  filters: [
    unitFilter,
    {
      name: 'kegiatan_id',
      label: subKegiatanEntity.fields.kegiatan_id.label,
      query: (unit) => (search) => optionQueries.kegiatan({ satuan_kerja_id: unit, ...search }),
    },
  ],
  columns: [
    ...nomenklaturColumns,
    column('indikator_kemendagri', { minWidth: '220px' }),
    column('satuan_kemendagri', { hidden: true }),
    {
      id: 'kegiatan',
      title: subKegiatanEntity.fields.kegiatan_id.label,
      value: ({ kegiatan }) => kegiatan.nama,
      minWidth: '220px',
      hidden: true,
    },
  ],
});

export const Page = listPage(list);
export const prepare = prepareList(list);
