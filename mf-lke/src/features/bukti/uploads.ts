/** Where a file goes. */
export interface Tempat {
  /** Names the place among all: a criterion of which unit and year, a follow-up. */
  readonly tempat: string;
  /** The place in words, where it is not shown itself: "Kriteria 1.a.3, tahun 2024". */
  readonly sebutan: string;
}

/** A file on its way to a criterion, or one that did not arrive. */
export interface Upload extends Tempat {
  readonly id: number;
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

/** A reload, or closing the tab, breaks off what is on its way: the browser asks, on whichever page that is. */
const askBeforeTheTabEnds = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether a file is on its way, or will be. */
export const isOnItsWay = ({ state }: Upload): boolean => state !== 'gagal';

/**
 * Files on their way, apart from the rows that show them: who goes on to the next criterion, closes the row or chooses
 * another year does not break them off. Those whose row is not drawn are told apart, for a place that shows them all the
 * same.
 */
export function createUploads() {
  let list: readonly Upload[] = [];
  let elsewhere: readonly Upload[] = [];
  const drawn = new Map<string, number>();
  let last = 0;
  const jobs = new Map<number, Job>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Upload[]) => {
    list = next;
    elsewhere = list.filter(({ tempat }) => !drawn.has(tempat));
    if (list.some(isOnItsWay)) addEventListener('beforeunload', askBeforeTheTabEnds);
    else removeEventListener('beforeunload', askBeforeTheTabEnds);
    for (const listener of listeners) listener();
  };
  const setDrawn = (tempat: string, change: 1 | -1) => {
    const count = (drawn.get(tempat) ?? 0) + change;
    if (count > 0) drawn.set(tempat, count);
    else drawn.delete(tempat);
    if (list.some((row) => row.tempat === tempat)) set(list);
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
    /** Those whose place is not drawn now. */
    elsewhere: () => elsewhere,
    /** A place shows its own files from now on; answers how to say that it does no more. */
    draw(tempat: string): () => void {
      setDrawn(tempat, 1);
      return () => setDrawn(tempat, -1);
    },
    add(row: Tempat & Pick<Upload, 'nama'>, job: Pick<Job, 'run' | 'faultOf'>): void {
      last += 1;
      jobs.set(last, { ...job, control: new AbortController() });
      set([...list, { ...row, id: last, state: 'menunggu', part: 0, fault: null }]);
      next();
    },
    /** A file that cannot be sent, which the list says. */
    refuse(row: Tempat & Pick<Upload, 'nama'>, fault: string): void {
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
