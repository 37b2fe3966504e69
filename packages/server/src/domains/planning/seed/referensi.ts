import type { Rows } from '../../../kit/seed/rows';
import { DAFTAR_TAHUN } from './rpjmd';

const DAY = 86_400_000;

/** Deadlines of both years; they lie ahead of the moment of seeding, so that a demo can be worked with. */
export function addReferensi(rows: Rows, now: Date): void {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  for (const tahun of DAFTAR_TAHUN) {
    rows.add('referensi', {
      kode: 'batas_waktu_perencanaan',
      nama: 'Batas waktu pengisian perencanaan',
      nilai_date: inDays(45),
      tahun,
    });
    for (const triwulan of [1, 2, 3, 4]) {
      rows.add('referensi', {
        kode: `batas_realisasi_tw${triwulan}`,
        nama: `Batas waktu pengisian realisasi triwulan ${triwulan}`,
        nilai_date: inDays(45 + 10 * triwulan),
        tahun,
      });
    }
  }
}
