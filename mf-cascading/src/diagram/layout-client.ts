import type { CentreRequest } from '../tree/layout/centres';

interface Answer {
  readonly id: number;
  readonly centres: Float32Array;
}

/**
 * Places trees in a worker that starts with the page, so that it is warm when the data comes. Where a worker cannot
 * start (another origin, a strict policy) or dies, the same code runs on this thread.
 */
export class LayoutClient {
  #worker: Worker | null = null;
  #last = 0;
  readonly #waiting = new Map<number, { request: CentreRequest; resolve: (centres: Float32Array) => void }>();

  start(): void {
    this.#worker = startWorker();
    this.#worker?.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.resolve(data.centres);
      this.#waiting.delete(data.id);
    });
    this.#worker?.addEventListener('error', (event) => {
      event.preventDefault();
      this.#worker?.terminate();
      this.#worker = null;
      for (const { request, resolve } of this.#waiting.values()) void here(request).then(resolve);
      this.#waiting.clear();
    });
  }

  centres(request: CentreRequest): Promise<Float32Array> {
    const worker = this.#worker;
    if (worker === null) return here(request);
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(id, { request, resolve });
      worker.postMessage({ id, request });
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('../tree/layout/layout-worker.ts', import.meta.url));
  } catch {
    return null;
  }
}

async function here(request: CentreRequest): Promise<Float32Array> {
  const { centresOf } = await import('../tree/layout/centres');
  return centresOf(request);
}
