import { superOnly } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';

/** Keeping the instruments of the years: the administrator alone. */
export const kelolaInstrumenActs = actsOf('kelola-instrumen', {
  read: superOnly,
  copy: superOnly,
  update: superOnly,
});

const PATH = '/lke/kelola-instrumen';

export const kelolaInstrumenRoutes = {
  years: defineRoute('GET', PATH, kelolaInstrumenActs.read),
  get: defineRoute('GET', `${PATH}/{tahunInstrumen}`, kelolaInstrumenActs.read),
  copy: defineRoute('POST', PATH, kelolaInstrumenActs.copy),
  update: defineVersionedRoute('PUT', `${PATH}/{tahunInstrumen}`, kelolaInstrumenActs.update),
};
