/** Letters of a target, and of the reason of a step. */
export const ANGGOTA_TEKS_MAX = 1000;
export const PERAN_MAX = 200;
/** Rows that are decided about at once. */
export const PUTUSAN_MAX = 100;
