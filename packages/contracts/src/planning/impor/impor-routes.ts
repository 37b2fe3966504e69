import { superOnly, unitRoles, unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';

/** Files into plans; an import is shown to who made it. */
export const imporActs = actsOf('impor', {
  nomenklatur: superOnly,
  kaskade: unitWriters,
  lihat: { roles: unitRoles, unit: 'any' },
});
