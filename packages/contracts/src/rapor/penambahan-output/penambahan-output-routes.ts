import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';

const readers = ['super', 'pemerintah_daerah', 'perangkat_daerah'] as const;

/** Outputs beyond plan: a unit says its own, who sees all units sees all of theirs (domain §9 2.6). */
export const penambahanOutputActs = actsOf('penambahan-output', {
  read: { roles: readers, unit: 'any' },
  history: { roles: readers, unit: 'own' },
  update: { roles: ['super', 'perangkat_daerah'], unit: 'own' },
});

const PATH = '/penambahan-output';

export const penambahanOutputRoutes = {
  list: defineRoute('GET', PATH, penambahanOutputActs.read, 'kinerja'),
  export: defineRoute('GET', `${PATH}/ekspor`, penambahanOutputActs.read, 'kinerja'),
  update: defineVersionedRoute('PUT', `${PATH}/{satkerId}`, penambahanOutputActs.update, 'kinerja'),
  history: defineRoute('GET', `${PATH}/{satkerId}/riwayat`, penambahanOutputActs.history, 'kinerja'),
};
