import { addDays, allTriwulan, dateWib } from '@selaras/domain';
import type { Rows } from '../../../kit/seed/rows';
import { DAFTAR_TAHUN } from './rpjmd';

/** Deadlines of both years; they lie ahead of the moment of seeding, so that a demo can be worked with. */
export function addReferensi(rows: Rows, now: Date): void {
  const inDays = (days: number) => dateWib(addDays(now, days));
  for (const tahun of DAFTAR_TAHUN) {
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
