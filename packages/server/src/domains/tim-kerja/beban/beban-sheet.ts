import type { BebanKerja, OrangBeban } from '@selaras/contracts';
import {
  allTriwulan,
  bobotSetahun,
  panasBebanOf,
  panasBebanWords,
  round,
  triwulanWord,
} from '@selaras/domain';

/** Decimals of a weight on paper. */
const DIGITS = 2;

/** Heads of the sheet: three columns to each quarter. */
export const bebanHeadings: readonly string[] = [
  'Nama',
  'NIP',
  'Jabatan',
  'Bidang',
  'Satuan kerja asal',
  'Tim',
  ...allTriwulan.flatMap((tw) => [
    `${triwulanWord(tw)} langkah`,
    `${triwulanWord(tw)} bobot`,
    `${triwulanWord(tw)} beban`,
  ]),
  'Setahun langkah',
  'Setahun bobot',
];

/** People as rows of the sheet, in their order. */
export function bebanCells(
  { bidang, tim, rata, satuan_kerja }: BebanKerja,
  orang: readonly OrangBeban[],
): (string | number | null)[][] {
  const names = (list: BebanKerja['tim']) => new Map(list.map(({ id, nama }) => [id, nama]));
  const [divisions, teams] = [names(bidang), names(tim)];
  return orang.map((one) => [
    one.nama,
    one.nip,
    one.jabatan,
    divisions.get(one.bidang_id ?? 0) ?? null,
    one.asal ?? satuan_kerja.satuan_kerja_nama,
    one.tim.flatMap((id) => teams.get(id) ?? []).join('; ') || null,
    ...allTriwulan.flatMap((tw) => {
      const bobot = one.bobot[tw - 1] ?? 0;
      const panas = panasBebanOf(bobot, rata[tw - 1] ?? 0);
      return [one.jumlah[tw - 1] ?? 0, round(bobot, DIGITS), panasBebanWords[panas]];
    }),
    one.langkah,
    round(bobotSetahun(one.bobot), DIGITS),
  ]);
}
