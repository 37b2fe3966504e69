import { hasilTerintegrasi } from '@selaras/domain';
import type { BarisPolos } from './baris-repository';

type Cell = string | number | null;
interface Kolom {
  readonly title: string;
  value(row: BarisPolos): Cell;
}

const tingkatWords: Readonly<Record<BarisPolos['tingkat'], string>> = {
  'sasaran-strategis-pd': 'Sasaran PD',
  'kinerja-program': 'Program',
  'kinerja-kegiatan': 'Kegiatan',
  'kinerja-sub-kegiatan': 'Sub kegiatan',
  'kinerja-langkah-aksi': 'Langkah aksi',
};
const triwulan = [1, 2, 3, 4] as const;

const umum: readonly Kolom[] = [
  { title: 'Tingkat', value: ({ tingkat }) => tingkatWords[tingkat] },
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
    ...triwulan.map((tw): Kolom => ({ title: `Target TW ${tw}`, value: (row) => row[`target_tw${tw}`] })),
    { title: 'Anggaran', value: ({ anggaran }) => anggaran },
    { title: 'Pengampu', value: ({ pengampu_nama }) => pengampu_nama },
  ],
  realisasi: [
    ...umum,
    ...triwulan.flatMap((tw): Kolom[] => [
      { title: `Target TW ${tw}`, value: (row) => row[`target_tw${tw}`] },
      { title: `Realisasi TW ${tw}`, value: (row) => row[`realisasi_tw${tw}`] },
    ]),
    { title: 'Realisasi', value: (row) => hasilTerintegrasi(row).realisasi },
    { title: 'Capaian (%)', value: (row) => hasilTerintegrasi(row).capaian },
  ],
};
