import { formatMeasure } from '../../../numbers/format-number';
import type { IkuLaporan } from './iku-laporan';

/** A chart of a report: what was aimed at and reached, year by year; null is a gap. */
export interface GrafikLaporan {
  /** Names the chart in the report. */
  readonly kode: string;
  readonly judul: string;
  readonly satuan: string;
  readonly tahun: number[];
  readonly target: (number | null)[];
  readonly realisasi: (number | null)[];
  /** The same figures in a sentence, for who does not see it. */
  readonly alt: string;
}

/**
 * How each indicator of a goal went over the years of its period, up to the year of the report; one result alone is no
 * course (domain §5, analysis 2).
 */
export const grafikTren = (nomor: number, tahun: number, rows: readonly IkuLaporan[]): GrafikLaporan[] =>
  rows.flatMap(({ id, indikator, satuan, tren: all }) => {
    const tren = all.map((year) => (year.tahun > tahun ? { ...year, realisasi: null } : year));
    if (tren.filter(({ realisasi }) => realisasi !== null).length < 2) return [];
    return [
      {
        kode: `grafik-${nomor}-${id}`,
        judul: `Perkembangan ${indikator}`,
        satuan: satuan ?? '',
        tahun: tren.map((year) => year.tahun),
        target: tren.map(({ target }) => target),
        realisasi: tren.map(({ realisasi }) => realisasi),
        alt: `Realisasi ${figures(tren, 'realisasi')}; target ${figures(tren, 'target')}.`,
      },
    ];
  });

const figures = (tren: IkuLaporan['tren'], name: 'target' | 'realisasi'): string =>
  tren
    .flatMap(({ tahun, [name]: figure }) => (figure === null ? [] : [`${formatMeasure(figure)} (${tahun})`]))
    .join(', ') || 'tidak ada';
