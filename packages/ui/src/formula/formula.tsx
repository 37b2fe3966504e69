import { latePart } from '../late/late-part';
import type { FormulaProps } from './formula-props';
import { FormulaSource } from './formula-source';

/** A formula as mathematics; its source stands there until the typesetter has come. */
export const Formula = latePart<FormulaProps>(
  async () => (await import('./mathematics')).Mathematics,
  ({ source }) => <FormulaSource>{source}</FormulaSource>,
  { whenAllElseStands: true },
);
