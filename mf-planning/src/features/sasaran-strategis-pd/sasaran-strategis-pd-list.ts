import { sasaranStrategisPdEntity } from '@selaras/contracts';
import type { ListRow } from '@selaras/resource/core';
import { defineList, LIST_LIMIT, listChoices, unitColumn, unitFilter, viewsOf } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { kinerjaTools } from '../kinerja/kinerja-tools';
import { PlanAbove } from '../kinerja/plan-above';
import { limaTahunanColumns } from '../lima-tahunan/lima-tahunan-list';
import {
  sasaranStrategisRpjmd,
  sasaranStrategisRpjmdChoice,
} from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd';
import { sasaranStrategisPd } from './sasaran-strategis-pd';

const { sasaran_strategis_rpjmd_id } = sasaranStrategisPdEntity.fields;
const { column } = viewsOf(sasaranStrategisPdEntity);

export const list = defineList<ListRow<typeof sasaranStrategisPd>>({
  resource: sasaranStrategisPd,
  description: 'Sasaran dan indikator kinerja utama (IKU) perangkat daerah selama lima tahun.',
  sort: { column: 'sasaran_strategis_satker', descending: false },
  Above: PlanAbove,
  ...kinerjaTools,
  filters: [
    unitFilter,
    {
      name: 'sasaran_strategis_rpjmd_id',
      label: sasaran_strategis_rpjmd_id.sheet,
      limit: LIST_LIMIT,
      query: () => listChoices(sasaranStrategisRpjmd, {}, sasaranStrategisRpjmdChoice),
    },
  ],
  columns: [
    column('sasaran_strategis_satker', { title: 'Sasaran PD', sortable: true, minWidth: '220px' }),
    column('iku', { sortable: true, minWidth: '200px' }),
    ...limaTahunanColumns,
    column('skp'),
    {
      id: 'sasaran_strategis_rpjmd',
      title: sasaran_strategis_rpjmd_id.sheet,
      value: ({ sasaran_strategis_rpjmd }) => sasaran_strategis_rpjmd.sasaran,
      minWidth: '200px',
      hidden: true,
    },
    { ...unitColumn, hidden: true },
  ],
});

export const Page = listPage(list);
export const prepare = prepareList(list);
