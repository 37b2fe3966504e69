import type { Domain } from '../../domain';
import { pegawaiImport } from './pegawai/import/pegawai-import';
import { registerPegawai } from './pegawai/pegawai-routes';
import { registerSkp } from './skp/skp-routes';

/** What Tim Kerja adds to the server. */
export const timKerja: Domain = {
  name: 'tim-kerja',
  imports: [pegawaiImport],
  register: (app) => {
    registerPegawai(app);
    registerSkp(app);
  },
};
