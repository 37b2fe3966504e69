import { useCallback, useMemo, useState } from 'react';
import type { RowKey, RowModel } from '../core/row-model';
import { closedFrom, openPlaces, type TreePlace, treePlaces, withAncestors } from '../core/tree-places';

interface TreeViewInput<Row> {
  readonly model: RowModel<Row>;
  /** All rows, in the order of the tree. */
  readonly rows: readonly Row[];
  /** Says which filter is set; rows are looked for anew only when it changes. */
  readonly filter: string;
  /** The rows that fit the filter; null when nothing is filtered. */
  readonly find: () => ReadonlySet<RowKey> | null;
}

/** Which rows are shown: what fits the filter with everything above it, else what is not closed. */
export function useTreeView<Row>({ model, rows, filter, find }: TreeViewInput<Row>) {
  const places = useMemo(() => treePlaces(rows, model), [rows, model]);
  const [closed, setClosed] = useState<ReadonlySet<RowKey>>(new Set());
  const [found, setFound] = useState<{ of: string | null; rows: ReadonlySet<RowKey> | null }>(unfiltered);

  // Rows that fit when the filter was set stay, although what is typed into them makes them fit no longer.
  if (found.of !== filter) setFound({ of: filter, rows: find() });

  const shown = useMemo(
    () => (found.rows === null ? openPlaces(places, closed) : withAncestors(places, found.rows)),
    [places, closed, found.rows],
  );

  return {
    shown,
    closed: found.rows === null ? closed : none,
    toggle: useCallback(({ key }: TreePlace, open: boolean) => {
      setClosed((before) => {
        const next = new Set(before);
        if (open) next.delete(key);
        else next.add(key);
        return next;
      });
    }, []),
    /** Closes everything from this level on; null opens all. */
    closeFrom: (level: number | null) => setClosed(level === null ? new Set() : closedFrom(places, level)),
  };
}

const unfiltered = { of: null, rows: null };
const none: ReadonlySet<RowKey> = new Set();
