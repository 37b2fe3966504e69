import { optionQueries } from '@selaras/api-client';
import { defineList } from '../../resource/list/list-description';
import type { ListRow } from '../../resource/resource';
import { kinerjaColumns, kinerjaFilters, kinerjaSort } from '../kinerja/kinerja-list';
import { kinerjaTools } from '../kinerja/kinerja-tools';
import { PlanStatus } from '../validasi-perencanaan/plan-status';
import { kinerjaKegiatan } from './kinerja-kegiatan';

export const list = defineList<ListRow<typeof kinerjaKegiatan>>({
  resource: kinerjaKegiatan,
  description: 'Keluaran tiap kegiatan yang mendukung kinerja programnya.',
  sort: kinerjaSort,
  Above: PlanStatus,
  ...kinerjaTools,
  filters: [
    ...kinerjaFilters('kinerja-kegiatan'),
    {
      name: 'kinerja_program_id',
      label: 'Kinerja program',
      query: (unit) => (search) =>
        optionQueries.indikator('kinerja-program', { satuan_kerja_id: unit, ...search }),
    },
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
