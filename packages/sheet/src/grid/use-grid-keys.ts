import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { advanced, moved, whole } from '../core/selection';
import type { SheetControl } from './sheet-model';

interface Branches {
  /** Opens or closes the branch of the active row. */
  toggle(open: boolean): void;
  /** Sends at once what waits. */
  save(): void;
}

/** Keyboard and clipboard of the grid while no cell is being typed into. */
export function useGridKeys(model: SheetControl, { toggle, save }: Branches) {
  const { selection, size } = model;
  /** Escape lets the next Tab leave the grid instead of going to the next cell. */
  const leaving = useRef(false);

  function onCommand(event: KeyboardEvent): boolean {
    switch (event.key.toLowerCase()) {
      case 'z':
        if (event.shiftKey) model.redo();
        else model.undo();
        return true;
      case 'y':
        model.redo();
        return true;
      case 'a':
        model.select(whole(size));
        return true;
      case 'd':
        model.fillWay('down');
        return true;
      case 'r':
        if (event.shiftKey) return false;
        model.fillWay('right');
        return true;
      case 's':
        save();
        return true;
      default:
        return false;
    }
  }

  function onTab(event: KeyboardEvent): boolean {
    if (leaving.current) return false;
    const next = advanced(selection, event.shiftKey ? 'back' : 'next', size);
    if (next !== null) model.select(next);
    return next !== null;
  }

  function onPlain(event: KeyboardEvent): boolean {
    const { key } = event;
    if (key === 'Tab') return onTab(event);
    if (key === 'Enter' && event.shiftKey) {
      const next = advanced(selection, 'up', size);
      if (next !== null) model.select(next);
    } else if (key === 'Enter' || key === 'F2') model.edit(null);
    else if (key === 'Delete' || key === 'Backspace') model.clear();
    else if (key === 'Escape') {
      leaving.current = true;
      model.setNote('Tekan Tab untuk keluar dari tabel.');
      return true;
    } else if (key.length === 1) model.edit(key);
    else return false;
    return true;
  }

  function handled(event: KeyboardEvent): boolean {
    if (event.altKey) {
      const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (sideways && event.shiftKey) toggle(event.key === 'ArrowRight');
      return sideways && event.shiftKey;
    }
    const command = event.ctrlKey || event.metaKey;
    const next = moved(selection, { key: event.key, shiftKey: event.shiftKey, command }, size);
    if (next !== null) model.select(next);
    return next !== null || (command ? onCommand(event) : onPlain(event));
  }

  return {
    onKeyDown(event: KeyboardEvent): void {
      if (model.editing !== null || event.nativeEvent.isComposing) return;
      const done = handled(event);
      if (event.key !== 'Escape') leaving.current = false;
      if (done) event.preventDefault();
    },
    onCopy(event: ClipboardEvent): void {
      if (model.editing !== null) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', model.copy());
    },
    onCut(event: ClipboardEvent): void {
      if (model.editing !== null) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', model.copy());
      model.clear();
    },
    onPaste(event: ClipboardEvent): void {
      if (model.editing !== null) return;
      event.preventDefault();
      model.paste(event.clipboardData.getData('text/plain'));
    },
  };
}
