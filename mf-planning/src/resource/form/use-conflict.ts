import { type Conflict, type ConflictSide, conflictOf, mergedValues } from '@selaras/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ResourceRow } from '../resource';
import type { Section, Values } from './field';
import { valuesOfRow } from './field-values';

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

  return {
    versi,
    conflict,
    /** What was typed began with this version of the row. */
    setVersi,
    /** A save was refused because the row is another one now. */
    meet: (current: ResourceRow) => {
      const theirs = valuesOfRow(sections, current);
      const met = conflictOf({ base, mine: form.getValues(), theirs, row: current });
      setConflict(met);
      fill(mergedValues(met));
      setVersi(current.versi);
      setBase(theirs);
    },
    choose: (name: string, side: ConflictSide) => {
      if (conflict === null) return;
      setConflict({ ...conflict, chosen: { ...conflict.chosen, [name]: side } });
      // Only this field: the others may have been typed into since.
      fill({ ...form.getValues(), [name]: conflict[side][name] });
    },
    takeCurrent: () => {
      if (conflict === null) return;
      form.reset(conflict.theirs);
      setConflict(null);
    },
  };
}

export type StaleVersion = ReturnType<typeof useConflict>;
