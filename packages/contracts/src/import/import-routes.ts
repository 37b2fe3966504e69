import { unitRoles } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

/** An import is shown to who made it; what a file may be written into says the act of its kind. */
export const importActs = actsOf('impor', { read: { roles: unitRoles, unit: 'any' } });

export const importRoutes = {
  get: defineRoute('GET', '/impor/{id}', importActs.read, 'kinerja'),
  rows: defineRoute('GET', '/impor/{id}/baris', importActs.read, 'kinerja'),
  run: defineRoute('POST', '/impor/{id}/jalankan', importActs.read, 'kinerja'),
  cancel: defineRoute('POST', '/impor/{id}/batal', importActs.read, 'kinerja'),
};
