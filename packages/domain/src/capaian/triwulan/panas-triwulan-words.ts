import type { Words } from '../../words/words';

/** How warm a quarter's cell is: realisation against plan, or why there is nothing to compare. */
export type PanasTriwulan =
  | 'tercapai'
  | 'mendekati'
  | 'jauh'
  | 'belum-diisi'
  | 'belum-berjalan'
  | 'tanpa-target';

export const panasTriwulanWords: Words<PanasTriwulan> = {
  tercapai: 'Tercapai',
  mendekati: 'Mendekati',
  jauh: 'Jauh dari target',
  'belum-diisi': 'Belum diisi',
  'belum-berjalan': 'Belum berjalan',
  'tanpa-target': 'Tanpa target',
};
