import { defineEntity } from '../../entity';
import { resourceRoutes } from '../../resource-routes';
import { regencyPlan } from '../rules';
import { limaTahunanOrders } from '../shared-orders';

/** Goal of the regency with its indicator, the Bupati's IKU (spec 2 §2.2). */
export const sasaranStrategisRpjmdEntity = defineEntity({
  name: 'sasaran-strategis-rpjmd',
  title: 'Sasaran Strategis RPJMD & IKU Bupati',
  sebutan: 'sasaran strategis RPJMD',
  acts: regencyPlan,
  menu: { group: 'Perencanaan', order: 20, icon: 'landmark' },
  parent: 'visi-misi-rpjmd',
  orders: ['nomor', 'sasaran', 'indikator', ...limaTahunanOrders],
  filters: ['sasaran_strategis_id', 'tujuan_id'],
});

export const sasaranStrategisRpjmdRoutes = resourceRoutes(sasaranStrategisRpjmdEntity);
