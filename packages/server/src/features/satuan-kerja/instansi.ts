/** Whose portal this is, as its printed documents name it. */
export const PEMERINTAH_DAERAH = 'Pemerintah Kabupaten Tirtaraya';
