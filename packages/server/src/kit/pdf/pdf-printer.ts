import { Worker } from 'node:worker_threads';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { atMost } from '../../plugins/at-most';
import { ProblemError } from '../../plugins/problem';

/** A document as pdfmake wants it, without functions, so that it can go to another thread. */
export interface PdfDocument {
  readonly definition: Omit<TDocumentDefinitions, 'footer' | 'pageMargins'> & {
    readonly pageMargins: [number, number, number, number];
  };
  /** Text at the foot of every page, beside the page's number. */
  readonly kaki: string;
}

interface Answer {
  readonly id: number;
  readonly pdf?: Uint8Array;
  readonly error?: string;
}

interface Job {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Documents that may wait for their turn; who comes then is asked to come back. */
const WAITING = 20;
const PATIENCE_MS = 20_000;

/** Prints documents one after the other in a thread of its own, started with the first and again after a crash. */
export class PdfPrinter {
  readonly #inTurn = atMost(1, WAITING);
  readonly #jobs = new Map<number, Job>();
  #worker: Worker | null = null;
  #last = 0;

  print(document: PdfDocument): Promise<Buffer> {
    return this.#inTurn(() => this.#print(document));
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #print(document: PdfDocument): Promise<Buffer> {
    const id = ++this.#last;
    const worker = this.#start();
    const timer = setTimeout(() => worker.terminate(), PATIENCE_MS);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.#jobs.set(id, { resolve, reject });
        worker.postMessage({ id, ...document });
      });
    } finally {
      clearTimeout(timer);
      this.#jobs.delete(id);
    }
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./pdf-worker.mjs', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, pdf, error }: Answer) => {
      const job = this.#jobs.get(id);
      if (pdf !== undefined) job?.resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
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
