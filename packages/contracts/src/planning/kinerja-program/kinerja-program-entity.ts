import { defineEntity } from '../../entity';
import { isianTahunLaluRoute, resourceRoutes } from '../../resource-routes';
import { unitPlan } from '../rules';
import { kinerjaFilters, kinerjaOrders } from '../shared-orders';

/** Programme performance: a unit's outcome below its strategic goal (domain §2). */
export const kinerjaProgramEntity = defineEntity({
  name: 'kinerja-program',
  title: 'Kinerja Program',
  sebutan: 'kinerja program',
  acts: unitPlan,
  menu: { group: 'Perencanaan', order: 40, icon: 'target' },
  parent: 'sasaran-strategis-pd',
  orders: kinerjaOrders,
  filters: [...kinerjaFilters, 'sasaran_strategis_pd_id', 'program_id'],
});

export const kinerjaProgramRoutes = {
  ...resourceRoutes(kinerjaProgramEntity),
  isian: isianTahunLaluRoute(kinerjaProgramEntity),
};
