import { perbandinganIku, perbandinganLine } from '../../../capaian/perbandingan';
import { predikatCapaian } from '../../../capaian/predikat-capaian';
import { formatMeasure, formatPercent } from '../../../numbers/format-number';
import { targetText } from '../../../perencanaan/plan-line';
import { pembandingWords } from '../../../words/pembanding';
import type { IkuLaporan } from './iku-laporan';
import { type KolomLaporan, type TabelLaporan, tabelLaporan } from './tabel-laporan';

/** The seven analyses of a goal, in their order (domain §5). */
export const analisisLkip = [
  'Target dan realisasi tahun ini',
  'Realisasi dibandingkan tahun-tahun sebelumnya',
  'Realisasi dibandingkan target jangka menengah',
  'Realisasi dibandingkan standar nasional',
  'Penyebab keberhasilan atau kegagalan dan solusinya',
  'Efisiensi penggunaan sumber daya',
  'Program dan kegiatan pendukung',
] as const;

/** A goal of the report: its place in it and its words. */
export interface SasaranLaporan {
  readonly nomor: number;
  readonly sasaran: string;
}

/** Code and title of an analysis of a goal; 1 to 7. */
export const tempatAnalisis = ({ nomor, sasaran }: SasaranLaporan, analisis: number) => ({
  kode: `analisis-${nomor}-${analisis}`,
  judul: `${analisisLkip[analisis - 1]}: ${sasaran}`,
});

const measured = { lebar: 2, rata: 'kanan' } as const;
const indikator: KolomLaporan<IkuLaporan> = { judul: 'Indikator', lebar: 5, isi: (row) => row.indikator };
const satuan: KolomLaporan<IkuLaporan> = { judul: 'Satuan', lebar: 2, isi: (row) => row.satuan };
const realisasi = (tahun: number): KolomLaporan<IkuLaporan> => ({
  judul: `Realisasi ${tahun}`,
  ...measured,
  isi: (row) => formatMeasure(row.realisasi),
});

/** Analyses 1 to 4 of a goal: its indicators beside what they are compared with. */
export function tabelPerbandingan(
  goal: SasaranLaporan,
  tahun: number,
  rows: readonly IkuLaporan[],
): TabelLaporan[] {
  const years = rows[0]?.tren ?? [];
  const lastYear = years.at(-1)?.tahun;
  return [
    tabelLaporan({
      ...tempatAnalisis(goal, 1),
      kolom: [
        indikator,
        satuan,
        { judul: `Target ${tahun}`, ...measured, isi: targetText },
        realisasi(tahun),
        { judul: 'Capaian', ...measured, isi: ({ capaian }) => formatPercent(capaian) },
        { judul: 'Predikat', lebar: 2, isi: ({ capaian }) => predikatCapaian(capaian, 'laporan') },
      ],
      rows,
      catatan: 'Capaian dihitung menurut polaritas indikator. Sumber: pengukuran kinerja.',
    }),
    tabelLaporan({
      ...tempatAnalisis(goal, 2),
      kolom: [
        indikator,
        satuan,
        {
          judul: years[0]?.tahun === tahun ? 'Nilai awal' : `Realisasi ${tahun - 1}`,
          ...measured,
          isi: (row) => formatMeasure(row.realisasi_tahun_lalu),
        },
        realisasi(tahun),
        {
          judul: 'Perubahan',
          ...measured,
          isi: (row) => formatPercent(row.perbandingan_realisasi_tahun),
        },
      ],
      rows,
      catatan: earlierNote(tahun, rows),
    }),
    tabelLaporan({
      ...tempatAnalisis(goal, 3),
      kolom: [
        indikator,
        satuan,
        realisasi(tahun),
        {
          judul: `Target ${lastYear ?? 'akhir'}`,
          ...measured,
          isi: (row) => targetText({ ...row, target: row.tren.at(-1)?.target ?? null }),
        },
        { judul: 'Capaian', ...measured, isi: (row) => formatPercent(row.perbandingan_realisasi_target) },
      ],
      rows,
      catatan: 'Target tahun terakhir periode. Sumber: perencanaan lima tahun.',
    }),
    tabelLaporan({
      ...tempatAnalisis(goal, 4),
      kolom: [
        indikator,
        satuan,
        realisasi(tahun),
        {
          judul: 'Pembanding',
          lebar: 3,
          isi: (row) =>
            row.rata_nasional === null
              ? ''
              : `${pembandingWords[row.label_pembanding]} ${formatMeasure(row.rata_nasional)}`,
        },
        { judul: 'Perbandingan', lebar: 4, isi: comparedText },
      ],
      rows,
      catatan: 'Sumber: nilai pembanding yang diisi pada indikator.',
    }),
  ];
}

/** Realisations of all years up to this one, as far as there is more than one before. */
function earlierNote(tahun: number, rows: readonly IkuLaporan[]): string {
  const texts = rows.flatMap(({ indikator, tren }) => {
    const before = tren.filter((year) => year.tahun < tahun - 1 && year.realisasi !== null);
    const years = before.map((year) => `${formatMeasure(year.realisasi)} (${year.tahun})`);
    return years.length === 0 ? [] : `${indikator}: ${years.join(', ')}.`;
  });
  return ['Sumber: pengukuran kinerja.', ...texts].join(' ');
}

const comparedText = (row: IkuLaporan): string =>
  perbandinganLine(
    perbandinganIku({
      indikatorId: row.indikator_id,
      realisasi: row.realisasi,
      pembanding: row.rata_nasional,
      polaritas: row.polaritas,
    }),
  );
