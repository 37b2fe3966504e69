import { displayRoutes } from './display-route';

/** Performance agreements: the regent's, and those of a unit. */
export const perjanjianKabupatenRoutes = displayRoutes('perjanjian-kinerja-kabupaten');
export const perjanjianSatuanKerjaRoutes = displayRoutes('perjanjian-kinerja-satuan-kerja');

/** Agreements of a unit by level, from its head down. */
export const jenisPerjanjianUnit = [
  'sasaran-strategis-pd',
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
] as const;
