import type { ConflictSide, Draft } from '@selaras/ui';
import {
  baseAfter,
  type Conflict,
  conflictOf,
  mergedValues,
  namesOfValues,
  sameValue,
  undecided,
  withMine,
  withValues,
} from './conflict';

/** What is typed over one version of a row. */
export interface Versioned<Row, Values extends object> {
  /** The version that was typed over, and that the next save builds on. */
  readonly row: Row;
  /** What the fields held before anything was typed. */
  readonly base: Values;
  readonly values: Values;
  readonly conflict: Conflict<Row, Values> | null;
}

/** A row that is begun with; nothing is typed. */
export const opened = <Row, Values extends object>(row: Row, values: Values): Versioned<Row, Values> => ({
  row,
  base: values,
  values,
  conflict: null,
});

/** Whether something is typed that is not saved. */
export const isTyped = ({ values, base }: Pick<Versioned<unknown, object>, 'values' | 'base'>): boolean =>
  !sameValue(values, base);

/** Whether a save may be sent: nothing is left that only a person can decide. */
export const isDecided = <Values extends object>({
  conflict,
}: Pick<Versioned<unknown, Values>, 'conflict'>): boolean =>
  conflict === null || undecided(conflict).length === 0;

/** Something was typed. */
export function changed<Row, Values extends object>(
  now: Versioned<Row, Values>,
  part: Partial<Values>,
): Versioned<Row, Values> {
  const values = { ...now.values, ...part };
  return { ...now, values, conflict: now.conflict && withMine(now.conflict, values) };
}

/** Somebody else was faster: his row stands now, and what was typed is held against it. */
export function met<Row, Values extends object>(
  { base, values: mine }: { readonly base: Values | null; readonly values: Values },
  row: Row,
  theirs: Values,
): Versioned<Row, Values> & { readonly conflict: Conflict<Row, Values> } {
  const conflict = conflictOf({ base, mine, theirs, row });
  return { row, base: baseAfter(base, conflict), values: mergedValues(conflict), conflict };
}

/** A row with its version; null while a new one is made. */
export type Editable = { readonly versi: number } | null;

/** Goes on with what was typed at another time, perhaps over another version of the row. */
export function resumed<Row extends Editable, Values extends object>(
  row: Row,
  values: Values,
  { nilai, awal, versi }: Draft<Values>,
): Versioned<Row, Values> {
  const kept = namesOfValues(values).filter((name) => name in nilai);
  const isOlder = versi !== (row?.versi ?? null);
  const mine = withValues(values, nilai, kept);
  const now = met({ base: awal ?? (isOlder ? null : values), values: mine }, row, values);
  return isOlder || now.conflict.asked.length > 0 ? now : { ...now, conflict: null };
}

/** A name takes one side of a conflict; the other names stay as they were typed meanwhile. */
export function decided<Row, Values extends object>(
  now: Versioned<Row, Values>,
  name: string,
  side: ConflictSide,
): Versioned<Row, Values> {
  const { conflict } = now;
  if (conflict === null) return now;
  const names = namesOfValues(now.values).filter((known) => known === name);
  return {
    ...now,
    base: withValues(now.base, conflict.theirs, names),
    values: withValues(now.values, conflict[side], names),
    conflict: { ...conflict, chosen: { ...conflict.chosen, [name]: side } },
  };
}

/** A save waited because something is not decided. */
export const refused = <Row, Values extends object>(now: Versioned<Row, Values>): Versioned<Row, Values> => ({
  ...now,
  conflict: now.conflict && { ...now.conflict, refused: now.conflict.refused + 1 },
});

/** The row was saved as it was `sent`; what was typed since then is still to be saved. */
export function stored<Row, Values extends object>(
  { values }: Versioned<Row, Values>,
  row: Row,
  base: Values,
  sent: Values,
): Versioned<Row, Values> {
  const since = namesOfValues(values).filter((name) => !sameValue(values[name], sent[name]));
  return { row, base, values: withValues(base, values, since), conflict: null };
}
