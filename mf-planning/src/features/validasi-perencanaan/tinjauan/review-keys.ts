import { useEffect, useEffectEvent } from 'react';

/** What the keys of the review do, as they are told to its reader. */
interface ReviewActs {
  /** J and K: to the next row, or the one before. */
  readonly onStep: (step: 1 | -1) => void;
  /** E: marks the row as checked, or no longer; null for who does not decide on the plan now. */
  readonly onTick: (() => void) | null;
  /** C: what is said about the row; null for who may say nothing. */
  readonly onTalk: (() => void) | null;
  /** /: to the search. */
  readonly onSearch: () => void;
}

/** Where a letter is a letter, or something lies above the page. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu]',
  ) !== null;

/** Goes through the rows of a plan by single keys, wherever on the page the focus is, but not while something is typed. */
export function useReviewKeys({ onStep, onTick, onTalk, onSearch }: ReviewActs): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event.target))
      return;
    const acts = { j: () => onStep(1), k: () => onStep(-1), e: onTick, c: onTalk, '/': onSearch };
    const act = acts[event.key.toLowerCase() as keyof typeof acts];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
