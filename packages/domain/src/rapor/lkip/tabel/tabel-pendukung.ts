import { isTercapai } from '../../../capaian/capaian';
import type { Polaritas } from '../../../codes/perencanaan';
import { formatMeasure, formatPercent, formatRupiah } from '../../../numbers/format-number';
import { sumRupiah } from '../../../numbers/sum-rupiah';
import { targetText } from '../../../perencanaan/plan-line';
import { type SasaranLaporan, tempatAnalisis } from './tabel-analisis';
import { type KolomLaporan, type TabelLaporan, tabelLaporan } from './tabel-laporan';

/** A programme below a goal in the year. */
export interface ProgramPendukung {
  readonly unit: string;
  readonly kode: string | null;
  readonly nama: string | null;
  readonly indikator: string;
  readonly satuan: string | null;
  readonly polaritas: Polaritas;
  readonly range_min: number | null;
  readonly range_max: number | null;
  readonly target: number | null;
  readonly realisasi: number | null;
  readonly capaian: number | null;
  readonly anggaran: number | null;
  /** Causes that were written down of it and its sub-activities, and what a later plan does about it. */
  readonly penyebab: readonly string[];
  readonly solusi: readonly string[];
}

const program: KolomLaporan<ProgramPendukung> = {
  judul: 'Program',
  lebar: 5,
  isi: ({ kode, nama }) => [kode, nama ?? 'Tanpa program'].filter(Boolean).join(' '),
};
const capaian: KolomLaporan<ProgramPendukung> = {
  judul: 'Capaian',
  lebar: 2,
  rata: 'kanan',
  isi: (row) => formatPercent(row.capaian),
};

/** Analysis 5 of a goal: programmes with a written cause, or that missed their target. */
export function tabelPenyebab(goal: SasaranLaporan, rows: readonly ProgramPendukung[]): TabelLaporan {
  const shown = rows.filter(
    (row) => row.penyebab.length > 0 || (row.capaian !== null && !isTercapai(row.capaian)),
  );
  return tabelLaporan({
    ...tempatAnalisis(goal, 5),
    kolom: [
      program,
      capaian,
      { judul: 'Penyebab', lebar: 5, isi: ({ penyebab }) => penyebab.join('; ') },
      { judul: 'Solusi', lebar: 5, isi: ({ solusi }) => solusi.join('; ') },
    ],
    rows: shown,
    catatan:
      'Program yang belum mencapai target atau mencatat penyebab. Sumber: pengukuran dan perbaikan kinerja.',
  });
}

/** Analysis 7 of a goal: all its programmes. */
export const tabelPendukung = (
  goal: SasaranLaporan,
  rows: readonly ProgramPendukung[],
  { withUnit }: { readonly withUnit: boolean },
): TabelLaporan =>
  tabelLaporan({
    ...tempatAnalisis(goal, 7),
    kolom: [
      ...(withUnit
        ? [{ judul: 'Perangkat daerah', lebar: 4, isi: ({ unit }: ProgramPendukung) => unit }]
        : []),
      { ...program, total: 'Jumlah' },
      { judul: 'Indikator', lebar: 5, isi: ({ indikator }) => indikator },
      {
        judul: 'Target',
        lebar: 2,
        rata: 'kanan',
        isi: (row) => withSatuan(targetText(row), row.satuan),
      },
      {
        judul: 'Realisasi',
        lebar: 2,
        rata: 'kanan',
        isi: (row) => withSatuan(formatMeasure(row.realisasi), row.realisasi === null ? null : row.satuan),
      },
      capaian,
      {
        judul: 'Anggaran',
        lebar: 4,
        rata: 'kanan',
        isi: ({ anggaran }) => formatRupiah(anggaran),
        total: formatRupiah(sumRupiah(rows.map(({ anggaran }) => anggaran ?? 0))),
      },
    ],
    rows,
    catatan: 'Sumber: kinerja program tahun berjalan.',
  });

const withSatuan = (text: string, satuan: string | null) => (satuan === null ? text : `${text} ${satuan}`);
