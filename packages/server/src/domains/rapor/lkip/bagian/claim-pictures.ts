import { NASKAH_MAX, type Naskah } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { claimFiles } from '../../../../kit/files/file-repository';
import { ProblemError } from '../../../../plugins/problem';
import type { SignedIn } from '../../../../plugins/signed-in';
import type { Pemilik } from '../akses/pemilik';

export const TUJUAN = 'lkip_gambar';

/**
 * Makes the pictures of a text belong to its report, and leaves those that do already; earlier texts go on showing theirs.
 * A picture of another report, or of nobody's, is refused.
 */
export async function claimPictures(
  tx: Kysely<Tables>,
  { content }: Naskah,
  lkipId: number,
  { satuan_kerja_id }: Pemilik,
  actor: SignedIn,
): Promise<void> {
  const ids = [...new Set(content.flatMap((blok) => (blok.type === 'gambar' ? [blok.attrs.gambar_id] : [])))];
  if (ids.length === 0) return;
  if (ids.length > NASKAH_MAX.gambar) {
    const pesan = `Satu bagian memuat paling banyak ${NASKAH_MAX.gambar} gambar.`;
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { isi: [pesan] } });
  }
  const own = await tx
    .selectFrom('berkas')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('tujuan', '=', TUJUAN)
    .where('pemilik_id', '=', lkipId)
    .select('id')
    .execute();
  const known = new Set(own.map(({ id }) => id));
  await claimFiles(
    tx,
    ids.filter((id) => !known.has(id)),
    { tujuan: TUJUAN, ownerId: lkipId, satuanKerjaId: satuan_kerja_id, actorId: actor.id },
  );
}
