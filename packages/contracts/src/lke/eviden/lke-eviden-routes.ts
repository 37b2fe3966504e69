import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { lkePelakuRules, lkeValidatorRoles } from '../rules';

/** Evidence of a unit: written by the unit, read by it, its evaluators, plenary and super, by nobody else (domain §4). */
export const lkeEvidenActs = actsOf('lke-eviden', {
  read: { roles: ['super', 'perangkat_daerah', ...lkeValidatorRoles], unit: 'own' },
  update: lkePelakuRules.unit,
  ajukan: lkePelakuRules.unit,
});

const PATH = '/lke/eviden/{satkerId}';
const BUKTI = '/lke/bukti/{satkerId}';

export const lkeEvidenRoutes = {
  list: defineRoute('GET', PATH, lkeEvidenActs.read, 'kinerja'),
  update: defineVersionedRoute('PUT', `${PATH}/{evidenId}`, lkeEvidenActs.update, 'kinerja'),
  replace: defineVersionedRoute('POST', `${PATH}/{evidenId}/versi`, lkeEvidenActs.update, 'kinerja'),
  remove: defineVersionedRoute('DELETE', `${PATH}/{evidenId}`, lkeEvidenActs.update, 'kinerja'),
};

export const lkeBuktiRoutes = {
  ajukan: defineRoute('POST', BUKTI, lkeEvidenActs.ajukan, 'kinerja'),
  halaman: defineVersionedRoute('PUT', `${BUKTI}/{buktiId}/halaman`, lkeEvidenActs.ajukan, 'kinerja'),
  tarik: defineVersionedRoute('DELETE', `${BUKTI}/{buktiId}`, lkeEvidenActs.ajukan, 'kinerja'),
};
