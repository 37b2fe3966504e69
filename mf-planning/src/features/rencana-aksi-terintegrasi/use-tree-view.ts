import { useCallback, useMemo, useState } from 'react';
import type { Baris, RowKey } from './core/baris';
import type { Access } from './core/cell-lock';
import type { GridColumn } from './core/grid-column';
import { type RowFilter, rowsFound } from './core/row-filter';
import { closedFrom, openPlaces, type TreePlace, treePlaces, withAncestors } from './core/tree-rows';

interface TreeViewInput {
  readonly baris: readonly Baris[];
  readonly columns: readonly GridColumn[];
  readonly access: Access;
  readonly filter: RowFilter;
}

/** Which rows are shown: what fits the filter with everything above it, else what is not closed. */
export function useTreeView({ baris, columns, access, filter }: TreeViewInput) {
  const { q, kosong } = filter;
  const places = useMemo(() => treePlaces(baris), [baris]);
  const [closed, setClosed] = useState<ReadonlySet<RowKey>>(new Set());
  const [found, setFound] = useState<{ of: string; rows: Set<RowKey> | null }>({ of: '', rows: null });

  // Rows that fit when the filter was set stay, although what is typed into them makes them fit no longer.
  const wanted = `${q}|${kosong}`;
  if (found.of !== wanted) {
    setFound({ of: wanted, rows: rowsFound(baris, { q, kosong }, columns, access) });
  }

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

const none: ReadonlySet<RowKey> = new Set();
