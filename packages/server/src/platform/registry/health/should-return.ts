/** People at whom a version was loaded lately, and at how many of them it failed. */
export interface LoadShare {
  readonly people: number;
  readonly failed: number;
}

/** Reports count for so long. */
export const SHARE_WINDOW_MS = 10 * 60_000;
/** One telephone in a tunnel is no broken version: so many people must have seen it fail. */
const FEWEST_FAILED = 3;
/** Of all at whom it was loaded. */
const FAILED_SHARE = 0.5;

/**
 * Whether a version is taken back by itself: it failed at enough people, and at so large a share of those who loaded it
 * that leaving it would hurt more than an older one.
 */
export const shouldReturn = ({ people, failed }: LoadShare): boolean =>
  failed >= FEWEST_FAILED && failed >= people * FAILED_SHARE;
