import { defineEntity } from '../../entity';
import { resourceRoutes } from '../../resource-routes';
import { unitPlan } from '../rules';
import { limaTahunanOrders } from '../shared-orders';

/** Strategic goal of a unit with its key indicator (IKU PD), five years. */
export const sasaranStrategisPdEntity = defineEntity({
  name: 'sasaran-strategis-pd',
  title: 'Sasaran Strategis PD',
  sebutan: 'sasaran strategis PD',
  acts: unitPlan,
  menu: { group: 'Perencanaan', order: 30, icon: 'building-2' },
  parent: 'sasaran-strategis-rpjmd',
  orders: ['sasaran_strategis_satker', 'iku', ...limaTahunanOrders],
  filters: ['sasaran_strategis_rpjmd_id'],
});

export const sasaranStrategisPdRoutes = resourceRoutes(sasaranStrategisPdEntity);
