import { useSearchParams } from '@selaras/portal';
import { useEffect } from 'react';
import { FOCUS_PARAM } from '../../core/form/focus-param';
import { focusField } from '../field/control-id';

/** What ends the wait: the reader has begun with something himself. */
const beginnings = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/**
 * Puts the focus into the field that the address names, in the middle of the window. Fields come late, and what comes
 * above one moves it: it is followed until the reader begins with something himself, or something else takes the focus.
 */
export function useFocusAsked(): void {
  const [address] = useSearchParams();
  const name = address.get(FOCUS_PARAM);
  useEffect(() => {
    if (name === null) return;
    let held: HTMLElement | null = null;
    const follow = () => {
      const { activeElement, body } = document;
      const taken = held?.isConnected && activeElement !== held && activeElement !== body;
      if (taken) end();
      else held = focusField(name);
    };
    const changes = new MutationObserver(follow);
    const end = () => {
      changes.disconnect();
      for (const kind of beginnings) removeEventListener(kind, end, true);
    };
    for (const kind of beginnings) addEventListener(kind, end, { capture: true, passive: true });
    changes.observe(document.body, { childList: true, subtree: true });
    follow();
    return end;
  }, [name]);
}
