import { signedIn, unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { planningRoles, planningValidatorRoles } from '../rules';

/** Validation of a unit's plan: the unit submits, validators decide stage by stage (domain §7). */
export const validasiPerencanaanActs = actsOf('validasi-perencanaan', {
  status: signedIn,
  list: { roles: [...planningValidatorRoles, 'pemerintah_daerah', 'pemda'], unit: 'any' },
  get: { roles: planningRoles, unit: 'own' },
  ajukan: unitWriters,
  putuskan: { roles: planningValidatorRoles, unit: 'any' },
});

const PATH = '/validasi-perencanaan';

/** How the plan of the reader's own unit stands. */
export const planningValidationRoutes = {
  planningValidation: defineRoute('GET', PATH, validasiPerencanaanActs.status, 'kinerja'),
};

export const validasiPerencanaanRoutes = {
  queue: defineRoute('GET', `${PATH}/antrean`, validasiPerencanaanActs.list, 'kinerja'),
  get: defineRoute('GET', `${PATH}/{satkerId}`, validasiPerencanaanActs.get, 'kinerja'),
  periksa: defineRoute('PUT', `${PATH}/{satkerId}/diperiksa`, validasiPerencanaanActs.putuskan, 'kinerja'),
  history: defineRoute('GET', `${PATH}/{satkerId}/riwayat`, validasiPerencanaanActs.get, 'kinerja'),
  ajukan: defineVersionedRoute(
    'POST',
    `${PATH}/{satkerId}/ajukan`,
    validasiPerencanaanActs.ajukan,
    'kinerja',
  ),
  tarik: defineVersionedRoute('POST', `${PATH}/{satkerId}/tarik`, validasiPerencanaanActs.ajukan, 'kinerja'),
  setujui: defineVersionedRoute(
    'POST',
    `${PATH}/{satkerId}/setujui`,
    validasiPerencanaanActs.putuskan,
    'kinerja',
  ),
  kembalikan: defineVersionedRoute(
    'POST',
    `${PATH}/{satkerId}/kembalikan`,
    validasiPerencanaanActs.putuskan,
    'kinerja',
  ),
};
