import type { ConflictSide } from './conflict-view';

type Values = Readonly<Record<string, unknown>>;

/** A save met a newer version of its row. */
export interface Conflict<Row> {
  /** The row as it is now. */
  readonly row: Row;
  readonly mine: Values;
  readonly theirs: Values;
  /** Which side each name in which they differ takes. */
  readonly chosen: Readonly<Record<string, ConflictSide>>;
}

/** Whether two values of a field are the same; lists and objects by what they hold. */
const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Compares what was typed with what somebody else saved. A field that was not touched takes the other's value to begin
 * with, so that saving never undoes the other's work unseen; one that was touched keeps what was typed.
 */
export function conflictOf<Row>(input: {
  base: Values;
  mine: Values;
  theirs: Values;
  row: Row;
}): Conflict<Row> {
  const { base, mine, theirs, row } = input;
  const differing = Object.keys(mine).filter((name) => !sameValue(mine[name], theirs[name]));
  const chosen = Object.fromEntries(
    differing.map((name) => [name, sameValue(mine[name], base[name]) ? 'theirs' : 'mine'] as const),
  );
  return { row, mine, theirs, chosen };
}

/** Values of the form with the choices made so far. */
export function mergedValues({ mine, theirs, chosen }: Conflict<unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(mine).map((name) => [name, chosen[name] === 'theirs' ? theirs[name] : mine[name]]),
  );
}
