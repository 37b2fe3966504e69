import type { ConflictSide } from '@selaras/ui';

type Values = Readonly<Record<string, unknown>>;

/** What was typed met a newer version of its row. */
export interface Conflict<Row> {
  /** The row as it is now. */
  readonly row: Row;
  readonly mine: Values;
  readonly theirs: Values;
  /** Which side each name in which they differ takes. */
  readonly chosen: Readonly<Record<string, ConflictSide>>;
  /** The names that both changed, each in another way: only a person can tell which is right. */
  readonly asked: readonly string[];
}

/** Whether two values of a field are the same; lists and objects by what they hold. */
const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Compares what was typed with what somebody else saved. A field that was not touched takes the other's value to begin
 * with, so that saving never undoes the other's work unseen; one that was touched keeps what was typed. `base` is what
 * the fields held before anybody typed: where that is not known, no field can be told to be touched.
 */
export function conflictOf<Row>(input: {
  base: Values | null;
  mine: Values;
  theirs: Values;
  row: Row;
}): Conflict<Row> {
  const { base, mine, theirs, row } = input;
  const differing = Object.keys(mine).filter((name) => !sameValue(mine[name], theirs[name]));
  const touched = (name: string) => base !== null && !sameValue(mine[name], base[name]);
  const chosen = Object.fromEntries(
    differing.map((name) => [name, touched(name) ? 'mine' : 'theirs'] as const),
  );
  const asked = differing.filter(
    (name) => base === null || (touched(name) && !sameValue(theirs[name], base[name])),
  );
  return { row, mine, theirs, chosen, asked };
}

/** What a next comparison takes as `base`: the other's row, but for the names that nobody has answered for yet. */
export function baseAfter(
  base: Values | null,
  { theirs, asked }: Conflict<unknown>,
): Record<string, unknown> {
  const open = base === null ? [] : asked.map((name) => [name, base[name]] as const);
  return { ...theirs, ...Object.fromEntries(open) };
}

/** Values of the form with the choices made so far. */
export function mergedValues({ mine, theirs, chosen }: Conflict<unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(mine).map((name) => [name, chosen[name] === 'theirs' ? theirs[name] : mine[name]]),
  );
}
