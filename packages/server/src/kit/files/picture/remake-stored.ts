import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { listNotRemade } from '../file-repository';
import type { FileStore } from '../file-store';
import { pictureKindOf, pictureTypes } from './picture-kind';
import type { PictureRemaker } from './picture-remaker';
import { replaceContent, type StoredFile } from './replace-content';

interface Remaking {
  readonly db: Kysely<Tables>;
  readonly store: FileStore;
  readonly remaker: PictureRemaker;
}

/** Pictures that are looked up in one go. */
const PORTION = 100;

/**
 * A kept picture as it may be shown: one that was kept as it was sent is painted anew now. Undefined when it cannot be, or
 * is gone: what a camera wrote into it is shown to nobody.
 */
export async function remakeStored(
  { db, store, remaker }: Remaking,
  berkas: StoredFile,
): Promise<StoredFile | undefined> {
  if (berkas.dibuat_ulang) return berkas;
  const kind = pictureKindOf(berkas.jenis);
  const content = kind && (await store.open(berkas.nama_acak));
  if (kind === undefined || content == null) return undefined;
  const made = await remaker.remake(await buffer(content), kind);
  return made === null ? undefined : replaceContent(db, store, berkas, made);
}

/**
 * Paints all pictures anew that were kept before the server did so by itself. Evidence of the evaluation stays as it is:
 * its content never changes and is named by its hash. Begun again it goes on with what is left.
 *
 * @throws when some of them cannot be, after all others were; they stay as they are.
 */
export async function remakeAllStored(remaking: Remaking): Promise<number> {
  let made = 0;
  const failed: number[] = [];
  for (let after = 0; ; ) {
    const rows = await listNotRemade(remaking.db, pictureTypes, { after, limit: PORTION });
    for (const row of rows) {
      const done = await remakeStored(remaking, row).catch(() => undefined);
      if (done === undefined) failed.push(row.id);
      else made += 1;
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  if (failed.length > 0) throw new Error(`Pictures that could not be painted anew: ${failed.join(', ')}`);
  return made;
}
