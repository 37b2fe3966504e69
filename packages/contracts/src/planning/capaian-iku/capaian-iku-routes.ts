import { actsOf } from '../../act';
import { writeRegency } from '../rules';

/** Achievement of key indicators: the regency writes its own, a unit its own. */
export const capaianIkuActs = actsOf('capaian-iku', {
  lihat: { roles: ['super', 'pemerintah_daerah', 'perangkat_daerah', 'pemda'], unit: 'any' },
  'ubah-kabupaten': writeRegency,
  'ubah-pd': { roles: ['super', 'perangkat_daerah'], unit: 'own' },
});
