/** Rows that are decided about at once. */
export const PUTUSAN_MAX = 100;
