import { signedIn, unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';
import { planningRoles, planningValidatorRoles } from '../rules';

/** Validation of a unit's plan: the unit submits, validators decide stage by stage (domain §7). */
export const validasiPerencanaanActs = actsOf('validasi-perencanaan', {
  status: signedIn,
  lihat: { roles: [...planningValidatorRoles, 'pemerintah_daerah', 'pemda'], unit: 'any' },
  rincian: { roles: planningRoles, unit: 'own' },
  ajukan: unitWriters,
  putuskan: { roles: planningValidatorRoles, unit: 'any' },
});
