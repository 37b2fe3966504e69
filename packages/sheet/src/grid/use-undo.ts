import { useRef } from 'react';
import type { CellEdit } from '../core/cell-edits';
import type { CellValue } from '../core/row-model';
import { emptyStack, recorded, redone, undone } from '../core/undo-stack';

interface UndoPorts {
  write(edits: readonly CellEdit[]): void;
  /** What a cell holds now; undefined when its row is gone. */
  currentOf(edit: CellEdit): CellValue | undefined;
}

/** Steps that were done, to be taken back and brought back; a cell that somebody changed meanwhile is left alone. */
export function useUndo({ write, currentOf }: UndoPorts) {
  const stack = useRef(emptyStack);
  return {
    act(edits: readonly CellEdit[]): void {
      if (edits.length === 0) return;
      stack.current = recorded(stack.current, edits);
      write(edits);
    },
    /** Answers what became of it, in words. */
    turn(way: 'undo' | 'redo'): string {
      const done = way === 'undo' ? undone(stack.current) : redone(stack.current);
      const word = way === 'undo' ? 'diurungkan' : 'diulangi';
      if (done === null) return `Tidak ada yang dapat ${word}`;
      stack.current = done.stack;
      const same = done.edits.filter((edit) => currentOf(edit) === edit.before);
      write(same);
      const lost = done.edits.length - same.length;
      return `${same.length} sel ${word}${lost > 0 ? `; ${lost} sel sudah berubah dan dibiarkan` : ''}`;
    },
  };
}
