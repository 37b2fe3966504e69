import { type RoleName, type Rule, unitRoles } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';

const readers = [...unitRoles, 'validator_kepala_bidang', 'validator_kepala_opd'] as const;
const own: Rule<RoleName> = { roles: readers, unit: 'own' };

/** Targets of an employee; his own ones belong to whoever has a NIP. */
export const skpActs = actsOf('skp', { read: own, sendiri: { roles: readers, unit: 'any' } });

export const skpRoutes = {
  sendiri: defineRoute('GET', '/skp', skpActs.sendiri, 'kinerja'),
  get: defineRoute('GET', '/skp/{nip}', skpActs.read, 'kinerja'),
  export: defineRoute('GET', '/skp/{nip}/ekspor', skpActs.read, 'kinerja'),
};
