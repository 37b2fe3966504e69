import type { NarasiBagian } from '@selaras/contracts';
import { barisNaskah } from '../lkip/banding';

type Isi = Pick<NarasiBagian, 'isi'>;

/** Whether a section says a draft, and nothing else. */
export const isSame = ({ isi }: Isi, draf: string): boolean =>
  isi !== null && barisNaskah(isi).join(' ').trim() === draf;

/** Whether a section says nothing. */
export const isEmpty = ({ isi }: Isi): boolean => barisNaskah(isi).join('').trim() === '';
