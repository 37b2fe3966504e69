import type { AsalSaringan } from '@selaras/contracts';
import type { ChoiceFilter } from '@selaras/resource/core';

interface AsalOption {
  readonly value: AsalSaringan;
  readonly label: string;
}

/** What stands together as "n lainnya" in the diagram, by either measure; `origin` is what its first step consists of. */
export const lainnyaOptions = (origin: string): readonly AsalOption[] => [
  { value: 'lainnya-jumlah', label: `Di luar 8 ${origin} dengan jumlah terbanyak` },
  { value: 'lainnya-anggaran', label: `Di luar 8 ${origin} dengan anggaran terbesar` },
];

/** The filter of rows by a part of the diagram's first step that no id names. */
export const asalFilter = (options: readonly AsalOption[]): ChoiceFilter => ({
  name: 'asal',
  label: 'Asal',
  options: [...options],
});
