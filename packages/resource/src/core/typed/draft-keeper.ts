/** A draft is never older than this plus the time of one write: less than two seconds. */
const KEEP_AFTER_MS = 1_000;

/** When what is typed is kept in this browser. */
export interface DraftKeeper {
  /** Something was typed: it is kept a second from now at the latest, however long the typing goes on. */
  readonly typed: () => void;
  /** Keeps at once what waits to be kept, as when the page is hidden or left. */
  readonly flush: () => void;
  /** What waits is not kept: it was saved, taken back or not wanted. */
  readonly forget: () => void;
}

/** The one clock of drafts, for fields, tables and texts; `keep` writes what is typed by then. */
export function draftKeeper(keep: () => void): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    forget();
    keep();
  };
  return {
    typed: () => {
      timer ??= setTimeout(flush, KEEP_AFTER_MS);
    },
    flush,
    forget,
  };
}
