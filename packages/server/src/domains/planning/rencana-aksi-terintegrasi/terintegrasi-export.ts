import { daftarTriwulan, hasilTerintegrasi, tingkatWords, triwulanWord } from '@selaras/domain';
import type { BarisPolos } from './row-repository';

type Cell = string | number | null;
interface Kolom {
  readonly title: string;
  value(row: BarisPolos): Cell;
}

const umum: readonly Kolom[] = [
  { title: 'Tingkat', value: ({ tingkat }) => tingkatWords[tingkat].singkat },
  { title: 'Kode', value: ({ kode }) => kode },
  { title: 'Nomenklatur', value: ({ nama }) => nama },
  { title: 'Uraian', value: ({ sasaran }) => sasaran },
  { title: 'Indikator', value: ({ indikator }) => indikator },
  { title: 'Satuan', value: ({ satuan }) => satuan },
  { title: 'Target', value: (row) => hasilTerintegrasi(row).target },
];

/** Columns of the spreadsheet: of the plan, or of its realisation. */
export const kolomTerintegrasi: Readonly<Record<'rencana' | 'realisasi', readonly Kolom[]>> = {
  rencana: [
    ...umum,
    ...daftarTriwulan.map(
      (tw): Kolom => ({ title: `Target ${triwulanWord(tw)}`, value: (row) => row[`target_tw${tw}`] }),
    ),
    { title: 'Anggaran', value: ({ anggaran }) => anggaran },
    { title: 'Pengampu', value: ({ pengampu_nama }) => pengampu_nama },
  ],
  realisasi: [
    ...umum,
    ...daftarTriwulan.flatMap((tw): Kolom[] => [
      { title: `Target ${triwulanWord(tw)}`, value: (row) => row[`target_tw${tw}`] },
      { title: `Realisasi ${triwulanWord(tw)}`, value: (row) => row[`realisasi_tw${tw}`] },
    ]),
    { title: 'Realisasi', value: (row) => hasilTerintegrasi(row).realisasi },
    { title: 'Capaian (%)', value: (row) => hasilTerintegrasi(row).capaian },
  ],
};
