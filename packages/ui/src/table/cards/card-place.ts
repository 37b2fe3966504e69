/**
 * Where a value of a row stands on its card: its name, its verdict, a labelled fact, one of several facts that stand two a
 * line, such as quarters, or what is done with it.
 */
export type CardPlace = 'title' | 'state' | 'fact' | 'half' | 'acts';

interface Placed {
  readonly inCard?: CardPlace;
  readonly pinnedEnd?: boolean;
}

const order: Readonly<Record<CardPlace, number>> = { title: 0, state: 1, fact: 2, half: 2, acts: 3 };

/** Columns in the order of a card, each with its place. The first one is the name where none says that it is. */
export function cardColumns<Column extends Placed>(
  columns: readonly Column[],
): (Column & { readonly inCard: CardPlace })[] {
  const named = Math.max(
    columns.findIndex(({ inCard }) => inCard === 'title'),
    0,
  );
  return columns
    .map((column, at) => ({
      ...column,
      inCard: at === named ? ('title' as const) : (column.inCard ?? (column.pinnedEnd ? 'acts' : 'fact')),
    }))
    .sort((a, b) => order[a.inCard] - order[b.inCard]);
}
