import type { Domain } from '../../domain';
import { registerNilaiJenjang } from './nilai-jenjang/nilai-jenjang-routes';
import { registerPenambahanOutput } from './penambahan-output/penambahan-output-routes';

/** What Rapor adds to the server: classes of performance and outputs beyond plan (domain §3, §9 2.6). */
export const rapor: Domain = {
  name: 'rapor',
  register: (app) => {
    registerNilaiJenjang(app);
    registerPenambahanOutput(app);
  },
};
