import { useState } from 'react';
import type { Draft } from './draft';

const MOST_STEPS = 100;

interface Steps {
  readonly now: Draft;
  readonly past: readonly Draft[];
  /** The field of the last change: typing on in it is one step. */
  readonly field: string | null;
}

/** What is being written, with a way back step by step; typing in one field is one step. */
export function useDraft(first: Draft) {
  const [{ now, past }, setSteps] = useState<Steps>({ now: first, past: [], field: null });
  const change = (make: (draft: Draft) => Draft, field: string | null = null) =>
    setSteps((steps) => {
      const goesOn = field !== null && field === steps.field;
      return {
        now: make(steps.now),
        past: goesOn ? steps.past : [...steps.past, steps.now].slice(-MOST_STEPS),
        field,
      };
    });
  const undo = () =>
    setSteps((steps) => {
      const before = steps.past.at(-1);
      return before === undefined ? steps : { now: before, past: steps.past.slice(0, -1), field: null };
    });
  return { draft: now, changed: past.length > 0, change, undo };
}
