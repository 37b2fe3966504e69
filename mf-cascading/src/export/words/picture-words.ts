import { formatDateTimeZone, formatDecimal } from '@selaras/domain';

/** What pictures and printed sheets say about themselves, in the portal's language; another has a table of the same shape. */
export const pictureWords = {
  lang: 'id',
  named: (title: string, unit: string, tahun: number) => `${title} ${unit} tahun ${tahun}`,
  subtitle: (tahun: number, boxes: number, madeAt: Date) =>
    `Tahun ${tahun} · ${formatDecimal(boxes)} kotak · dibuat ${formatDateTimeZone(madeAt)}`,
  /** null where the browser can make no hash. */
  sidik: (hash: string | null) => `Sidik data ${hash ?? 'tidak tersedia'}`,
  scan: 'Pindai untuk membuka tampilan ini dan memeriksa datanya.',
  /** Keywords in the text of a PNG. */
  keyword: { unit: 'Satuan Kerja', tahun: 'Tahun Kinerja', sidik: 'Sidik Data' },
  sheetTitle: (title: string, tahun: number) => `${title} · Tahun ${tahun}`,
  pageMap: 'Peta halaman',
  pageMapExplained: (sheets: number, paper: string, rows: number, columns: number) =>
    `${sheets} lembar ${paper} dalam ${rows} baris × ${columns} kolom. Potong pada tanda di tepi, lalu sambung menurut peta.`,
  sheetOf: (position: number, all: number) => `Lembar ${position} dari ${all}`,
  /** Where a neighbouring sheet lies. */
  beside: { left: 'kiri', right: 'kanan', above: 'atas', below: 'bawah' },
};

export type PictureWords = typeof pictureWords;
