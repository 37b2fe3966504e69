import type { KeadaanRencanaAksi } from '../codes/perencanaan';
import { keadaanTriwulan } from './keadaan-triwulan';
import type { Words } from './words';

/** What quarterly actions are looked for by. */
export const keadaanRencanaAksiWords: Words<KeadaanRencanaAksi> = {
  'belum-diisi': 'Realisasi belum diisi',
  tercapai: keadaanTriwulan.tercapai,
  'tidak-tercapai': keadaanTriwulan['tidak-tercapai'],
  'ada-kendala': 'Ada kendala',
};
