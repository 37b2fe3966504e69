import { superOnly, unitRoles, unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';

/** Files into plans; an import is shown to who made it. */
export const importActs = actsOf('impor', {
  nomenklatur: superOnly,
  kaskade: unitWriters,
  read: { roles: unitRoles, unit: 'any' },
});

export const importRoutes = {
  previewNomenklatur: defineRoute('POST', '/impor/nomenklatur', importActs.nomenklatur, 'kinerja'),
  nomenklaturTemplate: defineRoute('GET', '/impor/nomenklatur/templat', importActs.nomenklatur),
  previewCascade: defineRoute('POST', '/impor/kaskade', importActs.kaskade, 'kinerja'),
  cascadeTemplate: defineRoute('GET', '/impor/kaskade/templat', importActs.kaskade, 'kinerja'),
  get: defineRoute('GET', '/impor/{id}', importActs.read, 'kinerja'),
  rows: defineRoute('GET', '/impor/{id}/baris', importActs.read, 'kinerja'),
  run: defineRoute('POST', '/impor/{id}/jalankan', importActs.read, 'kinerja'),
  cancel: defineRoute('POST', '/impor/{id}/batal', importActs.read, 'kinerja'),
};
