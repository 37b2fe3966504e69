import { actsOf } from '../../act';
import { defineRoute } from '../../route';
import { writeRegency } from '../rules';

/** Achievement of key indicators: the regency writes its own, a unit its own. */
export const capaianIkuActs = actsOf('capaian-iku', {
  read: { roles: ['super', 'pemerintah_daerah', 'perangkat_daerah', 'pemda'], unit: 'any' },
  'update-kabupaten': writeRegency,
  'update-pd': { roles: ['super', 'perangkat_daerah'], unit: 'own' },
});

const PATH = '/capaian-iku';

export const capaianIkuRoutes = {
  daftar: defineRoute('GET', PATH, capaianIkuActs.read, 'kinerja'),
  ringkasan: defineRoute('GET', `${PATH}/ringkasan`, capaianIkuActs.read, 'kinerja'),
  ekspor: defineRoute('GET', `${PATH}/ekspor`, capaianIkuActs.read, 'kinerja'),
  ubahKabupaten: defineRoute('PUT', `${PATH}/kabupaten/{id}`, capaianIkuActs['update-kabupaten'], 'kinerja'),
  ubahPd: defineRoute('PUT', `${PATH}/pd/{id}`, capaianIkuActs['update-pd'], 'kinerja'),
};
