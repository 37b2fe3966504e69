import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { lkeValidatorRoles } from '../rules';

const writers = { roles: ['perangkat_daerah', ...lkeValidatorRoles], unit: 'own' } as const;

/** Talk about a criterion between the unit and its evaluators; who may see evidence may read it. */
export const lkeKomentarActs = actsOf('lke-komentar', {
  read: { roles: ['super', ...writers.roles], unit: 'own' },
  create: writers,
  update: writers,
  selesai: writers,
});

const PATH = '/lke/lembar/{satkerId}/komentar';

export const lkeKomentarRoutes = {
  list: defineRoute('GET', PATH, lkeKomentarActs.read, 'kinerja'),
  jumlah: defineRoute('GET', `${PATH}/jumlah`, lkeKomentarActs.read, 'kinerja'),
  create: defineRoute('POST', PATH, lkeKomentarActs.create, 'kinerja'),
  update: defineVersionedRoute('PUT', `${PATH}/{komentarId}`, lkeKomentarActs.update, 'kinerja'),
  selesai: defineVersionedRoute('PUT', `${PATH}/{komentarId}/selesai`, lkeKomentarActs.selesai, 'kinerja'),
};
