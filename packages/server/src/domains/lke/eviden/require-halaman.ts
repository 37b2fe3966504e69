import { type Halaman, salahHalaman } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';

/** 422 for pages that a content has not: those behind the last of its file, and any of what the portal said. */
export async function requireHalaman(
  tx: Kysely<Tables>,
  evidenVersiId: number,
  halaman: Halaman | null,
): Promise<void> {
  if (halaman === null) return;
  const { isi, jumlah_halaman } = await tx
    .selectFrom('lke_eviden_versi as v')
    .leftJoin('berkas as f', 'f.id', 'v.berkas_id')
    .where('v.id', '=', evidenVersiId)
    .select(['v.isi', 'f.jumlah_halaman'])
    .executeTakeFirstOrThrow();
  const pesan =
    isi === null ? salahHalaman(halaman, jumlah_halaman) : 'Eviden dari portal tidak mempunyai halaman';
  if (pesan !== null) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan: `${pesan}.`, errors: { halaman: [pesan] } });
  }
}
