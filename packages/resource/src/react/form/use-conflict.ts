import type { ConflictSide, Draft } from '@selaras/ui';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import {
  baseAfter,
  type Conflict,
  conflictOf,
  mergedValues,
  namesOfValues,
  withValues,
} from '../../core/form/conflict';
import type { Values } from '../../core/form/field';
import type { ResourceRow } from '../../core/resource';

/**
 * The version that a save builds on, and what happens when somebody else has made a newer one; `valuesOf` says what a
 * form over a row begins with, `row` is null while a new one is made.
 */
export function useConflict<Values extends FieldValues, Row extends { readonly versi: number }>(
  form: UseFormReturn<Values>,
  valuesOf: (row: Row) => Values,
  row: Row | null,
) {
  const [current, setCurrent] = useState(row);
  const [base, setBase] = useState<Values>(() => form.getValues());
  const [conflict, setConflict] = useState<Conflict<Row, Values> | null>(null);

  const fill = (values: Values) => form.reset(values, { keepDefaultValues: true, keepDirty: false });

  const compare = (now: Row, before: Values | null, mine: Values) => {
    const theirs = valuesOf(now);
    const met = conflictOf({ base: before, mine, theirs, row: now });
    // What differs from the row as it is now is what is not saved yet.
    form.reset(theirs);
    fill(mergedValues(met));
    setCurrent(now);
    setBase(baseAfter(before, met));
    return met;
  };

  return {
    /** The row that the next save builds on: as it was opened, or as somebody else left it since. */
    row: current,
    versi: current?.versi ?? null,
    /** What the fields held before anything was typed. */
    base,
    conflict,
    /** Goes on with what was typed at another time, perhaps over another version of the row. */
    resume: (draft: Draft<Values>) => {
      if (row === null) return fill({ ...base, ...draft.nilai });
      const opened = valuesOf(row);
      const kept = namesOfValues(opened).filter((name) => name in draft.nilai);
      const mine = withValues(opened, draft.nilai, kept);
      const isOlder = draft.versi !== row.versi;
      const met = compare(row, draft.awal ?? (isOlder ? null : opened), mine);
      if (isOlder || met.asked.length > 0) setConflict(met);
    },
    /** A save was refused because the row is another one now. */
    meet: (now: Row) => setConflict(compare(now, base, form.getValues())),
    choose: (name: string, side: ConflictSide) => {
      if (conflict === null) return;
      const names = namesOfValues(conflict.mine).filter((known) => known === name);
      setConflict({ ...conflict, chosen: { ...conflict.chosen, [name]: side } });
      setBase(withValues(base, conflict.theirs, names));
      // Only this field: the others may have been typed into since.
      fill(withValues(form.getValues(), conflict[side], names));
    },
    takeCurrent: () => {
      if (conflict === null) return;
      form.reset(conflict.theirs);
      setBase(conflict.theirs);
      setConflict(null);
    },
  };
}

export type StaleVersion = ReturnType<typeof useConflict<Values, ResourceRow>>;
