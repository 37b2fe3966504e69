/** Characters that the note beside a class holds at most. */
export const KETERANGAN_MAX = 2000;
