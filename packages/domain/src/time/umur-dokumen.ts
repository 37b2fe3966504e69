import dayjs from 'dayjs';

/** How old a document is on a day, in words: years and months, or days while it is younger than a month. */
export function umurDokumen(tanggal: string, hariIni: string): string {
  const from = dayjs(tanggal);
  const to = dayjs(hariIni);
  const months = to.diff(from, 'month');
  if (months < 1) {
    const days = to.diff(from, 'day');
    return days < 1 ? 'hari ini' : `${days} hari`;
  }
  const years = Math.floor(months / 12);
  return [years > 0 && `${years} tahun`, months % 12 > 0 && `${months % 12} bulan`].filter(Boolean).join(' ');
}
