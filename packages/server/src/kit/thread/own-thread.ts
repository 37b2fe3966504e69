import { Worker } from 'node:worker_threads';
import { atMost } from '../../plugins/at-most';
import { ProblemError } from '../../plugins/problem';

interface Answer {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly error?: string;
}

interface Job {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface Bounds {
  /** Tasks that may wait for their turn; who comes then is asked to come back. */
  readonly waiting: number;
  /** After that long a task is given up, with its thread. */
  readonly patienceMs: number;
  /** Memory of its own that its thread may take; what needs more is given up, with the thread. Left out: no bound. */
  readonly memoryMb?: number;
}

/**
 * Makes files one after the other in a thread of its own, started with the first task and again after a crash. The
 * thread's module answers each `{ id, …task }` with `{ id, bytes }` or `{ id, error }`.
 */
export class OwnThread<Task extends object> {
  readonly #inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  readonly #jobs = new Map<number, Job>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(
    private readonly module: URL,
    private readonly bounds: Bounds,
  ) {
    this.#inTurn = atMost(1, bounds.waiting);
  }

  run(task: Task): Promise<Buffer> {
    return this.#inTurn(() => this.#run(task));
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #run(task: Task): Promise<Buffer> {
    const id = ++this.#last;
    const worker = this.#start();
    const timer = setTimeout(() => worker.terminate(), this.bounds.patienceMs);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.#jobs.set(id, { resolve, reject });
        worker.postMessage({ id, ...task });
      });
    } finally {
      clearTimeout(timer);
      this.#jobs.delete(id);
    }
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    const { memoryMb } = this.bounds;
    const worker = new Worker(this.module, {
      ...(memoryMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
    });
    worker.unref();
    worker.on('message', ({ id, bytes, error }: Answer) => {
      const job = this.#jobs.get(id);
      if (bytes !== undefined) job?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      else job?.reject(new Error(error));
    });
    worker.once('error', (cause) => this.#end(worker, cause));
    worker.once('exit', () => this.#end(worker, null));
    this.#worker = worker;
    return worker;
  }

  #end(worker: Worker, cause: unknown): void {
    if (this.#worker === worker) this.#worker = null;
    for (const { reject } of this.#jobs.values()) {
      reject(cause instanceof Error ? cause : new ProblemError('LAYANAN_SIBUK', { retryAfter: 5 }));
    }
  }
}
