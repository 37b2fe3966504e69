import { optionQueries } from '@selaras/api-client';
import { kegiatanEntity } from '@selaras/contracts';
import type { ListRow } from '@selaras/resource/core';
import { defineList, unitFilter } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { nomenklaturColumns, nomenklaturSort } from '../nomenklatur/nomenklatur-list';
import { nomenklaturTools } from '../nomenklatur/nomenklatur-tools';
import { kegiatan } from './kegiatan';

export const list = defineList<ListRow<typeof kegiatan>>({
  resource: kegiatan,
  description: 'Nomenklatur kegiatan di bawah programnya.',
  sort: nomenklaturSort,
  ...nomenklaturTools,
  filters: [
    unitFilter,
    {
      name: 'program_id',
      label: kegiatanEntity.fields.program_id.label,
      query: (unit) => (search) => optionQueries.program({ satuan_kerja_id: unit, ...search }),
    },
  ],
  columns: [
    ...nomenklaturColumns,
    {
      id: 'program',
      title: kegiatanEntity.fields.program_id.label,
      value: ({ program }) => program.nama,
      minWidth: '220px',
    },
  ],
});

export const Page = listPage(list);
export const prepare = prepareList(list);
