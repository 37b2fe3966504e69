import { actsOf } from '../../act';
import { defineRoute } from '../../route';
import { lkeReaderRoles } from '../rules';

export const lkeInstrumenActs = actsOf('lke-instrumen', { read: { roles: lkeReaderRoles, unit: 'any' } });

export const lkeInstrumenRoutes = {
  get: defineRoute('GET', '/lke/instrumen', lkeInstrumenActs.read, 'kinerja'),
};
