import type { Domain } from '../../domain';
import { registerInstrumen } from './instrumen/instrumen-routes';
import { registerLembar } from './penilaian/lembar-routes';

/** The evaluation of performance accountability: worksheets, two rounds, plenary, results, documents (domain §4). */
export const lke: Domain = {
  name: 'lke',
  register: (app) => {
    registerInstrumen(app);
    registerLembar(app);
  },
};
