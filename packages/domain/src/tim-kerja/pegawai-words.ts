import type { Words } from '../words/words';

/** Kinds of posts of civil servants. */
export const jenisJabatanWords: Words<'struktural' | 'fungsional' | 'pelaksana'> = {
  struktural: 'Struktural',
  fungsional: 'Fungsional',
  pelaksana: 'Pelaksana',
};

/** Why somebody is no longer employed. */
export const alasanBerhentiWords: Words<'pensiun' | 'mutasi_keluar' | 'diberhentikan' | 'meninggal'> = {
  pensiun: 'Pensiun',
  mutasi_keluar: 'Pindah ke instansi lain',
  diberhentikan: 'Diberhentikan',
  meninggal: 'Meninggal dunia',
};
