import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { OwnThread } from '../thread/own-thread';

/** A document as pdfmake wants it, without functions, so that it can go to another thread. */
export interface PdfDocument {
  readonly definition: Omit<TDocumentDefinitions, 'footer' | 'pageMargins'> & {
    readonly pageMargins: [number, number, number, number];
  };
  /** Text at the foot of every page, beside the page's number. */
  readonly kaki: string;
}

/** Prints documents one after the other in a thread of its own. */
export class PdfPrinter {
  readonly #thread = new OwnThread<PdfDocument>(new URL('./pdf-worker.mjs', import.meta.url), {
    waiting: 20,
    patienceMs: 20_000,
  });

  print(document: PdfDocument): Promise<Buffer> {
    return this.#thread.run(document);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
