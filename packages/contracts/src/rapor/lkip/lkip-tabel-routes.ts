import { defineRoute } from '../../route';
import { lkipActs, lkipKabupatenActs } from './lkip-routes';

/** Tables of annual reports, for whoever may read the report. */
export const lkipTabelRoutes = {
  satuanKerja: defineRoute('GET', '/lkip/satuan-kerja/{satkerId}/tabel', lkipActs.read, 'kinerja'),
  kabupaten: defineRoute('GET', '/lkip/kabupaten/tabel', lkipKabupatenActs.read, 'kinerja'),
};
