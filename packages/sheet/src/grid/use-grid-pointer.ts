import type { Place } from '@selaras/ui/cells';
import type { MouseEvent, PointerEvent } from 'react';
import { only, type Range } from '../core/selection';
import type { SheetControl } from './sheet-model';

/** The cell under a point of the page; null beside the cells. */
function placeOf(target: Element | null): Place | null {
  const cell = target?.closest('[role=gridcell]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row
    ? { row: Number(row.dataset.row), column: Number(cell.getAttribute('aria-colindex')) - 1 }
    : null;
}

const isTouch = (event: { readonly nativeEvent: Event }) =>
  (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch';

/** Where filling from a selection towards a cell leads: downwards or upwards first, else sideways. */
function fillRange(from: Range, { row, column }: Place): Range {
  if (row < from.top || row > from.bottom) {
    return { ...from, top: Math.min(from.top, row), bottom: Math.max(from.bottom, row) };
  }
  return { ...from, left: Math.min(from.left, column), right: Math.max(from.right, column) };
}

/** Follows the pointer until it is let go, or the browser takes it away. */
function follow(move: (place: Place) => void, done: (place: Place | null) => void): void {
  let last: Place | null = null;
  const onMove = (event: globalThis.PointerEvent) => {
    last = placeOf(document.elementFromPoint(event.clientX, event.clientY)) ?? last;
    if (last !== null) move(last);
  };
  const onEnd = ({ type }: Event) => {
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onEnd);
    window.removeEventListener('pointercancel', onEnd);
    done(type === 'pointerup' ? last : null);
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onEnd);
  window.addEventListener('pointercancel', onEnd);
}

/**
 * Mouse and finger on the cells: choose, stretch, fill from the handle, open by a second click. A finger scrolls, and
 * opens the cell that is chosen already.
 */
export function useGridPointer(model: SheetControl, toggle: (row: number) => void) {
  const { selection, range } = model;
  const inEditor = (event: { readonly target: EventTarget }) =>
    (event.target as Element).closest('input, textarea, select') !== null;

  return {
    onPointerDown(event: PointerEvent): void {
      const place = placeOf(event.target as Element);
      const isBranch = (event.target as Element).closest('[data-branch]') !== null;
      if (
        event.pointerType === 'touch' ||
        event.button !== 0 ||
        place === null ||
        isBranch ||
        inEditor(event)
      )
        return;
      if ((event.target as Element).closest('[data-handle]') !== null) {
        event.preventDefault();
        follow(
          (to) => model.setFill(fillRange(range, to)),
          (to) => (to === null ? model.setFill(null) : model.fillTo(fillRange(range, to))),
        );
        return;
      }
      const anchor = event.shiftKey ? selection.anchor : place;
      model.select({ anchor, focus: place });
      follow(
        (focus) => model.select({ anchor, focus }),
        () => undefined,
      );
    },
    onClick(event: MouseEvent): void {
      const place = placeOf(event.target as Element);
      if (place === null || inEditor(event)) return;
      if ((event.target as Element).closest('[data-branch]') !== null) toggle(place.row);
      else if (!event.shiftKey && model.press(place)) return;
      else if (isTouch(event)) {
        const { focus } = selection;
        if (focus.row === place.row && focus.column === place.column) model.edit(null);
        else model.select(only(place));
      }
    },
    onDoubleClick(event: MouseEvent): void {
      if (placeOf(event.target as Element) !== null && !inEditor(event)) model.edit(null);
    },
  };
}
