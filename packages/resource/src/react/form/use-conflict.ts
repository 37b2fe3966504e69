import type { ConflictSide, Draft } from '@selaras/ui';
import { useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Values } from '../../core/form/field';
import type { ResourceRow } from '../../core/resource';
import { type Conflict, withMine } from '../../core/typed/conflict';
import { decided, isDecided, met, refused, resumed, type Versioned } from '../../core/typed/versioned';

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
  const [known, setConflict] = useState<Conflict<Row, Values> | null>(null);
  // Drawn anew with everything typed: the own side of a conflict is what stands in the fields.
  useWatch({ control: form.control });
  const conflict = known && withMine(known, form.getValues());

  const fill = (values: Values) => form.reset(values, { keepDefaultValues: true, keepDirty: false });

  const become = (now: Versioned<Row, Values>) => {
    // What differs from the row as it is now is what is not saved yet.
    form.reset(valuesOf(now.row));
    fill(now.values);
    setCurrent(now.row);
    setBase(now.base);
    setConflict(now.conflict);
  };
  /** As it is now; null while there is no row that somebody else could have changed. */
  const held = (): Versioned<Row, Values> | null => {
    const values = form.getValues();
    return current && { row: current, base, values, conflict: known && withMine(known, values) };
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
      become(resumed(row, valuesOf(row), draft));
    },
    /** A save was refused because the row is another one now. */
    meet: (now: Row) => become(met({ base, values: form.getValues() }, now, valuesOf(now))),
    /** Whether a save waits because something is not decided; says so where the choice is made. */
    holdsBack: (): boolean => {
      const now = held();
      if (now === null || isDecided(now)) return false;
      setConflict(refused(now).conflict);
      return true;
    },
    choose: (name: string, side: ConflictSide) => {
      const before = held();
      if (before === null) return;
      const now = decided(before, name, side);
      setConflict(now.conflict);
      setBase(now.base);
      // Only this field: the others may have been typed into since.
      fill(now.values);
    },
    takeCurrent: () => {
      if (known === null) return;
      form.reset(known.theirs);
      setBase(known.theirs);
      setConflict(null);
    },
  };
}

export type StaleVersion = ReturnType<typeof useConflict<Values, ResourceRow>>;
