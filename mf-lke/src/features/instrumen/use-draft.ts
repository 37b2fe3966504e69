import type { LkeInstrumen } from '@selaras/contracts';
import { useVersioned } from '@selaras/resource';
import { useState } from 'react';
import { type Draft, draftOf } from './draft';

const MOST_STEPS = 100;

interface Steps {
  /** The version that they were made over. */
  readonly versi: number;
  readonly past: readonly Draft[];
  /** The field of the last change: typing on in it is one step. */
  readonly field: string | null;
}

/**
 * What is being written over a version of an instrument, with a way back step by step; typing in one field is one step.
 * The way back ends where another version came in between.
 */
export function useDraft(instrumen: LkeInstrumen) {
  const form = useVersioned(instrumen, draftOf, { draft: ['instrumen', instrumen.id] });
  const draft = form.values;
  const { versi } = form.row;
  const none: Steps = { versi, past: [], field: null };
  const [steps, setSteps] = useState(none);
  const { past, field: last } = steps.versi === versi ? steps : none;
  const change = (make: (draft: Draft) => Draft, field: string | null = null) => {
    const goesOn = field !== null && field === last;
    form.set(make(draft));
    setSteps({ versi, past: goesOn ? past : [...past, draft].slice(-MOST_STEPS), field });
  };
  const undo = () => {
    const before = past.at(-1);
    if (before === undefined) return;
    form.set(before);
    setSteps({ versi, past: past.slice(0, -1), field: null });
  };
  return { form, draft, change, undo, canUndo: past.length > 0 };
}
