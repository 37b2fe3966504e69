import type { KeyboardEvent } from 'react';

interface NilaiKeys {
  readonly skala: readonly { readonly kode: string }[];
  readonly onNilai: (kode: string) => void;
  readonly onStep: (step: 1 | -1) => void;
}

/** Scores that a key of their own gives. */
const KEYS_MAX = 9;

/** The key that gives the score at this place of the scale, the best one first; undefined: none. */
export const keyOfNilai = (at: number): string | undefined => (at < KEYS_MAX ? String(at + 1) : undefined);

/** Which keys give the scores of a scale, as they are told to its reader: `1–8`. */
export const keysOfSkala = (skala: readonly unknown[]): string => `1–${Math.min(skala.length, KEYS_MAX)}`;

/** Where a letter is a letter. */
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

/**
 * One key scores: 1 is the best answer of the scale. N goes to the next criterion without a score, P to the one before.
 * They act while the focus is in the worksheet and not in a field.
 */
export function nilaiKeys({ skala, onNilai, onStep }: NilaiKeys) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const step = { n: 1, p: -1 }[event.key.toLowerCase()] as 1 | -1 | undefined;
    const chosen = skala.find((_, at) => keyOfNilai(at) === event.key);
    if (step === undefined && chosen === undefined) return;
    event.preventDefault();
    if (step !== undefined) onStep(step);
    else if (chosen !== undefined) onNilai(chosen.kode);
  };
}
