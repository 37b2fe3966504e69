import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';

const load = async () => (await import('./open-menu')).OpenMenu;

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  tone?: 'danger';
  /** A thing that is on or off: shows a tick and leaves the menu open. */
  checked?: boolean;
  /** Draws a line above. */
  separated?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement<MenuTriggerProps>;
  /** Words above the entries. */
  title?: ReactNode;
  items: readonly MenuAction[];
  align?: 'start' | 'end';
}

interface MenuTriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: (event: MouseEvent) => void;
  onFocus?: () => void;
  onPointerEnter?: () => void;
}

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
