import { cloneElement, useState } from 'react';
import type { MenuProps } from './menu-props';

const load = async () => (await import('./open-menu')).OpenMenu;

const ignore = () => undefined;
const prefetch = () => void load().catch(ignore);

/**
 * Entries that open under a button: arrows, Home, End, first letters and Escape work.
 * They stand beside their button in the document, so that they belong to its landmark, dialog or shadow root.
 * Until somebody comes near, only the button is there: what opens it weighs as much as a table. While that cannot be
 * fetched, the button stays and the next press asks again.
 */
export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<{ Open: Awaited<ReturnType<typeof load>>; byKey: boolean } | null>(
    null,
  );
  if (opened !== null) return <opened.Open {...props} focusFirst={opened.byKey} />;
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A key's click has no count.
    onClick: ({ detail }) => void load().then((Open) => setOpened({ Open, byKey: detail === 0 }), ignore),
    onFocus: prefetch,
    onPointerEnter: prefetch,
  });
}
