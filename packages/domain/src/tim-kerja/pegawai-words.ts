import type { Words } from '../words/words';

/** Kinds of posts of civil servants. */
export const jenisJabatan = ['struktural', 'fungsional', 'pelaksana'] as const;
export type JenisJabatan = (typeof jenisJabatan)[number];
export const jenisJabatanWords: Words<JenisJabatan> = {
  struktural: 'Struktural',
  fungsional: 'Fungsional',
  pelaksana: 'Pelaksana',
};

/** Why somebody is no longer employed. */
export const alasanBerhenti = ['pensiun', 'mutasi_keluar', 'diberhentikan', 'meninggal'] as const;
export const alasanBerhentiWords: Words<(typeof alasanBerhenti)[number]> = {
  pensiun: 'Pensiun',
  mutasi_keluar: 'Pindah ke instansi lain',
  diberhentikan: 'Diberhentikan',
  meninggal: 'Meninggal dunia',
};
