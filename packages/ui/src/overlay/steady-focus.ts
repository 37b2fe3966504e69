import { type FocusEvent, useRef } from 'react';

/**
 * Lets the focus arrive where it was going inside a dialog. A field may take something away as the focus leaves it (a
 * picker its hints); the dialog's guard sees the focus nowhere at that moment and takes it to the dialog as a whole.
 */
export function useSteadyFocus() {
  const aim = useRef<EventTarget | null>(null);
  return {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      aim.current = relatedTarget;
    },
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const wanted = aim.current;
      aim.current = null;
      const taken = target === currentTarget && wanted !== target;
      if (!taken || !(wanted instanceof HTMLElement) || !currentTarget.contains(wanted)) return;
      // The guard asks once for every part that vanished: only after the last is the focus left alone.
      queueMicrotask(() => wanted.focus());
    },
  };
}

/**
 * Takes the focus back to the dialog when what has it can no longer be used. A browser leaves it nowhere then, and the next
 * Tab goes to the page behind.
 */
export function keepFromDisabled(content: HTMLElement | null): (() => void) | undefined {
  if (content === null) return undefined;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (content.contains(activeElement) && activeElement?.matches(':disabled')) {
      content.focus({ preventScroll: true });
    }
  });
  observer.observe(content, { attributes: true, attributeFilter: ['disabled'], subtree: true });
  return () => observer.disconnect();
}
