import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';

/** Code of the deadline for filling in plans. */
export const BATAS_WAKTU_PERENCANAAN = 'batas_waktu_perencanaan';

/** Code of the deadline for the report of a quarter. */
export const batasRealisasi = (triwulan: number) => `batas_realisasi_tw${triwulan}`;

/** A deadline of the year as `YYYY-MM-DD`, that for filling in plans unless another is named; null when none is set. */
export async function findBatasWaktu(
  db: Kysely<Tables>,
  tahun: number,
  kode: string = BATAS_WAKTU_PERENCANAAN,
): Promise<string | null> {
  const row = await db
    .selectFrom('referensi')
    .select('nilai_date')
    .where('kode', '=', kode)
    .where('tahun', '=', tahun)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.nilai_date ?? null;
}
