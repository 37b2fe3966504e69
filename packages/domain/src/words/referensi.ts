import { triwulanWord } from './triwulan';
import type { Words } from './words';

/** Deadlines that the portal keeps (domain §7). */
export type KodeReferensi = 'batas_waktu_perencanaan' | `batas_realisasi_tw${1 | 2 | 3 | 4}`;

/** What each deadline ends. */
export const kodeReferensiWords: Words<KodeReferensi> = {
  batas_waktu_perencanaan: 'Pengisian perencanaan',
  batas_realisasi_tw1: `Realisasi ${triwulanWord(1)}`,
  batas_realisasi_tw2: `Realisasi ${triwulanWord(2)}`,
  batas_realisasi_tw3: `Realisasi ${triwulanWord(3)}`,
  batas_realisasi_tw4: `Realisasi ${triwulanWord(4)}`,
};
