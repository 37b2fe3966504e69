import { defineRoute } from '../../route';
import { raporActs } from '../kartu/rapor-routes';

/** What was missed, why, and what repairs it. */
export const perbaikanRoutes = {
  kinerja: defineRoute('GET', '/rapor/kinerja/{kinerjaId}', raporActs.read, 'kinerja'),
  list: defineRoute('GET', '/rapor/langkah-perbaikan', raporActs.read, 'kinerja'),
  ekspor: defineRoute('GET', '/rapor/langkah-perbaikan/ekspor', raporActs.read, 'kinerja'),
};
