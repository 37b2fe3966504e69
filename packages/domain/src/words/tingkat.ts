import type { Words } from './words';

/** Levels whose rows belong to one year (spec 1 §1). */
export const tingkatTahunan = ['kinerja-program', 'kinerja-kegiatan', 'kinerja-sub-kegiatan'] as const;
export type TingkatTahunan = (typeof tingkatTahunan)[number];

/** Levels of a unit's tree, from its goals down. */
export const tingkatSatuanKerja = ['sasaran-strategis-pd', ...tingkatTahunan] as const;
export type TingkatSatuanKerja = (typeof tingkatSatuanKerja)[number];

/** Levels of the performance tree from top to bottom, by their paths (spec 1 §1). Level number = position + 1. */
export const tingkatPohon = ['sasaran-strategis-rpjmd', ...tingkatSatuanKerja] as const;
export type TingkatPohon = (typeof tingkatPohon)[number];

/** What a unit plans below the tree: the steps of its sub-activities. */
const LANGKAH_AKSI = 'kinerja-langkah-aksi';

/** What is planned anew every year, down to the steps. */
export const tingkatRencanaTahunan = [...tingkatTahunan, LANGKAH_AKSI] as const;

/** A unit's plan in one table, from its goals down to its steps. */
export const tingkatRencana = [...tingkatSatuanKerja, LANGKAH_AKSI] as const;

/** Every level with the steps below them. */
export type Tingkat = TingkatPohon | typeof LANGKAH_AKSI;

interface TingkatWords {
  /** In a sentence, a heading or a choice. */
  readonly nama: string;
  /** Beside a row, and in spreadsheets. */
  readonly singkat: string;
  /** Every word with a capital, as a box of the diagram has it (spec 1 §2). */
  readonly judul: string;
  /** The level directly above. */
  readonly induk: TingkatPohon | null;
}

/** What each level is called and what it belongs to, from top to bottom. */
export const tingkatWords: Readonly<Record<Tingkat, TingkatWords>> = {
  'sasaran-strategis-rpjmd': {
    nama: 'Sasaran strategis RPJMD',
    singkat: 'Sasaran RPJMD',
    judul: 'Sasaran RPJMD',
    induk: null,
  },
  'sasaran-strategis-pd': {
    nama: 'Sasaran strategis PD',
    singkat: 'Sasaran PD',
    judul: 'Sasaran Strategis PD',
    induk: 'sasaran-strategis-rpjmd',
  },
  'kinerja-program': {
    nama: 'Kinerja program',
    singkat: 'Program',
    judul: 'Kinerja Program',
    induk: 'sasaran-strategis-pd',
  },
  'kinerja-kegiatan': {
    nama: 'Kinerja kegiatan',
    singkat: 'Kegiatan',
    judul: 'Kinerja Kegiatan',
    induk: 'kinerja-program',
  },
  'kinerja-sub-kegiatan': {
    nama: 'Kinerja sub kegiatan',
    singkat: 'Sub kegiatan',
    judul: 'Kinerja Sub Kegiatan',
    induk: 'kinerja-kegiatan',
  },
  'kinerja-langkah-aksi': {
    nama: 'Langkah aksi',
    singkat: 'Langkah aksi',
    judul: 'Langkah Aksi',
    induk: 'kinerja-sub-kegiatan',
  },
};

const tingkat = Object.keys(tingkatWords) as readonly Tingkat[];

/** The level directly below another one; null below the lowest (spec 1 §1). */
export const tingkatDiBawah = (induk: Tingkat): Tingkat | null =>
  tingkat.find((level) => tingkatWords[level].induk === induk) ?? null;

/** The field by which a row names the row above it, which is of this level. */
export const bidangInduk = (induk: TingkatPohon): string => `${induk.replaceAll('-', '_')}_id`;

/** The outcome that each level stands for in the architecture of performance (spec 1 §2). */
export const outcomeWords: Words<TingkatPohon> = {
  'sasaran-strategis-rpjmd': 'Ultimate Outcome',
  'sasaran-strategis-pd': 'Intermediate Outcome',
  'kinerja-program': 'Immediate outcome',
  'kinerja-kegiatan': 'Output',
  'kinerja-sub-kegiatan': 'Output',
};

/** Names of the tree's levels, for headings and choices. */
export const tingkatPohonWords: Words<TingkatPohon> = {
  'sasaran-strategis-rpjmd': tingkatWords['sasaran-strategis-rpjmd'].nama,
  'sasaran-strategis-pd': tingkatWords['sasaran-strategis-pd'].nama,
  'kinerja-program': tingkatWords['kinerja-program'].nama,
  'kinerja-kegiatan': tingkatWords['kinerja-kegiatan'].nama,
  'kinerja-sub-kegiatan': tingkatWords['kinerja-sub-kegiatan'].nama,
};

/** Whose key indicators they are: the regent's, or those of a unit's head. */
export const tingkatIku = ['kabupaten', 'pd'] as const;
export type TingkatIku = (typeof tingkatIku)[number];

/** Levels whose achievement is shown row by row. */
export const tingkatCapaian = ['program', 'kegiatan', 'sub-kegiatan', 'langkah-aksi'] as const;

/** The same as sentences call their rows. */
export const sebutanTingkat: Words<(typeof tingkatCapaian)[number]> = {
  program: 'kinerja program',
  kegiatan: 'kinerja kegiatan',
  'sub-kegiatan': 'kinerja sub kegiatan',
  'langkah-aksi': 'langkah aksi',
};
