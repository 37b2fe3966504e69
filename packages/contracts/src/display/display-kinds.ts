/*
 * What displays part their rows by, apart from the schemas of their answers: a page that asks for nothing else brings no
 * library of schemas along.
 */

/** Whose key indicator it is: the regent's, or that of a unit's head. */
export const pemilikIndikator = ['kabupaten', 'pd'] as const;
export type PemilikIndikator = (typeof pemilikIndikator)[number];

/** Agreements of a unit by level, from its head down. */
export const jenisPerjanjianUnit = [
  'sasaran-strategis-pd',
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
] as const;

/** States that rows are counted and filtered by: from 100 percent on reached, without an achievement no data (spec 1 §4). */
export const keadaanCapaian = ['tercapai', 'tidak-tercapai', 'belum-ada-data'] as const;
export type KeadaanCapaian = (typeof keadaanCapaian)[number];

/** Levels of a unit's integrated plan. */
export const tingkatRencanaTerintegrasi = [
  'sasaran-strategis-pd',
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
  'kinerja-langkah-aksi',
] as const;

/** Levels of a unit's yearly plan. */
export const tingkatRkt = [
  'sasaran-strategis-pd',
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
] as const;
