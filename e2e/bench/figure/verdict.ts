import type { Figure } from './figure';

interface Measured {
  readonly missed: readonly Figure[];
  /** How many figures there are. */
  readonly measured: number;
  /** Parts that could not be measured. */
  readonly unmeasured: readonly string[];
  /** Whether a missed target is red; a part that was not measured always is. */
  readonly ketat: boolean;
}

/** What a run says last, and whether it is red. A run without any figure is. */
export function verdictOf({ missed, measured, unmeasured, ketat }: Measured): {
  lines: string[];
  red: boolean;
} {
  return {
    lines: [
      ...(unmeasured.length > 0 ? [`Not measured: ${unmeasured.join(', ')}.`] : []),
      ...missed.map(({ what }) => `missed: ${what}`),
      `${measured - missed.length} of ${measured} figures meet their target`,
    ],
    red: measured === 0 || unmeasured.length > 0 || (ketat && missed.length > 0),
  };
}
