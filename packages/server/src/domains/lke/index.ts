import type { Domain } from '../../domain';
import { registerHasil } from './hasil/hasil-routes';
import { registerInstrumen } from './instrumen/instrumen-routes';
import { registerIsian } from './pengisian/isian-routes';
import { registerPembagian } from './pengisian/pembagian-routes';
import { registerLembar } from './penilaian/lembar-routes';

/** The evaluation of performance accountability: worksheets, two rounds, plenary, results, documents (domain §4). */
export const lke: Domain = {
  name: 'lke',
  register: (app) => {
    registerInstrumen(app);
    registerLembar(app);
    registerHasil(app);
    registerIsian(app);
    registerPembagian(app);
  },
};
