import { allTriwulan, countDownOf, keadaanMasa, masaTriwulan } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { BATAS_WAKTU_PERENCANAAN, batasRealisasi } from '../../../kit/batas-waktu/batas-waktu-repository';

/**
 * Of these years those in which something may be filled in now, the latest first: plans, or the realisation of a quarter
 * that is open (spec 2 §4).
 */
export async function findTahunTerbuka(
  db: Kysely<Tables>,
  years: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('referensi')
    .where('tahun', 'in', [...years])
    .where('deleted_at', 'is', null)
    .select(['tahun', 'kode', 'mulai_date', 'nilai_date'])
    .execute();
  const datesOf = (tahun: number, kode: string) => {
    const row = rows.find((one) => one.tahun === tahun && one.kode === kode);
    return { mulai: row?.mulai_date ?? null, batas: row?.nilai_date ?? null };
  };
  const isOpen = (tahun: number) =>
    countDownOf(datesOf(tahun, BATAS_WAKTU_PERENCANAAN).batas, now).active ||
    allTriwulan.some(
      (tw) => keadaanMasa(masaTriwulan(tahun, tw, datesOf(tahun, batasRealisasi(tw))), now) === 'terbuka',
    );
  return years.filter(isOpen).sort((one, other) => other - one);
}
