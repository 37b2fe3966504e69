import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { writeRegency } from '../rules';

/** Achievement of key indicators: the regency writes its own, a unit its own. */
export const capaianIkuActs = actsOf('capaian-iku', {
  read: { roles: ['super', 'pemerintah_daerah', 'perangkat_daerah', 'pemda'], unit: 'any' },
  'update-kabupaten': writeRegency,
  'update-pd': { roles: ['super', 'perangkat_daerah'], unit: 'own' },
});

const PATH = '/capaian-iku';

export const capaianIkuRoutes = {
  list: defineRoute('GET', PATH, capaianIkuActs.read, 'kinerja'),
  summary: defineRoute('GET', `${PATH}/ringkasan`, capaianIkuActs.read, 'kinerja'),
  export: defineRoute('GET', `${PATH}/ekspor`, capaianIkuActs.read, 'kinerja'),
  updateKabupaten: defineVersionedRoute(
    'PUT',
    `${PATH}/kabupaten/{id}`,
    capaianIkuActs['update-kabupaten'],
    'kinerja',
  ),
  updatePd: defineVersionedRoute('PUT', `${PATH}/pd/{id}`, capaianIkuActs['update-pd'], 'kinerja'),
};
