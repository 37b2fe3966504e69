/** A file on its way to a criterion, or one that did not arrive. */
export interface Upload {
  readonly id: number;
  /** Criterion of which unit and year. */
  readonly tempat: string;
  readonly nama: string;
  readonly state: 'menunggu' | 'dikirim' | 'gagal';
  /** 0 to 1 of it has arrived. */
  readonly part: number;
  readonly fault: string | null;
}

interface Job {
  readonly run: (signal: AbortSignal, onProgress: (part: number) => void) => Promise<void>;
  readonly faultOf: (error: unknown) => string;
  readonly control: AbortController;
}

/** Files that are sent beside each other: more would only share the same line. */
const AT_ONCE = 2;

/**
 * Files on their way, apart from the rows that show them: who goes on to the next criterion, or closes the row, does not
 * break them off.
 */
export function createUploads() {
  let list: readonly Upload[] = [];
  let last = 0;
  const jobs = new Map<number, Job>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Upload[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, fields: Partial<Upload>) =>
    set(list.map((row) => (row.id === id ? { ...row, ...fields } : row)));

  function next(): void {
    const running = list.filter(({ state }) => state === 'dikirim').length;
    const waiting = list.find(({ state }) => state === 'menunggu');
    if (running >= AT_ONCE || waiting === undefined) return;
    void run(waiting.id);
    next();
  }

  async function run(id: number): Promise<void> {
    const job = jobs.get(id);
    if (job === undefined) return;
    change(id, { state: 'dikirim', part: 0, fault: null });
    try {
      await job.run(job.control.signal, (part) => change(id, { part }));
      drop(id);
    } catch (error) {
      if (!job.control.signal.aborted) change(id, { state: 'gagal', fault: job.faultOf(error) });
    }
    next();
  }

  function drop(id: number): void {
    jobs.get(id)?.control.abort();
    jobs.delete(id);
    set(list.filter((row) => row.id !== id));
    next();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => list,
    add(row: Pick<Upload, 'tempat' | 'nama'>, job: Pick<Job, 'run' | 'faultOf'>): void {
      last += 1;
      jobs.set(last, { ...job, control: new AbortController() });
      set([...list, { ...row, id: last, state: 'menunggu', part: 0, fault: null }]);
      next();
    },
    /** A file that cannot be sent, which the list says. */
    refuse(row: Pick<Upload, 'tempat' | 'nama'>, fault: string): void {
      last += 1;
      set([...list, { ...row, id: last, state: 'gagal', part: 0, fault }]);
    },
    retry(id: number): void {
      if (!jobs.has(id)) return;
      change(id, { state: 'menunggu', fault: null });
      next();
    },
    canRetry: (id: number) => jobs.has(id),
    /** Breaks it off, or closes its message. */
    drop,
  };
}

/** Those of this tab. */
export const uploads = createUploads();
