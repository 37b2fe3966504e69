import { atMost } from '../../plugins/at-most';
import { OwnThread } from '../thread/own-thread';

/** Widest and highest picture of a page in points, and how many points a picture inside the page may have. */
const bounds = { width: 480, height: 640, maxImagePoints: 40_000_000 };

/** The page as JPEG, or why there is none. */
export type PdfPage = Buffer | 'berkata-sandi' | 'tidak-tergambar';

/** Draws first pages of documents one after the other in a thread of its own, bounded in time and memory. */
export class PdfPageDrawer {
  readonly #inTurn = atMost(1, 40);
  readonly #thread = new OwnThread<{ content: Uint8Array; bounds: typeof bounds }>(
    new URL('./pdf-page-worker.mjs', import.meta.url),
    { waiting: 1, patienceMs: 8_000, memoryMb: 256 },
  );

  /**
   * What cannot be drawn in its time is said to be so, whatever its bytes did to the thread.
   *
   * @throws `LAYANAN_SIBUK` when too many documents wait for their turn.
   */
  draw(content: Buffer): Promise<PdfPage> {
    return this.#inTurn(async () => {
      try {
        const page = await this.#thread.run({ content, bounds });
        return page.length === 0 ? 'berkata-sandi' : page;
      } catch {
        return 'tidak-tergambar';
      }
    });
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
