import type { LkeInstrumen } from '@selaras/contracts';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { anchorOf } from '../layout';
import { keyAct } from './answer-keys';

const ROW = '[data-kriteria]';

interface KeysInput {
  readonly place: RefObject<HTMLElement | null>;
  readonly skala: LkeInstrumen['skala'];
  /** Before it goes to another criterion: all must be there to be gone to. */
  readonly onStep: () => void;
  readonly onAnswer: (kriteriaId: number, kode: string | null) => void;
  /** Takes the last answer back and tells of which criterion. */
  readonly onUndo: () => number | null;
  readonly onHelp: () => void;
}

/** Brings a criterion into sight and gives it the focus. */
export function focusKriteria(id: number): void {
  document.getElementById(anchorOf(id))?.focus();
}

/** The same from a dialog that is about to close: it gives the focus back to where it was opened first. */
export function focusKriteriaAfterDialog(id: number): void {
  requestAnimationFrame(() => setTimeout(() => focusKriteria(id)));
}

/** The worksheet by keyboard: from criterion to criterion, an answer by one key, into the explanation and back. */
export function useWorksheetKeys({ place, skala, onStep, onAnswer, onUndo, onHelp }: KeysInput): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.closest('[role="dialog"], [role="alertdialog"]')) return;
    const row = target.closest<HTMLElement>(ROW);
    if (target.matches('textarea, input, select')) {
      if (event.key === 'Escape' && row !== null) row.focus();
      return;
    }
    const free = row !== null || target === document.body || place.current?.contains(target) === true;
    if (!free) return;
    const wanted = keyAct(skala, event);
    if (wanted === null) return;
    if (wanted.act === 'write' && target !== row) return;
    switch (wanted.act) {
      case 'next':
      case 'previous':
        onStep();
        step(rowsIn(place.current), row, wanted.act === 'next' ? 1 : -1);
        break;
      case 'answer':
        if (row === null) return;
        onAnswer(Number(row.dataset.kriteria), wanted.kode);
        break;
      case 'write': {
        const field = row?.querySelector('textarea');
        if (!field) return;
        field.focus();
        break;
      }
      case 'undo': {
        const id = onUndo();
        if (id !== null) focusKriteria(id);
        break;
      }
      case 'help':
        onHelp();
    }
    event.preventDefault();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const rowsIn = (place: HTMLElement | null) => [...(place?.querySelectorAll<HTMLElement>(ROW) ?? [])];

function step(rows: readonly HTMLElement[], from: HTMLElement | null, by: 1 | -1): void {
  const at = from === null ? (by === 1 ? -1 : rows.length) : rows.indexOf(from);
  rows[Math.min(rows.length - 1, Math.max(0, at + by))]?.focus();
}
