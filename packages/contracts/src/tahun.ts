/** Header that picks the year of signed-in calls (spec 1 §7). */
export const HEADER_TAHUN_KINERJA = 'Default-Key-Tahun-Kinerja';
/** Header that picks the year of `public-display/*` calls (spec 1 §7). */
export const HEADER_TAHUN_PUBLIK = 'Default-Key-Tahun-Kinerja-Public';
