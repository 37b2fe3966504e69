import type { Polaritas, TipeHitung } from '@selaras/domain';
import { polaritasWords, tipeHitungWords } from '@selaras/resource/core';

const optionsOf = <Value extends string>(
  words: Readonly<Record<Value, string>>,
): readonly { value: Value; label: string }[] =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));

export const polaritasOptions = optionsOf<Polaritas>(polaritasWords);
export const tipeHitungOptions = optionsOf<TipeHitung>(tipeHitungWords);

export const wordsOfOption = (
  options: readonly { value: string; label: string }[],
  value: string | null,
): string | null => options.find((option) => option.value === value)?.label ?? value;
