import { actsOf } from '../../act';
import { defineRoute } from '../../route';
import { writeRegency } from '../rules';

/** Achievement of key indicators: the regency writes its own, a unit its own. */
export const capaianIkuActs = actsOf('capaian-iku', {
  lihat: { roles: ['super', 'pemerintah_daerah', 'perangkat_daerah', 'pemda'], unit: 'any' },
  'ubah-kabupaten': writeRegency,
  'ubah-pd': { roles: ['super', 'perangkat_daerah'], unit: 'own' },
});

const PATH = '/capaian-iku';

export const capaianIkuRoutes = {
  daftar: defineRoute('GET', PATH, capaianIkuActs.lihat, 'kinerja'),
  ringkasan: defineRoute('GET', `${PATH}/ringkasan`, capaianIkuActs.lihat, 'kinerja'),
  ekspor: defineRoute('GET', `${PATH}/ekspor`, capaianIkuActs.lihat, 'kinerja'),
  ubahKabupaten: defineRoute('PUT', `${PATH}/kabupaten/{id}`, capaianIkuActs['ubah-kabupaten'], 'kinerja'),
  ubahPd: defineRoute('PUT', `${PATH}/pd/{id}`, capaianIkuActs['ubah-pd'], 'kinerja'),
};
