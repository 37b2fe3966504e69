import { defineEntity } from '../../entity';
import { unitPlan } from '../rules';
import { kinerjaFilters, kinerjaOrders } from '../shared-orders';
import { judgeByBappeda } from '../validasi-bappeda/validasi-bappeda-routes';

/** Sub-activity performance: the lowest output, with the ministry's indicator (domain §2). */
export const kinerjaSubKegiatanEntity = defineEntity({
  name: 'kinerja-sub-kegiatan',
  title: 'Kinerja Sub Kegiatan',
  sebutan: 'kinerja sub kegiatan',
  acts: { ...unitPlan, validasi: judgeByBappeda },
  parent: 'kinerja-kegiatan',
  orders: kinerjaOrders,
  filters: [...kinerjaFilters, 'kinerja_kegiatan_id', 'sub_kegiatan_id'],
});
