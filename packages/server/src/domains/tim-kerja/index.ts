import type { Domain } from '../../domain';
import { registerBebanKerja } from './beban/beban-routes';
import { registerCalon } from './calon/calon-routes';
import { registerTimPekerjaan } from './hari-ini/hari-ini';
import { registerPejabatSementara } from './jabatan/pejabat-routes';
import { pegawaiImport } from './pegawai/import/pegawai-import';
import { registerPegawai } from './pegawai/pegawai-routes';
import { registerTimSaya } from './saya/saya-routes';
import { addJabatanPegawai } from './seed/jabatan-pegawai';
import { addRealisasiAnggota } from './seed/realisasi-anggota';
import { addRiwayatAnggota } from './seed/riwayat-anggota';
import { registerSkp } from './skp/skp-routes';
import type {} from './tables';
import { registerAnggota } from './tim/anggota-routes';
import { registerTim } from './tim/tim-routes';
import { registerValidasiAnggota } from './validasi/validasi-routes';

/** Teams of units, the people in them, who approves of them, and the employees that they are taken from (domain §6). */
export const timKerja: Domain = {
  name: 'tim-kerja',
  imports: [pegawaiImport],
  seed: {
    addRows: ({ rows, people }) => {
      addJabatanPegawai(rows, people);
      addRealisasiAnggota(rows);
      addRiwayatAnggota(rows);
    },
  },
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
