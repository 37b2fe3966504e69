import {
  type RoleName,
  type Rule,
  staff,
  staffOfUnit,
  staffRoles,
  superOnly,
  unitRoles,
  unitWriters,
} from '@selaras/roles';

const validators = ['validator_perencanaan_1', 'validator_perencanaan_2', 'validator_perencanaan_3'] as const;
/** Everybody who has to do with planning. */
export const planningRoles = [...staffRoles, 'validator_bappeda', ...validators] as const;
/** Who judges the plans of units; super stands in for each of them. */
export const planningValidatorRoles = ['super', ...validators] as const;

const readPlan: Rule<RoleName> = { roles: planningRoles, unit: 'any' };
/** Who changed a plan is the unit's own matter and that of those who see all units. */
const readOwnPlan: Rule<RoleName> = { roles: planningRoles, unit: 'own' };
/** Action steps are the heads of division's work too. */
const stepReaders = [...planningRoles, 'validator_kepala_bidang'] as const;
export const writeSteps: Rule<RoleName> = { roles: [...unitRoles, 'validator_kepala_bidang'], unit: 'own' };
export const writeRegency: Rule<RoleName> = { roles: ['super', 'pemerintah_daerah'], unit: 'any' };

/** Who writes rows makes, changes and removes them alike. */
const written = (by: Rule<RoleName>) => ({ create: by, update: by, remove: by });

/**
 * Writing what belongs to a year that is closed for everybody else: texts, parents, measures and figures of five-year
 * rows. Needs a reason, which the audit log keeps (decision 56).
 */
export const closedYear = { 'ubah-tertutup': superOnly } as const;

/** Plans of the regency, read by everybody who has to do with planning (domain §7). */
export const regencyPlan = { read: readPlan, history: readPlan, ...written(writeRegency) };
/** Plans of a unit, written by the unit itself. */
export const unitPlan = { read: readPlan, history: readOwnPlan, ...written(unitWriters) };
export const unitSteps = {
  read: { roles: stepReaders, unit: 'any' },
  history: { roles: stepReaders, unit: 'own' },
  ...written(writeSteps),
} as const;
/** Action plans are no matter of the validators. */
export const regencyActions = { read: staff, history: staff, ...written(writeRegency) };
export const unitActions = { read: staff, history: staffOfUnit, ...written(unitWriters) };
/** Master data. */
export const superData = { read: superOnly, history: superOnly, ...written(superOnly) };
