import type { Tingkat, TingkatPohon, tingkatCapaian } from '../codes/tingkat';
import type { Words } from './words';

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

/** Levels whose achievement is shown row by row, as sentences call their rows. */
export const sebutanTingkat: Words<(typeof tingkatCapaian)[number]> = {
  program: 'kinerja program',
  kegiatan: 'kinerja kegiatan',
  'sub-kegiatan': 'kinerja sub kegiatan',
  'langkah-aksi': 'langkah aksi',
};

/** Whose quarterly actions, or key indicators, they are. */
export const lingkupWords: Words<'rpjmd' | 'pd'> = { rpjmd: 'Kabupaten', pd: 'Perangkat daerah' };
