/** How often who writes a section says that he is still there, in milliseconds. */
export const SEWA_DETAK_MS = 30_000;
/** After that long without a word his section is free, in milliseconds: three missed words. */
export const SEWA_HABIS_MS = 90_000;
