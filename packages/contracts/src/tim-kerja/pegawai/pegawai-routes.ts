import { unitRoles, unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';

/** Employees: their own unit's whole rows; of other units name, post and unit alone (domain §6). */
export const pegawaiActs = actsOf('pegawai', {
  list: { roles: unitRoles, unit: 'any' },
  read: unitWriters,
  tulis: unitWriters,
  impor: unitWriters,
});

const one = '/pegawai/{nip}' as const;

export const pegawaiRoutes = {
  list: defineRoute('GET', '/pegawai', pegawaiActs.list),
  get: defineRoute('GET', one, pegawaiActs.read),
  history: defineRoute('GET', `${one}/riwayat`, pegawaiActs.read),
  create: defineRoute('POST', '/pegawai', pegawaiActs.tulis),
  update: defineRoute('PUT', one, pegawaiActs.tulis),
  pindah: defineRoute('POST', `${one}/pindah`, pegawaiActs.tulis),
  berhenti: defineRoute('POST', `${one}/berhenti`, pegawaiActs.tulis),
  kembali: defineRoute('POST', `${one}/kembali`, pegawaiActs.tulis),
};

export const pegawaiImportRoutes = {
  preview: defineRoute('POST', '/impor/pegawai', pegawaiActs.impor, 'kinerja'),
  template: defineRoute('GET', '/impor/pegawai/templat', pegawaiActs.impor),
};
