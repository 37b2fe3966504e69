import {
  type Polaritas,
  polaritasMeanings,
  polaritasWords,
  statusCapaian,
  statusCapaianOf,
} from '@selaras/domain';
import type { DatasetCell, DatasetColumn, DatasetRow } from './dataset';

/** A column with how a row fills it. */
export interface ValueColumn<Row> extends DatasetColumn {
  readonly nilai: (row: Row) => DatasetCell;
}

/** Columns and rows of a dataset, both from one description. */
export function datasetTable<Row>(
  columns: readonly ValueColumn<Row>[],
  rows: readonly Row[],
): { readonly kolom: readonly DatasetColumn[]; readonly baris: readonly DatasetRow[] } {
  return {
    kolom: columns.map(({ nilai, ...column }) => column),
    baris: rows.map((row) => Object.fromEntries(columns.map(({ key, nilai }) => [key, nilai(row)]))),
  };
}

type Kind = Partial<Pick<DatasetColumn, 'satuan' | 'jenis'>>;

/** A column; of texts when nothing else is said. */
export const column = <Row>(
  key: string,
  judul: string,
  definisi: string,
  nilai: (row: Row) => DatasetCell,
  { jenis = 'teks', satuan = null }: Kind = {},
): ValueColumn<Row> => ({ key, judul, definisi, nilai, jenis, satuan });

export const rupiah = { jenis: 'rupiah', satuan: 'rupiah' } as const;
export const persen = { jenis: 'persen', satuan: 'persen' } as const;
export const angka = { jenis: 'angka' } as const;

/** Names a row in every version. */
export const idColumn = <Row>(nilai: (row: Row) => string): ValueColumn<Row> =>
  column('id', 'ID baris', 'Nama baris yang tetap sama di setiap versi data.', nilai);

interface UnitRow {
  readonly satuan_kerja: { readonly satuan_kerja_id: number; readonly satuan_kerja_nama: string };
}

/** Whose row it is. */
export const unitColumns = <Row extends UnitRow>(): readonly ValueColumn<Row>[] => [
  column(
    'satuan_kerja_id',
    'ID satuan kerja',
    'Nomor satuan kerja di Selaras.',
    ({ satuan_kerja }) => satuan_kerja.satuan_kerja_id,
    angka,
  ),
  column(
    'satuan_kerja',
    'Satuan kerja',
    'Perangkat daerah yang bertanggung jawab.',
    ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
  ),
];

interface Measured {
  readonly indikator: string | null;
  readonly satuan: string | null;
  readonly polaritas: Polaritas | null;
  readonly range_min: number | null;
  readonly range_max: number | null;
}

/** How a goal is measured. */
export const measureColumns = <Row extends Measured>(): readonly ValueColumn<Row>[] => [
  column('indikator', 'Indikator', 'Yang diukur.', ({ indikator }) => indikator),
  column('satuan', 'Satuan', 'Satuan target dan realisasi pada baris ini.', ({ satuan }) => satuan),
  column(
    'polaritas',
    'Polaritas',
    `Arah yang diinginkan. ${Object.values(polaritasWords)
      .map((word, at) => `${word}: ${Object.values(polaritasMeanings)[at]?.toLowerCase()}`)
      .join('; ')}.`,
    ({ polaritas }) => polaritas && polaritasWords[polaritas],
  ),
  column(
    'batas_bawah',
    'Batas bawah',
    'Batas bawah target indikator rentang; kosong pada indikator lain.',
    ({ range_min }) => range_min,
    angka,
  ),
  column(
    'batas_atas',
    'Batas atas',
    'Batas atas target indikator rentang; kosong pada indikator lain.',
    ({ range_max }) => range_max,
    angka,
  ),
];

export const targetColumn = <Row extends { readonly target: number | null }>(): ValueColumn<Row> =>
  column('target', 'Target', 'Target tahun ini, dalam satuan baris ini.', ({ target }) => target, angka);

export const realisasiColumn = <Row extends { readonly realisasi: number | null }>(): ValueColumn<Row> =>
  column(
    'realisasi',
    'Realisasi',
    'Hasil tahun ini, dalam satuan baris ini; kosong selama belum dilaporkan.',
    ({ realisasi }) => realisasi,
    angka,
  );

export const capaianColumn = <Row extends { readonly capaian: number | null }>(): ValueColumn<Row> =>
  column(
    'capaian',
    'Capaian',
    'Realisasi terhadap target menurut polaritas, tanpa batas atas; kosong selama belum dapat dihitung.',
    ({ capaian }) => capaian,
    persen,
  );

export const statusColumn = <Row extends { readonly capaian: number | null }>(): ValueColumn<Row> =>
  column(
    'status',
    'Status',
    'Tercapai: capaian 100 persen atau lebih.',
    ({ capaian }) => statusCapaian[statusCapaianOf(capaian, false)],
  );
