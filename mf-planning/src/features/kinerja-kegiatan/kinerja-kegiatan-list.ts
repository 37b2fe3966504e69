import type { ListRow } from '@selaras/resource/core';
import { defineList } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { kinerjaColumns, kinerjaFilters, kinerjaSort } from '../kinerja/kinerja-list';
import { kinerjaTools } from '../kinerja/kinerja-tools';
import { parentFilter } from '../kinerja/model-filters';
import { PlanAbove } from '../kinerja/plan-above';
import { kinerjaKegiatan } from './kinerja-kegiatan';

export const list = defineList<ListRow<typeof kinerjaKegiatan>>({
  resource: kinerjaKegiatan,
  description: 'Keluaran tiap kegiatan yang mendukung kinerja programnya.',
  sort: kinerjaSort,
  Above: PlanAbove,
  ...kinerjaTools,
  filters: [
    ...kinerjaFilters('kinerja-kegiatan'),
    parentFilter('kinerja_program_id', 'Kinerja program', 'kinerja-program'),
  ],
  columns: [
    ...kinerjaColumns,
    { id: 'kegiatan', title: 'Kegiatan', value: ({ kegiatan }) => kegiatan?.nama ?? null, minWidth: '200px' },
    {
      id: 'kinerja_program',
      title: 'Kinerja program',
      value: ({ kinerja_program }) => kinerja_program.indikator,
      minWidth: '200px',
      hidden: true,
    },
  ],
});

export const Page = listPage(list);
export const prepare = prepareList(list);
