import { OwnThread } from '../thread/own-thread';
import type { Picture, PictureFormat } from './picture';

/** Paints pictures one after the other in a thread of its own, with fonts that the server brings along. */
export class PicturePainter {
  readonly #thread = new OwnThread<{ picture: Picture; format: PictureFormat }>(
    new URL('./picture-worker.mjs', import.meta.url),
    { waiting: 40, patienceMs: 10_000 },
  );

  /** @throws `LAYANAN_SIBUK` when too many pictures wait for their turn. */
  paint(picture: Picture, format: PictureFormat): Promise<Buffer> {
    return this.#thread.run({ picture, format });
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
