import { useRef } from 'react';

/** What can take the focus around a part that is gone: the table that a deleted row stood in. */
const PLACE = '[role="region"][tabindex="0"]';

/** Gives the focus back to where it was when the dialog opened; dialogs here have no trigger of their own. */
export function useReturnFocus() {
  const openers = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      const opener = document.activeElement;
      openers.current = [opener, opener?.closest(PLACE)].filter((one) => one instanceof Element);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const left = openers.current.find(({ isConnected }) => isConnected);
      if (left instanceof HTMLElement) left.focus();
    },
  };
}
