import { terintegrasiFields } from '@selaras/contracts';
import { allTriwulan, terintegrasiResult, tingkatWords, triwulanWord } from '@selaras/domain';
import type { PlainRow } from '../../../kit/plan-rows/plan-row-repository';

const { sasaran, indikator, satuan, target, realisasi, anggaran } = terintegrasiFields;

type Cell = string | number | null;
interface TerintegrasiColumn {
  readonly title: string;
  value(row: PlainRow): Cell;
}

const umum: readonly TerintegrasiColumn[] = [
  { title: 'Tingkat', value: ({ tingkat }) => tingkatWords[tingkat].singkat },
  { title: 'Kode', value: ({ kode }) => kode },
  { title: 'Nomenklatur', value: ({ nama }) => nama },
  { title: sasaran.label, value: (row) => row.sasaran },
  { title: indikator.label, value: (row) => row.indikator },
  { title: satuan.label, value: (row) => row.satuan },
  { title: target.sheet, value: (row) => terintegrasiResult(row).target },
];

/** Columns of the spreadsheet: of the plan, or of its realisation. */
export const terintegrasiColumns: Readonly<Record<'rencana' | 'realisasi', readonly TerintegrasiColumn[]>> = {
  rencana: [
    ...umum,
    ...allTriwulan.map(
      (tw): TerintegrasiColumn => ({
        title: `${target.sheet} ${triwulanWord(tw)}`,
        value: (row) => row[`target_tw${tw}`],
      }),
    ),
    { title: anggaran.label, value: (row) => row.anggaran },
    { title: 'Pengampu', value: ({ pengampu_nama }) => pengampu_nama },
  ],
  realisasi: [
    ...umum,
    ...allTriwulan.flatMap((tw): TerintegrasiColumn[] => [
      { title: `${target.sheet} ${triwulanWord(tw)}`, value: (row) => row[`target_tw${tw}`] },
      { title: `${realisasi.sheet} ${triwulanWord(tw)}`, value: (row) => row[`realisasi_tw${tw}`] },
    ]),
    { title: realisasi.sheet, value: (row) => terintegrasiResult(row).realisasi },
    { title: 'Capaian (%)', value: (row) => terintegrasiResult(row).capaian },
  ],
};
