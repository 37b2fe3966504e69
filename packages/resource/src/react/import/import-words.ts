import { importRowStateWords, optionsOf } from '@selaras/domain';
import type { BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<keyof typeof importRowStateWords, BadgeTone>> = {
  masalah: 'danger',
  baru: 'success',
  berubah: 'accent',
  sama: 'neutral',
};

/** What happens to a row, in words and colour, in the order of interest. */
export const stateWords = optionsOf(importRowStateWords).map(({ value, label }) => ({
  keadaan: value,
  label,
  tone: tones[value],
}));
