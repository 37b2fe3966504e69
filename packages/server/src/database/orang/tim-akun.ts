import type { User } from '@selaras/contracts';
import type { PeranTim } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';

/** What the employee behind an account is in teams of these years: he leads one, serves in one or carries a step of one. */
export async function findTimAkun(
  db: Kysely<Tables>,
  userId: number,
  years: readonly number[],
): Promise<Pick<User, 'tim'>> {
  const tahun = sql`any(${[...years]}::integer[])`;
  const { rows } = await sql<Record<PeranTim, boolean>>`
    select
      exists (select from tim_kerja t where t.nip_ketua = u.peg_nip and t.deleted_at is null and t.tahun = ${tahun})
        as ketua,
      exists (select from tim_kerja_anggota a join tim_kerja t on t.id = a.tim_kerja_id and t.deleted_at is null
        where a.nip = u.peg_nip and a.deleted_at is null and a.status <> 'nonaktif' and t.tahun = ${tahun})
      or exists (select from langkah_aksi_anggota b
        join kinerja_langkah_aksi l on l.id = b.langkah_aksi_id and l.deleted_at is null
        where b.nip = u.peg_nip and b.deleted_at is null and l.tahun_kinerja = ${tahun}) as anggota
    from users u where u.id = ${userId}`.execute(db);
  const tim = (['ketua', 'anggota'] as const).filter((as) => rows[0]?.[as]);
  return tim.length === 0 ? {} : { tim };
}
