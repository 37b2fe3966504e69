import { defineRoute } from '../../route';
import { lkipActs, lkipKabupatenActs } from './lkip-routes';

const PATH = '/lkip/ekspor';

/** Files of annual reports: made for whoever may read or review the report, and shown to who asked for them. */
export const lkipEksporRoutes = {
  satuanKerja: defineRoute('POST', '/lkip/satuan-kerja/{satkerId}/ekspor', lkipActs.telaah, 'kinerja'),
  kabupaten: defineRoute('POST', '/lkip/kabupaten/ekspor', lkipKabupatenActs.telaah, 'kinerja'),
  baca: defineRoute('GET', `${PATH}/{id}`, lkipKabupatenActs.telaah, 'kinerja'),
  batal: defineRoute('POST', `${PATH}/{id}/batal`, lkipKabupatenActs.telaah, 'kinerja'),
  berkas: defineRoute('GET', `${PATH}/{id}/berkas`, lkipKabupatenActs.telaah),
};
