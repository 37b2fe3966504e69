import { EMPTY_VALUE } from '../../../numbers/format-number';

/** Where what stands in a column is set. */
export const rataKolom = ['kiri', 'tengah', 'kanan'] as const;
export type RataKolom = (typeof rataKolom)[number];

/** A table of the annual report as it is printed: cells are words, the same on the page and in its files. */
export interface TabelLaporan {
  readonly kode: string;
  readonly judul: string;
  readonly kolom: { judul: string; lebar: number; rata: RataKolom }[];
  readonly baris: string[][];
  readonly total: string[] | null;
  readonly catatan: string;
}

/** A column: its heading, what part of the width it takes beside the others, and what stands in it. */
export interface KolomLaporan<Row> {
  readonly judul: string;
  readonly lebar: number;
  readonly rata?: RataKolom;
  readonly isi: (row: Row, index: number) => string | null;
  /** What stands below it. */
  readonly total?: string;
}

interface Isi<Row> {
  readonly kode: string;
  readonly judul: string;
  readonly kolom: readonly KolomLaporan<Row>[];
  readonly rows: readonly Row[];
  readonly catatan: string;
}

/** Makes a table of rows; one without rows has no total, and what is missing in a cell is a dash. */
export function tabelLaporan<Row>({ kode, judul, kolom, rows, catatan }: Isi<Row>): TabelLaporan {
  const whole = kolom.reduce((sum, { lebar }) => sum + lebar, 0);
  const totalled = rows.length > 0 && kolom.some(({ total }) => total !== undefined);
  return {
    kode,
    judul,
    kolom: kolom.map((one) => ({ judul: one.judul, lebar: one.lebar / whole, rata: one.rata ?? 'kiri' })),
    baris: rows.map((row, index) => kolom.map(({ isi }) => isi(row, index) || EMPTY_VALUE)),
    total: totalled ? kolom.map(({ total }) => total ?? '') : null,
    catatan,
  };
}

export const kolomNomor: KolomLaporan<unknown> = {
  judul: 'No',
  lebar: 1,
  rata: 'tengah',
  isi: (_, index) => String(index + 1),
};
