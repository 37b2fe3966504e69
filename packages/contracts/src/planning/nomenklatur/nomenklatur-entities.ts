import { defineEntity } from '../../entity';
import { superData } from '../rules';
import { nomenklaturOrders } from '../shared-orders';

/** Budget nomenclature of a unit and year: programme. Super only (domain §9). */
export const programEntity = defineEntity({
  name: 'program',
  title: 'Program',
  sebutan: 'program',
  acts: superData,
  orders: nomenklaturOrders,
  filters: [],
});

/** Activity below a programme; its code begins with the programme's. */
export const kegiatanEntity = defineEntity({
  name: 'kegiatan',
  title: 'Kegiatan',
  sebutan: 'kegiatan',
  acts: superData,
  parent: 'program',
  orders: nomenklaturOrders,
  filters: ['program_id'],
});

/** Sub-activity below an activity, with the ministry's indicator. */
export const subKegiatanEntity = defineEntity({
  name: 'sub-kegiatan',
  title: 'Sub Kegiatan',
  sebutan: 'sub kegiatan',
  acts: superData,
  parent: 'kegiatan',
  orders: nomenklaturOrders,
  filters: ['kegiatan_id'],
});
