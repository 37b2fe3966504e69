import { optionQueries } from '@selaras/api-client';
import type { ListRow } from '@selaras/resource/core';
import { defineList } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { kinerjaColumns, kinerjaFilters, kinerjaSort } from '../kinerja/kinerja-list';
import { kinerjaTools } from '../kinerja/kinerja-tools';
import { PlanAbove } from '../kinerja/plan-above';
import { kinerjaProgram } from './kinerja-program';

export const list = defineList<ListRow<typeof kinerjaProgram>>({
  resource: kinerjaProgram,
  description: 'Hasil yang dijanjikan tiap program, beserta target, realisasi dan pengampunya.',
  sort: kinerjaSort,
  Above: PlanAbove,
  ...kinerjaTools,
  filters: [
    ...kinerjaFilters('kinerja-program'),
    {
      name: 'program_id',
      label: 'Program',
      query: (unit) => (search) => optionQueries.program({ satuan_kerja_id: unit, ...search }),
    },
  ],
  columns: [
    ...kinerjaColumns,
    { id: 'program', title: 'Program', value: ({ program }) => program?.nama ?? null, minWidth: '200px' },
    {
      id: 'sasaran_strategis_pd',
      title: 'IKU PD',
      value: ({ sasaran_strategis_pd }) => sasaran_strategis_pd.iku,
      minWidth: '200px',
      hidden: true,
    },
  ],
});

export const Page = listPage(list);
export const prepare = prepareList(list);
