import { type Actor, hasRole, seesAllUnits } from '@selaras/roles';

/** Whether a reader chooses among units; the secretariat answers for its divisions too. */
export const choosesUnit = (user: Actor | null): boolean => seesAllUnits(user) || hasRole(user, 'setda');

/** The unit that a reader is shown: the one that was asked for, of who chooses; else his own. */
export const shownUnit = (user: Actor | null, asked: number | null): number | null =>
  (choosesUnit(user) ? asked : null) ?? user?.satuan_kerja_id ?? null;
