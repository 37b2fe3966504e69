import { everybody } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';
import { lkeReaderRoles, lkeValidatorRoles } from '../rules';

/** Results of the evaluation. What each reader sees of a unit, its row says (domain §4). */
export const lkeHasilActs = actsOf('lke-hasil', {
  list: { roles: lkeReaderRoles, unit: 'any' },
  read: { roles: lkeReaderRoles, unit: 'own' },
  rekap: { roles: ['super', ...lkeValidatorRoles], unit: 'any' },
});

/** The same for everybody, as far as it is final. */
export const lkeHasilPublikActs = actsOf('lke-hasil-publik', { read: everybody });

export const lkeHasilRoutes = {
  list: defineRoute('GET', '/lke/hasil', lkeHasilActs.list, 'kinerja'),
  ekspor: defineRoute('GET', '/lke/hasil/ekspor', lkeHasilActs.rekap, 'kinerja'),
  get: defineRoute('GET', '/lke/hasil/{satkerId}', lkeHasilActs.read, 'kinerja'),
};

export const lkeHasilPublikRoutes = {
  list: defineRoute('GET', '/public-display/lke/hasil', lkeHasilPublikActs.read, 'publik'),
};

/** What leaves the portal of a unit's evaluation: its report, and the whole worksheet. Opened in a new tab. */
export const lkeDokumenActs = actsOf('lke-dokumen', {
  laporan: { roles: lkeReaderRoles, unit: 'own' },
  arsip: { roles: ['super', 'perangkat_daerah', ...lkeValidatorRoles], unit: 'own' },
});

export const lkeDokumenRoutes = {
  laporan: defineRoute('GET', '/lke/laporan/{satkerId}', lkeDokumenActs.laporan),
  arsip: defineRoute('GET', '/lke/arsip/{satkerId}', lkeDokumenActs.arsip),
};
