import { type RefObject, useLayoutEffect } from 'react';
import { isTyping } from '../../diagram/gestures/is-typing';

/** `/` leads to the search from anywhere in the diagram where no text is typed. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const root = field.current?.closest<HTMLElement>('[data-state]');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      // The outline would look for a line that begins with it.
      event.stopPropagation();
      field.current?.focus();
      field.current?.select();
    };
    root?.addEventListener('keydown', onKey, { capture: true });
    return () => root?.removeEventListener('keydown', onKey, { capture: true });
  }, [field]);
}
