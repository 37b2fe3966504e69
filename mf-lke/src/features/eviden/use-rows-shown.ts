import type { LkeBaris } from '@selaras/contracts';
import { useMemo, useRef } from 'react';
import { type Dicari, fits, type Saringan } from './filter';

interface Wanted {
  readonly filter: Saringan;
  /** Criteria of one's own parts; null: all. */
  readonly only: readonly number[] | null;
}

/**
 * Criteria that the filter finds. One that is answered meanwhile stays until something else is looked for: it does not
 * vanish under the hand that writes in it.
 */
export function useRowsShown(
  dicari: Dicari,
  rows: readonly LkeBaris[],
  { filter, only }: Wanted,
): ReadonlySet<number> {
  const asked = `${filter}|${only?.join() ?? ''}`;
  const kept = useRef({ asked, ids: new Set<number>() });
  return useMemo(() => {
    const before = kept.current.asked === asked ? kept.current.ids : new Set<number>();
    const mine = only === null ? null : new Set(only);
    const found = rows.filter(
      (row) =>
        (mine === null || mine.has(row.kriteria_id)) &&
        (before.has(row.kriteria_id) || fits(filter, dicari, row)),
    );
    const ids = new Set(found.map(({ kriteria_id }) => kriteria_id));
    const same = ids.size === before.size && before.size > 0;
    kept.current = { asked, ids: same ? before : ids };
    return kept.current.ids;
  }, [asked, filter, dicari, only, rows]);
}
