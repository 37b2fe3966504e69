import type { MouseEvent, ReactElement, ReactNode } from 'react';

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
