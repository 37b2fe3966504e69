import {
  cloneElement,
  lazy,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';

const load = async () => ({ default: (await import('./open-menu')).OpenMenu });
const OpenMenu = lazy(load);

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

const prefetch = () => void load().catch(() => undefined);

/**
 * Entries that open under a button: arrows, Home, End, first letters and Escape work.
 * They stand beside their button in the document, so that they belong to its landmark, dialog or shadow root.
 * Until somebody comes near, only the button is there: what opens it weighs as much as a table.
 */
export function Menu(props: MenuProps) {
  const [pressed, setPressed] = useState<'byKey' | 'byPointer' | null>(null);
  const button = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A key's click has no count.
    onClick: ({ detail }) => setPressed(detail === 0 ? 'byKey' : 'byPointer'),
    onFocus: prefetch,
    onPointerEnter: prefetch,
  });
  if (pressed === null) return button;
  return (
    <Suspense fallback={button}>
      <OpenMenu {...props} focusFirst={pressed === 'byKey'} />
    </Suspense>
  );
}
