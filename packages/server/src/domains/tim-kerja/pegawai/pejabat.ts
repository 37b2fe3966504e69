import type { JenisJabatan } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';

interface Post {
  readonly jenis_jabatan: JenisJabatan;
  readonly unit_kerja_id: number | null;
}

/**
 * Makes an employee the holder of his structural post and frees every other one that he held. Throws 409 while somebody
 * else holds it.
 */
export async function takePost(tx: Kysely<Tables>, nip: string, post: Post | null): Promise<void> {
  const own = post?.jenis_jabatan === 'struktural' ? post.unit_kerja_id : null;
  await sql`update struktur_organisasi set pejabat_nip = null
    where pejabat_nip = ${nip} and id is distinct from ${own}::bigint`.execute(tx);
  if (own === null) return;
  const { rows } = await sql<{ nama: string | null }>`
    select p.peg_nama as nama from struktur_organisasi s
    left join pegawai p on p.peg_nip = s.pejabat_nip and p.peg_nip <> ${nip} and p.berhenti_pada is null
    where s.id = ${own} for no key update of s`.execute(tx);
  const holder = rows[0]?.nama ?? null;
  if (holder !== null) {
    throw new ProblemError('BENTROK', {
      pesan: `Jabatan ini masih dijabat ${holder}. Catat dahulu kepindahan atau berhentinya.`,
      errors: { unit_kerja_id: [`Masih dijabat ${holder}`] },
    });
  }
  await sql`update struktur_organisasi set pejabat_nip = ${nip}
    where id = ${own} and pejabat_nip is distinct from ${nip}`.execute(tx);
}
