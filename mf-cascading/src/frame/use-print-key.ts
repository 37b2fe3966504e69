import { useLayoutEffect } from 'react';
import { useExports } from '../export/hooks/export-context';

/**
 * Ctrl+P, or Command+P, asks for the paper and prints the whole shown tree. While a dialog is open the browser prints
 * by itself, and gets the tree too.
 */
export function usePrintKey(): void {
  const { start } = useExports();
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'p' || ctrlKey === metaKey || altKey || shiftKey) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      event.preventDefault();
      start('print');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [start]);
}
