import { keadaanTriwulan } from './keadaan-triwulan';
import type { Words } from './words';

/** What quarterly actions are looked for by. */
export const keadaanRencanaAksi = ['belum-diisi', 'tercapai', 'tidak-tercapai', 'ada-kendala'] as const;
export type KeadaanRencanaAksi = (typeof keadaanRencanaAksi)[number];
export const keadaanRencanaAksiWords: Words<KeadaanRencanaAksi> = {
  'belum-diisi': 'Realisasi belum diisi',
  tercapai: keadaanTriwulan.tercapai,
  'tidak-tercapai': keadaanTriwulan['tidak-tercapai'],
  'ada-kendala': 'Ada kendala',
};

/** Whose quarterly actions, or key indicators, they are. */
export const lingkupWords: Words<'rpjmd' | 'pd'> = { rpjmd: 'Kabupaten', pd: 'Perangkat daerah' };
