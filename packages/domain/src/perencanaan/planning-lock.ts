import type { PlanningStage } from '../words/validasi';

/** State of a unit's planning validation; null when none was ever submitted (spec 2 §3). */
export interface PlanningStatus {
  /** true while awaiting or approved, false when returned for changes. */
  readonly status: boolean;
  /** Stage 1 to 3. */
  readonly tahap: number;
}

/** Groups of fields that the stages look at (domain §7). */
export const planningFieldGroups = ['kinerja', 'target', 'pengampu', 'anggaran'] as const;
export type PlanningFieldGroup = (typeof planningFieldGroups)[number];

/** Validator 1 checks logic, goal and indicator; 2 target, formula and owner; 3 the budget (domain §7). */
const fieldsOpenedByReturn: Record<PlanningStage, readonly PlanningFieldGroup[]> = {
  1: planningFieldGroups,
  2: ['target', 'pengampu'],
  3: ['anggaran'],
};

/** Groups of fields that a return at a stage opens; none of a stage that does not exist. */
export const fieldsOfStage = (tahap: number): readonly PlanningFieldGroup[] =>
  fieldsOpenedByReturn[tahap as PlanningStage] ?? [];

/** Plans may be edited when no validation exists or when it was returned (spec 2 §4). */
export function canEditPlanning(validation: PlanningStatus | null): boolean {
  return validation === null || !validation.status;
}

/** Editing of one stage: when no validation exists, or it was returned at that very stage (spec 2 §4). */
export function canEditStage(validation: PlanningStatus | null, stage: PlanningStage): boolean {
  return validation === null || (!validation.status && validation.tahap === stage);
}

export const planningLockReasons = ['batas-waktu', 'validasi'] as const;
export type PlanningLockReason = (typeof planningLockReasons)[number];

export interface PlanningLock {
  /** null when something may be written. */
  readonly reason: PlanningLockReason | null;
  /** What may be written. */
  readonly fields: readonly PlanningFieldGroup[];
}

/**
 * Whether and what of a plan may be written now. A passed deadline and a plan that awaits validation or is approved lock
 * everything; a returned one opens the fields of its stage. Super is exempt from both (domain §7).
 */
export function planningLock(input: {
  validation: PlanningStatus | null;
  deadlinePassed: boolean;
  isSuper: boolean;
}): PlanningLock {
  const { validation, deadlinePassed, isSuper } = input;
  if (isSuper) return { reason: null, fields: planningFieldGroups };
  if (deadlinePassed) return { reason: 'batas-waktu', fields: [] };
  if (!canEditPlanning(validation)) return { reason: 'validasi', fields: [] };
  return { reason: null, fields: fieldsOfStage(validation?.tahap ?? 1) };
}
