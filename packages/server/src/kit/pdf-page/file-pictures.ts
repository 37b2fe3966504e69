import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { FileStore } from '../files/file-store';
import { PdfPageDrawer } from './pdf-page-drawer';

interface Drawn {
  readonly id: number;
  readonly nama_acak: string;
}

/** JPEG of the first page, or why there is none; `hilang`: the store has lost the file. */
export type FilePicture = Buffer | 'berkata-sandi' | 'tidak-tergambar' | 'hilang';

/** First pages of kept documents as pictures, each drawn once and kept with its file. */
export class FilePictures {
  readonly #drawer = new PdfPageDrawer();
  readonly #pending = new Map<number, Promise<FilePicture>>();

  constructor(private readonly store: FileStore) {}

  /** The kept picture, or the one that is drawn now for whoever asks meanwhile. @throws `LAYANAN_SIBUK` */
  async read(db: Kysely<Tables>, berkas: Drawn): Promise<FilePicture> {
    const kept = await db
      .selectFrom('berkas_gambar')
      .where('berkas_id', '=', berkas.id)
      .select('gambar')
      .executeTakeFirst();
    if (kept !== undefined) return kept.gambar ?? 'tidak-tergambar';
    const pending = this.#pending.get(berkas.id);
    if (pending !== undefined) return pending;
    const made = this.#make(db, berkas).finally(() => this.#pending.delete(berkas.id));
    this.#pending.set(berkas.id, made);
    return made;
  }

  close(): Promise<void> {
    return this.#drawer.close();
  }

  async #make(db: Kysely<Tables>, { id, nama_acak }: Drawn): Promise<FilePicture> {
    const content = await this.store.open(nama_acak);
    if (content === null) return 'hilang';
    const page = await this.#drawer.draw(await buffer(content));
    if (page === 'berkata-sandi') return page;
    await db
      .insertInto('berkas_gambar')
      .values({ berkas_id: id, gambar: typeof page === 'string' ? null : page })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return page;
  }
}
