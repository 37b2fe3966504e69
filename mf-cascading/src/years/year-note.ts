import type { YearPicture } from './year-picture';

/** What is to be said about the shown year; null where the picture says it all. */
export function yearNote({ tahun, years }: YearPicture, publik: boolean): string | null {
  switch (years.find((year) => year.tahun === tahun)?.state) {
    case 'loading':
      return `Memuat data tahun ${tahun}…`;
    case 'failed':
      return `Data tahun ${tahun} gagal dimuat.`;
    case 'empty':
      return `Tahun ${tahun} belum memiliki data${publik ? ' yang ditetapkan' : ''}; yang tampil target lima tahunannya.`;
    case 'not-open':
      return `Tahun ${tahun} belum dibuka; yang tampil target lima tahunannya.`;
    default:
      return null;
  }
}
