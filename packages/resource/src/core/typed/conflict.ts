/** Whose version a field takes. */
type ConflictSide = 'mine' | 'theirs';

/** What was typed met a newer version of its row. */
export interface Conflict<Row, Values extends object> {
  /** The row as it is now. */
  readonly row: Row;
  readonly mine: Values;
  readonly theirs: Values;
  /** The names in which the two differed when they met. */
  readonly differing: readonly NameOf<Values>[];
  /** The names that both changed, each in another way: only a person can tell which is right. */
  readonly asked: readonly NameOf<Values>[];
  /** Which side each differing name takes. One that is asked for takes none until a person has said so. */
  readonly chosen: Readonly<Record<string, ConflictSide>>;
  /** How often a save waited because something was not decided. */
  readonly refused: number;
}

type NameOf<Values> = keyof Values & string;

/** The names of a form's values. */
export const namesOfValues = <Values extends object>(values: Values) =>
  Object.keys(values) as NameOf<Values>[];

/** Some values of a form in the place of others. */
export function withValues<Values extends object>(
  values: Values,
  others: Values,
  names: readonly NameOf<Values>[],
): Values {
  const result = { ...values };
  for (const name of names) result[name] = others[name];
  return result;
}

/** Whether two values of a field are the same; lists and objects by what they hold. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Compares what was typed with what somebody else saved. A field that was not touched takes the other's value to begin
 * with, so that saving never undoes the other's work unseen; one that was touched keeps what was typed, and where the
 * other changed it too no side is taken before a person decides. `base` is what the fields held before anybody typed:
 * where that is not known, no field can be told to be touched, and each one that differs is asked for.
 */
export function conflictOf<Row, Values extends object>(input: {
  base: Values | null;
  mine: Values;
  theirs: Values;
  row: Row;
}): Conflict<Row, Values> {
  const { base, mine, theirs, row } = input;
  const differing = namesOfValues(mine).filter((name) => !sameValue(mine[name], theirs[name]));
  const touched = (name: NameOf<Values>) => base !== null && !sameValue(mine[name], base[name]);
  const asked = differing.filter(
    (name) => base === null || (touched(name) && !sameValue(theirs[name], base[name])),
  );
  const chosen = Object.fromEntries(
    differing
      .filter((name) => !asked.includes(name))
      .map((name) => [name, touched(name) ? 'mine' : 'theirs'] as const),
  );
  return { row, mine, theirs, differing, asked, chosen, refused: 0 };
}

/** The names that nobody has answered for yet; one that was typed to be the same as the other's needs no answer. */
export const undecided = <Values extends object>({
  asked,
  chosen,
  mine,
  theirs,
}: Pick<Conflict<unknown, Values>, 'asked' | 'chosen' | 'mine' | 'theirs'>): NameOf<Values>[] =>
  asked.filter((name) => !(name in chosen) && !sameValue(mine[name], theirs[name]));

/** The names that a person is shown: those that differ still, and those that were chosen. */
export const shownNames = <Values extends object>({
  differing,
  chosen,
  mine,
  theirs,
}: Pick<Conflict<unknown, Values>, 'differing' | 'chosen' | 'mine' | 'theirs'>): NameOf<Values>[] =>
  differing.filter((name) => name in chosen || !sameValue(mine[name], theirs[name]));

/** A conflict whose own side is what stands in the fields now; a name that took the other's keeps what was typed. */
export const withMine = <Row, Values extends object>(
  conflict: Conflict<Row, Values>,
  values: Values,
): Conflict<Row, Values> => ({
  ...conflict,
  mine: withValues(
    conflict.mine,
    values,
    namesOfValues(values).filter((name) => conflict.chosen[name] !== 'theirs'),
  ),
});

/** What a next comparison takes as `base`: the other's row, but for the names that nobody has answered for yet. */
export const baseAfter = <Values extends object>(
  base: Values | null,
  { theirs, asked }: Pick<Conflict<unknown, Values>, 'theirs' | 'asked'>,
): Values => (base === null ? theirs : withValues(theirs, base, asked));

/** Values of the form with the choices made so far; what is not decided stays as it was typed. */
export const mergedValues = <Values extends object>({
  mine,
  theirs,
  chosen,
}: Pick<Conflict<unknown, Values>, 'mine' | 'theirs' | 'chosen'>): Values =>
  withValues(
    mine,
    theirs,
    namesOfValues(mine).filter((name) => chosen[name] === 'theirs'),
  );
