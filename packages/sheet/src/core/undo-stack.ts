import type { CellEdit } from './cell-edits';

/** Steps kept; older ones cannot be undone any more. */
const DEPTH = 200;

/** What can be undone, newest last, and what was undone and can come back. One step is one act: a cell, a paste, a fill. */
export interface UndoStack {
  readonly past: readonly (readonly CellEdit[])[];
  readonly future: readonly (readonly CellEdit[])[];
}

export const emptyStack: UndoStack = { past: [], future: [] };

/** A new step; what had been undone cannot come back after it. */
export function recorded({ past }: UndoStack, edits: readonly CellEdit[]): UndoStack {
  return { past: [...past, edits].slice(-DEPTH), future: [] };
}

interface Turn {
  readonly stack: UndoStack;
  /** To be written. */
  readonly edits: readonly CellEdit[];
}

const inverse = (edits: readonly CellEdit[]): CellEdit[] =>
  edits.map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before })).reverse();

/** Takes the last step back; null when there is none. */
export function undone({ past, future }: UndoStack): Turn | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  return { stack: { past: past.slice(0, -1), future: [...future, last] }, edits: inverse(last) };
}

/** Brings back the step that was undone last; null when there is none. */
export function redone({ past, future }: UndoStack): Turn | null {
  const next = future.at(-1);
  if (next === undefined) return null;
  return { stack: { past: [...past, next], future: future.slice(0, -1) }, edits: next };
}
