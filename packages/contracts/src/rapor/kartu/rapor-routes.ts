import { everybody } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';
import { raporReaderRoles } from '../rules';

/** Report cards of a quarter. Of other units a reader sees what is final (decision 2). */
export const raporActs = actsOf('rapor', { read: { roles: raporReaderRoles, unit: 'any' } });

/** The same for everybody, as far as it is final, without names. */
export const raporPublikActs = actsOf('rapor-publik', { read: everybody });

export const raporRoutes = {
  ringkasan: defineRoute('GET', '/rapor/ringkasan', raporActs.read, 'kinerja'),
  data: defineRoute('GET', '/rapor/data', raporActs.read, 'kinerja'),
  sasaran: defineRoute('GET', '/rapor/sasaran-pd', raporActs.read, 'kinerja'),
  ekspor: defineRoute('GET', '/rapor/data/ekspor', raporActs.read, 'kinerja'),
  peringkat: defineRoute('GET', '/rapor/peringkat', raporActs.read, 'kinerja'),
};

export const raporPublikRoutes = {
  kartu: defineRoute('GET', '/public-display/rapor/{triwulan}/{satkerId}', raporPublikActs.read, 'publik'),
};
