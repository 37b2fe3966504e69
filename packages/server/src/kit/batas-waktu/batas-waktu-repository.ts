import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';

/** Code of the deadline for filling in plans. */
export const BATAS_WAKTU_PERENCANAAN = 'batas_waktu_perencanaan';

/** Code of the deadline for the report of a quarter. */
export const batasRealisasi = (triwulan: number) => `batas_realisasi_tw${triwulan}`;

/** The year's deadline as `YYYY-MM-DD`; null when none is set. */
export async function findBatasWaktu(db: Kysely<Tables>, tahun: number): Promise<string | null> {
  const row = await db
    .selectFrom('referensi')
    .select('nilai_date')
    .where('kode', '=', BATAS_WAKTU_PERENCANAAN)
    .where('tahun', '=', tahun)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.nilai_date ?? null;
}
