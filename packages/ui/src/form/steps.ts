/** Steps kept; older ones cannot be taken back any more. */
const DEPTH = 200;

/** Steps of one field or grid that can be taken back, and those that were and can come again. */
export interface Steps<Step> {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const noSteps = { past: [], future: [] } as const;

/** A new step; what had been taken back cannot come again after it. */
export const withStep = <Step>({ past }: Steps<Step>, step: Step): Steps<Step> => ({
  past: [...past, step].slice(-DEPTH),
  future: [],
});

interface Turn<Step> {
  readonly steps: Steps<Step>;
  /** The step that is taken back or comes again. */
  readonly step: Step;
}

/** One step back or forward; null when there is none. */
export function turned<Step>({ past, future }: Steps<Step>, way: 'undo' | 'redo'): Turn<Step> | null {
  const step = (way === 'undo' ? past : future).at(-1);
  if (step === undefined) return null;
  return way === 'undo'
    ? { step, steps: { past: past.slice(0, -1), future: [...future, step] } }
    : { step, steps: { past: [...past, step], future: future.slice(0, -1) } };
}
