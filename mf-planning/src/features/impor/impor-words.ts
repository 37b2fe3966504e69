import type { KeadaanBarisImpor } from '@selaras/contracts';
import type { BadgeTone } from '@selaras/ui';

/** What happens to a row, in words and colour, in the order of interest. */
export const keadaanWords: readonly {
  readonly keadaan: KeadaanBarisImpor;
  readonly label: string;
  readonly tone: BadgeTone;
}[] = [
  { keadaan: 'masalah', label: 'Bermasalah', tone: 'danger' },
  { keadaan: 'baru', label: 'Baru', tone: 'success' },
  { keadaan: 'berubah', label: 'Berubah', tone: 'accent' },
  { keadaan: 'sama', label: 'Sama', tone: 'neutral' },
];
