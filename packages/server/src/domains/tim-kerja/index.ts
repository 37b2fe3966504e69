import type { Domain } from '../../domain';
import { registerTimSaya } from './saya/saya-routes';

/** What Tim Kerja adds to the server. */
export const timKerja: Domain = {
  name: 'tim-kerja',
  register: (app) => {
    registerTimSaya(app);
  },
};
