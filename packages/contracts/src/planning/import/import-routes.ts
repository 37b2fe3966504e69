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
  previewNomenklatur: defineRoute('POST', '/impor/nomenklatur', imporActs.nomenklatur, 'kinerja'),
  nomenklaturTemplate: defineRoute('GET', '/impor/nomenklatur/templat', imporActs.nomenklatur),
  previewCascade: defineRoute('POST', '/impor/kaskade', imporActs.kaskade, 'kinerja'),
  cascadeTemplate: defineRoute('GET', '/impor/kaskade/templat', imporActs.kaskade, 'kinerja'),
  get: defineRoute('GET', '/impor/{id}', imporActs.read, 'kinerja'),
  rows: defineRoute('GET', '/impor/{id}/baris', imporActs.read, 'kinerja'),
  run: defineRoute('POST', '/impor/{id}/jalankan', imporActs.read, 'kinerja'),
  cancel: defineRoute('POST', '/impor/{id}/batal', imporActs.read, 'kinerja'),
};
