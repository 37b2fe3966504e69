import { unitRoles, unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';

const anyUnit = { roles: unitRoles, unit: 'any' } as const;

/**
 * Employees: their own unit's whole rows; of other units name, post and unit alone (domain §6). Somebody of another unit
 * is answered as not being there, not as forbidden, so that no number is confirmed: `read` and `ubah` look at no unit,
 * the handlers do.
 */
export const pegawaiActs = actsOf('pegawai', {
  list: anyUnit,
  read: anyUnit,
  ubah: anyUnit,
  tulis: unitWriters,
  impor: unitWriters,
});

const one = '/pegawai/{nip}' as const;

export const pegawaiRoutes = {
  list: defineRoute('GET', '/pegawai', pegawaiActs.list),
  export: defineRoute('GET', '/pegawai/ekspor', pegawaiActs.list, 'kinerja'),
  get: defineRoute('GET', one, pegawaiActs.read),
  history: defineRoute('GET', `${one}/riwayat`, pegawaiActs.read),
  create: defineRoute('POST', '/pegawai', pegawaiActs.tulis),
  update: defineVersionedRoute('PUT', one, pegawaiActs.ubah),
  pindah: defineVersionedRoute('POST', `${one}/pindah`, pegawaiActs.ubah),
  berhenti: defineVersionedRoute('POST', `${one}/berhenti`, pegawaiActs.ubah),
  kembali: defineVersionedRoute('POST', `${one}/kembali`, pegawaiActs.ubah),
};

export const pegawaiImportRoutes = {
  preview: defineRoute('POST', '/impor/pegawai', pegawaiActs.impor, 'kinerja'),
  template: defineRoute('GET', '/impor/pegawai/templat', pegawaiActs.impor),
};
