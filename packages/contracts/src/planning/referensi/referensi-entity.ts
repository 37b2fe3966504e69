import { defineEntity } from '../../entity';
import { resourceRoutes } from '../../resource-routes';
import { superData } from '../rules';

/** Deadlines of the chosen year, one row a code. Super only (domain §9). */
export const referensiEntity = defineEntity({
  name: 'referensi',
  title: 'Batas Waktu',
  sebutan: 'batas waktu',
  acts: superData,
  menu: { group: 'Referensi', order: 10, icon: 'calendar-clock', roles: ['super'] },
  orders: ['nama', 'kode', 'nilai_date'],
  filters: [],
});

export const referensiRoutes = resourceRoutes(referensiEntity);
