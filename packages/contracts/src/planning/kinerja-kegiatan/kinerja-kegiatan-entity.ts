import { defineEntity } from '../../entity';
import { isianTahunLaluRoute, resourceRoutes } from '../../resource-routes';
import { unitPlan } from '../rules';
import { kinerjaFilters, kinerjaOrders } from '../shared-orders';

/** Activity performance: an output below a programme performance (domain §2). */
export const kinerjaKegiatanEntity = defineEntity({
  name: 'kinerja-kegiatan',
  title: 'Kinerja Kegiatan',
  sebutan: 'kinerja kegiatan',
  acts: unitPlan,
  menu: { group: 'Perencanaan', order: 50, icon: 'list-checks' },
  parent: 'kinerja-program',
  orders: kinerjaOrders,
  filters: [...kinerjaFilters, 'kinerja_program_id', 'kegiatan_id'],
});

export const kinerjaKegiatanRoutes = {
  ...resourceRoutes(kinerjaKegiatanEntity),
  isian: isianTahunLaluRoute(kinerjaKegiatanEntity),
};
