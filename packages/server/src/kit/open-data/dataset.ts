/** What a cell of a dataset holds: whole values, never rounded or formatted. */
export type DatasetCell = string | number | null;

/** A column with what it means. */
export interface DatasetColumn {
  /** Names it in JSON and metadata; stays the same through all versions. */
  readonly key: string;
  /** Heads it in tables and spreadsheets. */
  readonly judul: string;
  /** What its numbers are counted in; null of texts, and where each row says its own. */
  readonly satuan: string | null;
  readonly definisi: string;
  readonly jenis: 'teks' | 'angka' | 'persen' | 'rupiah' | 'tanggal';
}

export type DatasetRow = Readonly<Record<string, DatasetCell>>;

/** One row of figures of a chart, as many as it has labels; null is a gap. */
interface DatasetSeries {
  readonly id: string;
  readonly label: string;
  readonly nilai: readonly (number | null)[];
}

export interface DatasetChart {
  readonly jenis: 'batang' | 'garis';
  readonly labels: readonly string[];
  readonly series: readonly DatasetSeries[];
  readonly satuan: string;
  /** Places of points from which on something else is measured than before; lines are broken there. */
  readonly putus?: readonly number[];
}

interface DatasetUnit {
  readonly satuan_kerja_id: number;
  readonly satuan_kerja_nama: string;
}

/** What a public display page shows, as data. */
export interface DatasetContent {
  /** Names what is shown, with its unit and year. */
  readonly judul: string;
  /** The conclusion with its key figure, in one sentence. */
  readonly kalimat: string;
  /** Whose figures they are; null: the whole regency's. */
  readonly satuanKerja: DatasetUnit | null;
  /** Headline figures, as they are read. */
  readonly utama: readonly { readonly label: string; readonly teks: string }[];
  /** The first column names a row; it stays the same through all versions. */
  readonly kolom: readonly DatasetColumn[];
  /** One value for each column. */
  readonly baris: readonly DatasetRow[];
  readonly grafik: DatasetChart | null;
}

/** The same with where it was read. */
export interface Dataset extends DatasetContent {
  /** Address of the page, without host and query. */
  readonly path: string;
  readonly tahun: number;
  /** What the page keeps in its address, checked and in one order; texts that were searched for are not among it. */
  readonly pilihan: Readonly<Record<string, string>>;
  /** Shows what was searched for by free text, of which no version is kept. */
  readonly dicari: boolean;
}
