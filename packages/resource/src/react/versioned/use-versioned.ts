import type { ConflictSide } from '@selaras/ui';
import { useState } from 'react';
import {
  baseAfter,
  type Conflict,
  conflictOf,
  mergedValues,
  namesOfValues,
  sameValue,
  withValues,
} from '../../core/form/conflict';
import { isStaleVersion } from '../../core/form/server-errors';

interface Versioned<Row, Values extends object> {
  readonly row: Row;
  /** What the fields held before anything was typed. */
  readonly base: Values;
  readonly values: Values;
  readonly conflict: Conflict<Row, Values> | null;
}

/**
 * What is typed over one version of a row, for forms that are drawn by hand; what a form begins with is said by
 * `valuesOf`. A row that was read anew is taken over while nothing is typed. When a save is refused because somebody else
 * saved meanwhile (412 with the row), both versions are kept beside each other and the next save builds on the newer one.
 */
export function useVersioned<Row extends { readonly versi: number }, Values extends object>(
  row: Row,
  valuesOf: (row: Row) => Values,
) {
  const opened = (now: Row): Versioned<Row, Values> => {
    const values = valuesOf(now);
    return { row: now, base: values, values, conflict: null };
  };
  const [state, setState] = useState(() => opened(row));
  const typed = !sameValue(state.values, state.base);
  if (!typed && state.conflict === null && row.versi > state.row.versi) setState(opened(row));

  return {
    /** The row that the next save builds on. */
    row: state.row,
    values: state.values,
    typed,
    conflict: state.conflict,
    set: (changed: Partial<Values>) => setState((now) => ({ ...now, values: { ...now.values, ...changed } })),
    /** The row was saved. */
    saved: (now: Row) => setState(opened(now)),
    /** A save failed; nothing happens unless somebody else was faster. */
    failed: (error: unknown) => {
      if (!isStaleVersion<Row>(error)) return;
      const { terkini } = error;
      setState(({ base, values }) => {
        const conflict = conflictOf({ base, mine: values, theirs: valuesOf(terkini), row: terkini });
        return { row: terkini, base: baseAfter(base, conflict), values: mergedValues(conflict), conflict };
      });
    },
    choose: (name: string, side: ConflictSide) =>
      setState((now) => {
        if (now.conflict === null) return now;
        const names = namesOfValues(now.values).filter((known) => known === name);
        return {
          ...now,
          base: withValues(now.base, now.conflict.theirs, names),
          values: withValues(now.values, now.conflict[side], names),
          conflict: { ...now.conflict, chosen: { ...now.conflict.chosen, [name]: side } },
        };
      }),
    takeCurrent: () => setState((now) => opened(now.row)),
  };
}
