import { staff, staffOfUnit, unitWriters } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute, defineVersionedRoute } from '../route';

/** Teams of a unit and the people in them; the unit that has a team writes it (domain §6). */
export const timKerjaActs = actsOf('tim-kerja', {
  list: staff,
  read: staffOfUnit,
  tulis: unitWriters,
});

const PATH = '/tim-kerja';
const TIM = `${PATH}/{id}`;
const ANGGOTA = `${TIM}/anggota`;
const SATU = `${ANGGOTA}/{nip}`;
const { list, read, tulis } = timKerjaActs;

export const timKerjaRoutes = {
  list: defineRoute('GET', PATH, list, 'kinerja'),
  export: defineRoute('GET', `${PATH}/ekspor`, list, 'kinerja'),
  tambahan: defineRoute('GET', `${PATH}/tambahan`, list, 'kinerja'),
  create: defineRoute('POST', PATH, tulis, 'kinerja'),
  get: defineRoute('GET', TIM, read, 'kinerja'),
  save: defineVersionedRoute('PUT', TIM, tulis, 'kinerja'),
  bubarkan: defineVersionedRoute('DELETE', TIM, tulis, 'kinerja'),
};

/** People who may be led into a team or lead it. */
export const calonAnggotaRoutes = {
  list: defineRoute('GET', '/calon-anggota/{satkerId}', tulis, 'kinerja'),
  get: defineRoute('GET', '/calon-anggota/{satkerId}/{pegawaiId}', tulis, 'kinerja'),
};

export const anggotaTimRoutes = {
  create: defineRoute('POST', ANGGOTA, tulis, 'kinerja'),
  get: defineRoute('GET', SATU, read, 'kinerja'),
  save: defineVersionedRoute('PUT', SATU, tulis, 'kinerja'),
  langkah: defineVersionedRoute('POST', `${SATU}/langkah`, tulis, 'kinerja'),
};

/** Who acts for the holder of a post of a unit for a while (Plt/Plh). */
export const pejabatSementaraRoutes = {
  list: defineRoute('GET', '/pejabat-sementara/{satkerId}', read),
  create: defineRoute('POST', '/pejabat-sementara/{satkerId}', tulis),
  akhiri: defineVersionedRoute('DELETE', '/pejabat-sementara/{satkerId}/{pejabatId}', tulis),
};
