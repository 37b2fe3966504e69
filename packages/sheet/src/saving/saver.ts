import { ApiError, failureText, NetworkError } from '@selaras/api-client';
import type { RowKey, RowModel, RowValues } from '../core/row-model';
import {
  delayed,
  discarded,
  failed,
  readyRows,
  retried,
  type SaveQueue,
  saved,
  sent,
  settled,
  stale,
  type Typing,
  typed,
} from '../core/save-queue';

/** A row is sent once nothing has been typed into it for this long. */
const QUIET_MS = 600;
/** Rows on their way at the same time. */
const PARALLEL = 2;
/** Pause after the network, or a busy server, let a row down. */
const PAUSE_MS = 5_000;

/** How a table's rows reach its server. */
export interface SaverPorts<Row> {
  /** Writes these values over this version, and answers the row as it then is; a failure is thrown as the API client has it. */
  send(key: RowKey, version: number, values: RowValues): Promise<Row>;
  /** A row as the server has it now. */
  received(row: Row): void;
  /** The server refused to write: rights or locks are not what they were. */
  refused(): void;
}

export type Saver<Row> = ReturnType<typeof createSaver<Row>>;

/** Failures after which the same row may go through by itself. */
function pauseOf(error: unknown): number | null {
  if (error instanceof NetworkError) return PAUSE_MS;
  if (!(error instanceof ApiError)) return null;
  // Each try with a session that has ended would ask for the password again.
  if (error.status === 401) return Number.POSITIVE_INFINITY;
  return error.status === 429 || error.status === 503 ? (error.retryAfter ?? PAUSE_MS / 1000) * 1000 : null;
}

/** Saves what is typed row by row, each row one request at a time, and tells of every row where it stands. */
export function createSaver<Row>(model: RowModel<Row>, { send, received, refused }: SaverPorts<Row>) {
  let queue: SaveQueue<Row> = new Map();
  let running = 0;
  let pausedUntil = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function become(next: SaveQueue<Row>): void {
    if (next === queue) return;
    queue = next;
    for (const listener of listeners) listener();
  }

  function pump(): void {
    clearTimeout(timer);
    if (stopped) return;
    const now = Date.now();
    const pause = pausedUntil - now;
    if (pause <= 0) {
      for (const key of readyRows(queue, now, QUIET_MS).slice(0, PARALLEL - running)) void save(key);
    }
    const waits = [...queue.values()].some(({ state }) => state === 'waiting');
    if (waits && pause !== Number.POSITIVE_INFINITY) timer = setTimeout(pump, Math.max(pause, QUIET_MS / 2));
  }

  async function save(key: RowKey): Promise<void> {
    running += 1;
    become(sent(queue, key));
    const edit = queue.get(key);
    try {
      const row = await send(key, edit?.version ?? 0, edit?.sending ?? {});
      received(row);
      become(saved(model, queue, row));
    } catch (error) {
      meet(key, error);
    } finally {
      running -= 1;
      pump();
    }
  }

  function meet(key: RowKey, error: unknown): void {
    const { pesan: message } = failureText(error);
    const pause = pauseOf(error);
    if (pause !== null) {
      pausedUntil = Date.now() + pause;
      become(delayed(queue, key, message));
    } else if (error instanceof ApiError && error.status === 412 && error.terkini !== undefined) {
      const current = error.terkini as Row;
      received(current);
      become(stale(model, queue, current));
    } else {
      become(failed(queue, key, { message, ...(error instanceof ApiError && { errors: error.errors }) }));
      if (error instanceof ApiError && [403, 404, 423].includes(error.status)) refused();
    }
  }

  const then = (next: SaveQueue<Row>) => {
    become(next);
    pump();
  };

  return {
    queue: () => queue,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Something was typed; `now`: nothing more follows, as after a choice, so that it is sent at once. */
    type: (typings: readonly Typing<Row>[], when: 'typing' | 'now' = 'typing') =>
      then(typed(model, queue, typings, when === 'now' ? 0 : Date.now())),
    /** What an earlier visit left unsaved. */
    restore: (found: SaveQueue<Row>) => then(new Map([...queue, ...found])),
    settle: (key: RowKey, theirs: readonly string[]) => then(settled(model, queue, key, theirs)),
    discard: (key: RowKey) => then(discarded(queue, key)),
    /** Sends a row that failed once more, or all that wait. */
    retry(key?: RowKey): void {
      pausedUntil = 0;
      then(key === undefined ? queue : retried(queue, key));
    },
    /** Nothing is sent any more; what is on its way arrives. */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
    start(): void {
      stopped = false;
      pump();
    },
  };
}
