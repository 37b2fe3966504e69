const MEGABYTE = 1024 * 1024;

/** Largest file of evidence, in bytes. Apart from the schemas, for browsers. */
export const EVIDEN_MAX_BYTES = 50 * MEGABYTE;
/** Pieces of evidence that may be put forward for one criterion, both rounds together. */
export const EVIDEN_PER_KRITERIA = 20;
/** Pieces of evidence that a unit may bring in one year. */
export const EVIDEN_PER_TAHUN = 2000;
/** Uploads of one person that are not whole yet, and their bytes: who has more goes on with those or breaks them off. */
export const UNGGAHAN_PER_ORANG = 50;
export const UNGGAHAN_MAX_BYTES = 400 * MEGABYTE;
