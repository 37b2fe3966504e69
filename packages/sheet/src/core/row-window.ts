/** Rows beyond the visible ones that stay mounted, so that a scroll meets rows that are there already. */
const OVERSCAN = 8;
/** The window moves by this many rows at once: most frames of a scroll then change nothing in the document. */
const STEP = 4;

interface WindowInput {
  readonly scrollTop: number;
  /** Height of what is seen, px. */
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
}

/** Rows to mount: `start` included, `end` not. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** The rows of a long table that are worth mounting; their number depends on what is seen, never on the table's length. */
export function rowWindow({ scrollTop, height, rowHeight, count }: WindowInput): RowWindow {
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const shown = Math.ceil(height / rowHeight) + 1;
  const start = Math.floor(Math.max(0, first - OVERSCAN) / STEP) * STEP;
  const end = Math.ceil((first + shown + OVERSCAN) / STEP) * STEP;
  return { start: Math.min(start, count), end: Math.min(end, count) };
}
