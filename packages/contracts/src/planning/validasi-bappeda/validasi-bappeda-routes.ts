import type { RoleName, Rule } from '@selaras/roles';

/** Who may give Bappeda's verdict on a row (domain §7). */
export const judgeByBappeda: Rule<RoleName> = { roles: ['super', 'validator_bappeda'], unit: 'any' };
