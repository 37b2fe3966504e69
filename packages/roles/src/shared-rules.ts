import { type RoleName, roleNames } from './role';
import type { Rule, Who } from './rule';

/** Roles of the regency and its units, who see what is planned and reached; validators have pages of their own. */
export const staffRoles = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'setda', 'pemda'] as const;
/** Roles that write what belongs to a unit. */
export const unitRoles = ['super', 'perangkat_daerah', 'setda'] as const;

/** Rules that several domains give to their acts. */
export const everybody: Rule<Who> = { roles: ['guest', ...roleNames], unit: 'any' };
export const signedIn: Rule<RoleName> = { roles: roleNames, unit: 'any' };
export const staff: Rule<RoleName> = { roles: staffRoles, unit: 'any' };
export const staffOfUnit: Rule<RoleName> = { roles: staffRoles, unit: 'own' };
export const unitWriters: Rule<RoleName> = { roles: unitRoles, unit: 'own' };
export const superOnly: Rule<RoleName> = { roles: ['super'], unit: 'any' };
