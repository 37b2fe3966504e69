import { defineRoute } from '../../route';
import { lkipActs, lkipKabupatenActs } from './lkip-routes';

const PATH = '/lkip/ekspor';

/** Files of annual reports: made for whoever may read the report, and shown to who asked for them. */
export const lkipEksporRoutes = {
  satuanKerja: defineRoute('POST', '/lkip/satuan-kerja/{satkerId}/ekspor', lkipActs.read, 'kinerja'),
  kabupaten: defineRoute('POST', '/lkip/kabupaten/ekspor', lkipKabupatenActs.read, 'kinerja'),
  baca: defineRoute('GET', `${PATH}/{id}`, lkipKabupatenActs.read, 'kinerja'),
  batal: defineRoute('POST', `${PATH}/{id}/batal`, lkipKabupatenActs.read, 'kinerja'),
  berkas: defineRoute('GET', `${PATH}/{id}/berkas`, lkipKabupatenActs.read),
};
