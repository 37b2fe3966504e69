import { useState } from 'react';

interface Selectable {
  readonly id: number;
}

/** The rows of a page that are ticked; rows that are not on the page any more do not count. */
export function useSelection<Row extends Selectable>(rows: readonly Row[] = []) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = rows.filter(({ id }) => ticked.has(id));
  return {
    chosen,
    all: rows.length > 0 && chosen.length === rows.length,
    has: (id: number) => ticked.has(id),
    toggle: (id: number) => {
      const next = new Set(chosen.map((row) => row.id));
      if (!next.delete(id)) next.add(id);
      setTicked(next);
    },
    toggleAll: () => setTicked(new Set(chosen.length === rows.length ? [] : rows.map(({ id }) => id))),
    /** Ticks exactly these. */
    keep: (ids: readonly number[]) => setTicked(new Set(ids)),
  };
}

export type Selection<Row extends Selectable> = ReturnType<typeof useSelection<Row>>;
