import { type RoleName, type Rule, unitRoles } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';

const readers = [...unitRoles, 'validator_kepala_bidang', 'validator_kepala_opd'] as const;
const anyUnit: Rule<RoleName> = { roles: readers, unit: 'any' };

/** Targets of employees of the own unit; others are answered as not being there, so that no number is confirmed. */
export const skpActs = actsOf('skp', { read: anyUnit, sendiri: anyUnit });

export const skpRoutes = {
  sendiri: defineRoute('GET', '/skp', skpActs.sendiri, 'kinerja'),
  get: defineRoute('GET', '/skp/{nip}', skpActs.read, 'kinerja'),
  export: defineRoute('GET', '/skp/{nip}/ekspor', skpActs.read, 'kinerja'),
};
