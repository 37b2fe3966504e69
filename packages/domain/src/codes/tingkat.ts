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

/** Whose key indicators they are: the regent's, or those of a unit's head. */
export const tingkatIku = ['kabupaten', 'pd'] as const;
export type TingkatIku = (typeof tingkatIku)[number];

/** Levels whose achievement is shown row by row. */
export const tingkatCapaian = ['program', 'kegiatan', 'sub-kegiatan', 'langkah-aksi'] as const;
