import type { FileKind } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { OwnThread } from '../../thread/own-thread';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the pages of uploaded documents; one for the whole server. */
    readonly pageCounter: PageCounter;
  }
}

/** Counts pages of documents one after the other in a thread of its own, bounded in time and memory. */
export class PageCounter {
  readonly #thread = new OwnThread<{ content: Uint8Array }>(
    new URL('./count-pages-worker.mjs', import.meta.url),
    { waiting: 20, patienceMs: 15_000, memoryMb: 256 },
  );

  /** Pages of a PDF; null for other files, and where they are not found out in time: nobody waits for more. */
  async count(content: Buffer, jenis: FileKind): Promise<number | null> {
    if (jenis !== 'pdf') return null;
    try {
      const pages = Number((await this.#thread.run({ content })).toString());
      return Number.isInteger(pages) && pages > 0 ? pages : null;
    } catch {
      return null;
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

/** The one of this server, ended with it. */
export function registerPageCounter(app: FastifyInstance): void {
  const counter = new PageCounter();
  app.decorate('pageCounter', counter);
  app.addHook('onClose', () => counter.close());
}
