import type { ConflictSide, Draft } from '@selaras/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { baseAfter, type Conflict, conflictOf, mergedValues } from '../../core/form/conflict';
import type { Section, Values } from '../../core/form/field';
import { valuesOfRow } from '../../core/form/field-values';
import type { ResourceRow } from '../../core/resource';

/** The version that a save builds on, and what happens when somebody else has made a newer one. */
export function useConflict(
  form: UseFormReturn<Values>,
  sections: readonly Section[],
  row: ResourceRow | null,
) {
  const [versi, setVersi] = useState(row?.versi ?? null);
  const [base, setBase] = useState<Values>(() => form.formState.defaultValues as Values);
  const [conflict, setConflict] = useState<Conflict<ResourceRow> | null>(null);

  const fill = (values: Values) => form.reset(values, { keepDefaultValues: true, keepDirty: false });

  const compare = (current: ResourceRow, before: Values | null, mine: Values) => {
    const theirs = valuesOfRow(sections, current);
    const met = conflictOf({ base: before, mine, theirs, row: current });
    // What differs from the row as it is now is what is not saved yet.
    form.reset(theirs);
    fill(mergedValues(met));
    setVersi(current.versi);
    setBase(baseAfter(before, met));
    return met;
  };

  return {
    versi,
    /** What the fields held before anything was typed. */
    base,
    conflict,
    /** Goes on with what was typed at another time, perhaps over another version of the row. */
    resume: (draft: Draft<Values>) => {
      if (row === null) return fill({ ...base, ...draft.nilai });
      const current = valuesOfRow(sections, row);
      const mine = Object.fromEntries(
        Object.entries(current).map(([name, value]) => [
          name,
          name in draft.nilai ? draft.nilai[name] : value,
        ]),
      );
      const isOlder = draft.versi !== row.versi;
      const met = compare(row, draft.awal ?? (isOlder ? null : current), mine);
      if (isOlder || met.asked.length > 0) setConflict(met);
    },
    /** A save was refused because the row is another one now. */
    meet: (current: ResourceRow) => setConflict(compare(current, base, form.getValues())),
    choose: (name: string, side: ConflictSide) => {
      if (conflict === null) return;
      setConflict({ ...conflict, chosen: { ...conflict.chosen, [name]: side } });
      setBase({ ...base, [name]: conflict.theirs[name] });
      // Only this field: the others may have been typed into since.
      fill({ ...form.getValues(), [name]: conflict[side][name] });
    },
    takeCurrent: () => {
      if (conflict === null) return;
      form.reset(conflict.theirs);
      setBase(conflict.theirs);
      setConflict(null);
    },
  };
}

export type StaleVersion = ReturnType<typeof useConflict>;
