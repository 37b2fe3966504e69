import { defineRoute } from '../../route';
import { lkipActs, lkipKabupatenActs } from './lkip-routes';

/** Tables of annual reports, for whoever may read or review the report. */
export const lkipTabelRoutes = {
  satuanKerja: defineRoute('GET', '/lkip/satuan-kerja/{satkerId}/tabel', lkipActs.telaah, 'kinerja'),
  kabupaten: defineRoute('GET', '/lkip/kabupaten/tabel', lkipKabupatenActs.telaah, 'kinerja'),
};
