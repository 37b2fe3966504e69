import type { LkeInstrumen } from '@selaras/contracts';

type Skala = LkeInstrumen['skala'];

/** What a key does with the criterion that has the focus. */
export type KeyAct =
  | { readonly act: 'answer'; readonly kode: string | null }
  | { readonly act: 'next' | 'previous' | 'write' | 'undo' | 'help' };

const MAX_DIGITS = 9;

/** Keys of each answer, for people: its digit from the best answer down, and its letter (doubled ones with Shift). */
export const keysOf = (skala: Skala): { kode: string; digit: string | null; letter: string }[] =>
  skala.map(({ kode }, at) => ({
    kode,
    digit: at < MAX_DIGITS ? String(at + 1) : null,
    letter: kode.length === 1 ? kode : `Shift ${kode.slice(0, 1)}`,
  }));

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const moves: Readonly<Record<string, KeyAct>> = {
  ArrowDown: { act: 'next' },
  j: { act: 'next' },
  ArrowUp: { act: 'previous' },
  k: { act: 'previous' },
  Enter: { act: 'write' },
  u: { act: 'undo' },
  '?': { act: 'help' },
};

/**
 * What a key means on a criterion; null: nothing. A digit counts from the best answer, 0 takes the answer back, a letter
 * is the answer of that name and with Shift the doubled one.
 */
export function keyAct(skala: Skala, { key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): KeyAct | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' && !shiftKey ? { act: 'undo' } : null;
  if (key === '0' || key === 'Delete' || key === 'Backspace') return { act: 'answer', kode: null };
  if (/^[1-9]$/.test(key)) {
    const chosen = skala[Number(key) - 1];
    return chosen === undefined ? null : { act: 'answer', kode: chosen.kode };
  }
  const known = moves[key];
  if (known !== undefined) return known;
  if (!/^[a-z]$/i.test(key)) return null;
  const letter = key.toUpperCase();
  const wanted = shiftKey ? letter.repeat(2) : letter;
  return skala.some(({ kode }) => kode === wanted) ? { act: 'answer', kode: wanted } : null;
}
