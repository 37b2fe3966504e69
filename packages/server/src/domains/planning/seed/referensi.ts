import { addDays, allTriwulan, zonedDate } from '@selaras/domain';
import type { Rows } from '../../../kit/seed/rows';
import { DAFTAR_TAHUN, PERIODE } from './rpjmd';

const YEAR = 365;

/**
 * Deadlines of both years: those of the second lie ahead of the moment of seeding, so that a demo can be worked with,
 * those of the first have passed.
 */
export function addReferensi(rows: Rows, now: Date): void {
  for (const tahun of DAFTAR_TAHUN) {
    const inDays = (days: number) => zonedDate(addDays(now, tahun === PERIODE ? days - YEAR : days));
    rows.add('referensi', {
      kode: 'batas_waktu_perencanaan',
      nama: 'Batas waktu pengisian perencanaan',
      nilai_date: inDays(45),
      tahun,
    });
    for (const triwulan of allTriwulan) {
      rows.add('referensi', {
        kode: `batas_realisasi_tw${triwulan}`,
        nama: `Batas waktu pengisian realisasi triwulan ${triwulan}`,
        nilai_date: inDays(45 + 10 * triwulan),
        tahun,
      });
    }
  }
}
