import { type KeyboardEvent, type MouseEvent, useState } from 'react';

const interactive = 'a, button, input, select, textarea, label, [role="menuitem"]';

const rowAt = (event: KeyboardEvent<HTMLElement>, step: number | 'first' | 'last'): HTMLElement | null => {
  const rows = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  if (step === 'first') return rows[0] ?? null;
  if (step === 'last') return rows.at(-1) ?? null;
  return rows[rows.indexOf(event.currentTarget) + step] ?? null;
};

const moves: Record<string, number | 'first' | 'last'> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
};

/**
 * Makes rows that can be opened reachable by keyboard as one stop: arrows, Home and End move, Enter opens.
 * Controls inside a row keep their own keys and presses.
 */
export function useRowKeys<Row>(onOpen: ((row: Row) => void) | undefined) {
  const [current, setCurrent] = useState(0);
  return (row: Row, index: number, count: number) => {
    if (onOpen === undefined) return {};
    const stop = Math.min(current, count - 1);
    return {
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => setCurrent(index),
      onClick: (event: MouseEvent<HTMLElement>) => {
        const target = event.target as Element;
        if (!target.closest(interactive) && !getSelection()?.toString()) onOpen(row);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget) return;
        const move = moves[event.key];
        if (event.key === 'Enter') onOpen(row);
        else if (move !== undefined) rowAt(event, move)?.focus();
        else return;
        event.preventDefault();
      },
    };
  };
}
