import { useLayoutEffect, useRef } from 'react';
import type { DiagramAddress } from '../diagram/address/diagram-address';
import { isTyping } from '../diagram/gestures/is-typing';
import type { DiagramStore } from '../diagram/store/diagram-store';

/** `/` unfolds the outline with its search from anywhere in the diagram; where the search stands it takes the key itself. */
export function useOpenSearch(store: DiagramStore, onAddress: (part: Partial<DiagramAddress>) => void): void {
  const latest = useRef(onAddress);
  latest.current = onAddress;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || event.defaultPrevented || isTyping(target)) return;
      if (!(target instanceof Element) || target.closest('[data-state]') === null) return;
      event.preventDefault();
      store.wantsSearch = true;
      latest.current({ panel: 'kerangka' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store]);
}
