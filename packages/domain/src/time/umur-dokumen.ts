import { datesBetween } from './zoned';

/** How old a document is on a day, in words: years and months, or days while it is younger than a month. */
export function umurDokumen(tanggal: string, hariIni: string): string {
  const { months, days } = datesBetween(tanggal, hariIni);
  if (months < 1) return days < 1 ? 'hari ini' : `${days} hari`;
  const years = Math.floor(months / 12);
  return [years > 0 && `${years} tahun`, months % 12 > 0 && `${months % 12} bulan`].filter(Boolean).join(' ');
}
