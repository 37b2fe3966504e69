import type { Domain } from '../../domain';
import { registerCalon } from './calon/calon-routes';
import { registerPejabatSementara } from './jabatan/pejabat-routes';
import { registerAnggota } from './tim/anggota-routes';
import { registerTim } from './tim/tim-routes';
import { registerValidasiAnggota } from './validasi/validasi-routes';

/** Teams of units, the people in them and who approves of them (domain §6). */
export const timKerja: Domain = {
  name: 'tim-kerja',
  register: (app) => {
    registerTim(app);
    registerAnggota(app);
    registerCalon(app);
    registerPejabatSementara(app);
    registerValidasiAnggota(app);
  },
};
