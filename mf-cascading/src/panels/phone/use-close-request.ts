import { useEffect, useRef } from 'react';

/** Browsers that have it tell by it of the telephone's own way back. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

type WatchingWindow = Window & { readonly CloseWatcher?: new () => CloseWatcher };

/** Escape, outside dialogs and open lists, and the telephone's own way back close what is open. */
export function useCloseRequest(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const onKey = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      if (target instanceof Element && target.closest('dialog, [role="dialog"]') !== null) return;
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    const { CloseWatcher } = window as WatchingWindow;
    const watcher = CloseWatcher && matchMedia('(pointer: coarse)').matches ? new CloseWatcher() : null;
    if (watcher !== null) watcher.onclose = () => latest.current();
    return () => {
      document.removeEventListener('keydown', onKey);
      watcher?.destroy();
    };
  }, []);
}
