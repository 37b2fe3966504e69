import { allTriwulan, countDownOf } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { BATAS_WAKTU_PERENCANAAN, batasRealisasi } from '../../../kit/batas-waktu/batas-waktu-repository';

const codes = [BATAS_WAKTU_PERENCANAAN, ...allTriwulan.map(batasRealisasi)];

/**
 * Of these years those in which something may still be filled in, the latest first: a deadline lies ahead, or one is not
 * set at all (spec 2 §4).
 */
export async function findTahunTerbuka(
  db: Kysely<Tables>,
  years: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('referensi')
    .where('tahun', 'in', [...years])
    .where('kode', 'in', codes)
    .where('deleted_at', 'is', null)
    .select(['tahun', 'kode', 'nilai_date'])
    .execute();
  const dates = new Map(rows.map(({ tahun, kode, nilai_date }) => [`${tahun} ${kode}`, nilai_date]));
  const isOpen = (tahun: number) =>
    codes.some((kode) => countDownOf(dates.get(`${tahun} ${kode}`) ?? null, now).active);
  return years.filter(isOpen).sort((one, other) => other - one);
}
