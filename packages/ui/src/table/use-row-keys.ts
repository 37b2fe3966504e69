import { type KeyboardEvent, type MouseEvent, useState } from 'react';

const interactive = 'a, button, input, select, textarea, label, [role="menuitem"]';

const rowAt = (event: KeyboardEvent<HTMLElement>, step: number | 'first' | 'last'): HTMLElement | null => {
  const rows = [...(event.currentTarget.parentElement?.children ?? [])].filter(
    (row): row is HTMLElement => row instanceof HTMLElement && row.hasAttribute('tabindex'),
  );
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
 * Controls inside a row keep their own keys and presses. A row that opens nothing gets nothing.
 */
export function useRowKeys<Row>(
  rows: readonly Row[],
  onOpen: ((row: Row) => void) | undefined,
  opens: ((row: Row) => boolean) | undefined,
) {
  const [current, setCurrent] = useState(0);
  const opensAt = (index: number) => {
    const row = rows[index];
    return row !== undefined && onOpen !== undefined && (opens?.(row) ?? true);
  };
  const near = rows.findIndex((_, index) => index >= current && opensAt(index));
  const stop = near < 0 ? rows.findLastIndex((_, index) => opensAt(index)) : near;
  return (row: Row, index: number) => {
    if (onOpen === undefined || !opensAt(index)) return null;
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
