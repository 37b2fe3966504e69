import { useEffectEvent, useLayoutEffect } from 'react';

/** Ctrl S (on a Mac also Cmd S) saves instead of storing the page as a file. */
export function useSaveKey(onSave: () => void): void {
  const save = useEffectEvent(onSave);
  // Before the form is painted: who sees it presses at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat) save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
