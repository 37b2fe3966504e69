import { hasilTerintegrasi } from '@selaras/domain';
import type { BarisPolos } from './baris-repository';

type Cell = string | number | null;
interface Kolom {
  readonly judul: string;
  nilai(row: BarisPolos): Cell;
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
  { judul: 'Tingkat', nilai: ({ tingkat }) => tingkatWords[tingkat] },
  { judul: 'Kode', nilai: ({ kode }) => kode },
  { judul: 'Nomenklatur', nilai: ({ nama }) => nama },
  { judul: 'Uraian', nilai: ({ sasaran }) => sasaran },
  { judul: 'Indikator', nilai: ({ indikator }) => indikator },
  { judul: 'Satuan', nilai: ({ satuan }) => satuan },
  { judul: 'Target', nilai: (row) => hasilTerintegrasi(row).target },
];

/** Columns of the spreadsheet: of the plan, or of its realisation. */
export const kolomTerintegrasi: Readonly<Record<'rencana' | 'realisasi', readonly Kolom[]>> = {
  rencana: [
    ...umum,
    ...triwulan.map((tw): Kolom => ({ judul: `Target TW ${tw}`, nilai: (row) => row[`target_tw${tw}`] })),
    { judul: 'Anggaran', nilai: ({ anggaran }) => anggaran },
    { judul: 'Pengampu', nilai: ({ pengampu_nama }) => pengampu_nama },
  ],
  realisasi: [
    ...umum,
    ...triwulan.flatMap((tw): Kolom[] => [
      { judul: `Target TW ${tw}`, nilai: (row) => row[`target_tw${tw}`] },
      { judul: `Realisasi TW ${tw}`, nilai: (row) => row[`realisasi_tw${tw}`] },
    ]),
    { judul: 'Realisasi', nilai: (row) => hasilTerintegrasi(row).realisasi },
    { judul: 'Capaian (%)', nilai: (row) => hasilTerintegrasi(row).capaian },
  ],
};
