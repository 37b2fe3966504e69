import { MAX_PICTURE_POINTS, pictureSize } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { OwnThread } from '../../thread/own-thread';
import type { PictureKind } from './picture-kind';

declare module 'fastify' {
  interface FastifyInstance {
    /** Paints uploaded pictures anew; one for the whole server, because a large picture fills memory. */
    readonly pictureRemaker: PictureRemaker;
  }
}

/**
 * Paints pictures anew, one after the other in a thread of its own: upright, in the colours of screens (sRGB), and without
 * what cameras and programs write into them, such as the place where they were taken.
 */
export class PictureRemaker {
  readonly #thread = new OwnThread<{ content: Buffer; jenis: PictureKind }>(
    new URL('./remake-worker.mjs', import.meta.url),
    { waiting: 20, patienceMs: 30_000 },
  );

  /**
   * The picture in the same format; null when none can be read in these bytes, or when its head says that it has more
   * points than `MAX_PICTURE_POINTS`, before any of them is unpacked.
   *
   * @throws `LAYANAN_SIBUK` when too many wait for their turn, or this one took too long.
   */
  async remake(content: Buffer, jenis: PictureKind): Promise<Buffer | null> {
    const size = pictureSize(content);
    if (size === null || size.width * size.height > MAX_PICTURE_POINTS) return null;
    const made = await this.#thread.run({ content, jenis });
    return made.length === 0 ? null : made;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

/** The one of this server, ended with it. */
export function registerPictureRemaker(app: FastifyInstance): void {
  const remaker = new PictureRemaker();
  app.decorate('pictureRemaker', remaker);
  app.addHook('onClose', () => remaker.close());
}
