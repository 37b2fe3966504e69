import type { Domain } from '../../domain';
import { registerBebanKerja } from './beban/beban-routes';
import { registerCalon } from './calon/calon-routes';
import { registerTimPekerjaan } from './hari-ini/hari-ini';
import { registerPejabatSementara } from './jabatan/pejabat-routes';
import { pegawaiImport } from './pegawai/import/pegawai-import';
import { registerPegawai } from './pegawai/pegawai-routes';
import { registerTimSaya } from './saya/saya-routes';
import { registerSkp } from './skp/skp-routes';
import type {} from './tables';
import { registerAnggota } from './tim/anggota-routes';
import { registerTim } from './tim/tim-routes';
import { registerValidasiAnggota } from './validasi/validasi-routes';

/** Teams of units, the people in them, who approves of them, and the employees that they are taken from (domain §6). */
export const timKerja: Domain = {
  name: 'tim-kerja',
  imports: [pegawaiImport],
  register: (app) => {
    registerTim(app);
    registerAnggota(app);
    registerCalon(app);
    registerPejabatSementara(app);
    registerValidasiAnggota(app);
    registerTimSaya(app);
    registerPegawai(app);
    registerSkp(app);
    registerBebanKerja(app);
    registerTimPekerjaan(app);
  },
};
