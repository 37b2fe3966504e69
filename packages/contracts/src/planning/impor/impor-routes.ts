import { superOnly, unitRoles, unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';

/** Files into plans; an import is shown to who made it. */
export const imporActs = actsOf('impor', {
  nomenklatur: superOnly,
  kaskade: unitWriters,
  read: { roles: unitRoles, unit: 'any' },
});

export const imporRoutes = {
  pratinjauNomenklatur: defineRoute('POST', '/impor/nomenklatur', imporActs.nomenklatur, 'kinerja'),
  templatNomenklatur: defineRoute('GET', '/impor/nomenklatur/templat', imporActs.nomenklatur),
  pratinjauKaskade: defineRoute('POST', '/impor/kaskade', imporActs.kaskade, 'kinerja'),
  templatKaskade: defineRoute('GET', '/impor/kaskade/templat', imporActs.kaskade, 'kinerja'),
  get: defineRoute('GET', '/impor/{id}', imporActs.read, 'kinerja'),
  baris: defineRoute('GET', '/impor/{id}/baris', imporActs.read, 'kinerja'),
  jalankan: defineRoute('POST', '/impor/{id}/jalankan', imporActs.read, 'kinerja'),
  batal: defineRoute('POST', '/impor/{id}/batal', imporActs.read, 'kinerja'),
};
