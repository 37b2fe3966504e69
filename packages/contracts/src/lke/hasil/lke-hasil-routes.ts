import { everybody } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';
import { lkeReaderRoles, lkeValidatorRoles } from '../rules';

/** Results of the evaluation. What each reader sees of a unit, its row says (domain §4). */
export const lkeHasilActs = actsOf('lke-hasil', {
  read: { roles: lkeReaderRoles, unit: 'own' },
  rekap: { roles: ['super', ...lkeValidatorRoles], unit: 'any' },
});

/** The same for everybody, as far as it is final. */
export const lkeHasilPublikActs = actsOf('lke-hasil-publik', { read: everybody });

export const lkeHasilRoutes = {
  list: defineRoute('GET', '/lke/hasil', lkeHasilActs.read, 'kinerja'),
  ekspor: defineRoute('GET', '/lke/hasil/ekspor', lkeHasilActs.rekap, 'kinerja'),
  get: defineRoute('GET', '/lke/hasil/{satkerId}', lkeHasilActs.read, 'kinerja'),
};

export const lkeHasilPublikRoutes = {
  list: defineRoute('GET', '/public-display/lke/hasil', lkeHasilPublikActs.read, 'publik'),
};
