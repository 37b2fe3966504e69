import type { ListRow } from '@selaras/resource/core';
import { defineList, unitFilter } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { nomenklaturColumns, nomenklaturSort } from '../nomenklatur/nomenklatur-list';
import { nomenklaturTools } from '../nomenklatur/nomenklatur-tools';
import { program } from './program';

export const list = defineList<ListRow<typeof program>>({
  resource: program,
  description: 'Nomenklatur program per satuan kerja dengan pagunya.',
  sort: nomenklaturSort,
  ...nomenklaturTools,
  filters: [unitFilter],
  columns: nomenklaturColumns,
});

export const Page = listPage(list);
export const prepare = prepareList(list);
