import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { planningRoles, planningValidatorRoles } from '../rules';

const writers = { roles: [...planningValidatorRoles, 'perangkat_daerah', 'setda'], unit: 'own' } as const;

/** Talk about rows of a plan between its unit and those who decide about it; who reads the plan’s review reads it. */
export const komentarRencanaActs = actsOf('komentar-rencana', {
  read: { roles: planningRoles, unit: 'own' },
  create: writers,
  balas: writers,
  selesai: writers,
});

const PATH = '/validasi-perencanaan/{satkerId}/komentar';

export const komentarRencanaRoutes = {
  list: defineRoute('GET', PATH, komentarRencanaActs.read, 'kinerja'),
  create: defineRoute('POST', PATH, komentarRencanaActs.create, 'kinerja'),
  balas: defineRoute('POST', `${PATH}/{komentarId}/balasan`, komentarRencanaActs.balas, 'kinerja'),
  selesai: defineVersionedRoute(
    'PUT',
    `${PATH}/{komentarId}/selesai`,
    komentarRencanaActs.selesai,
    'kinerja',
  ),
};
