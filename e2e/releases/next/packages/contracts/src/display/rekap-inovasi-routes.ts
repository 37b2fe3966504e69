import { actsOf } from '../act';
import { defineRoute } from '../route';

/** Counting what all units invented is the regency's. */
export const rekapInovasiActs = actsOf('rekap-inovasi', {
  read: { roles: ['super', 'pemerintah_daerah'], unit: 'any' },
});

export const rekapInovasiRoutes = {
  list: defineRoute('GET', '/rekap-inovasi', rekapInovasiActs.read, 'kinerja'),
};
