import { keadaanBarisImporWords, optionsOf } from '@selaras/domain';
import type { BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<keyof typeof keadaanBarisImporWords, BadgeTone>> = {
  masalah: 'danger',
  baru: 'success',
  berubah: 'accent',
  sama: 'neutral',
};

/** What happens to a row, in words and colour, in the order of interest. */
export const keadaanWords = optionsOf(keadaanBarisImporWords).map(({ value, label }) => ({
  keadaan: value,
  label,
  tone: tones[value],
}));
