import type { YearPicture } from './year-picture';

/** What is to be said about the shown year; null where the picture says it all. */
export function yearNote({ tahun, years }: YearPicture, publik: boolean): string | null {
  switch (years.find((year) => year.tahun === tahun)?.state) {
    case 'memuat':
      return `Memuat data tahun ${tahun}…`;
    case 'gagal':
      return `Data tahun ${tahun} gagal dimuat.`;
    case 'kosong':
      return `Tahun ${tahun} belum memiliki data${publik ? ' yang ditetapkan' : ''}; yang tampil target lima tahunannya.`;
    case 'belum-dibuka':
      return `Tahun ${tahun} belum dibuka; yang tampil target lima tahunannya.`;
    default:
      return null;
  }
}
