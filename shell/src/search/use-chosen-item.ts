import { useState } from 'react';
import type { SearchItem } from './search-items';

interface Chosen {
  /** What Enter opens: the one that was pointed at, else the first. */
  readonly chosen: SearchItem | undefined;
  readonly point: (item: SearchItem | null) => void;
  /** Goes so many on, and round at the ends. */
  readonly move: (step: number) => void;
}

/** The chosen one of some results, while the keyboard stays in the search field. */
export function useChosenItem(groups: readonly { readonly items: readonly SearchItem[] }[]): Chosen {
  const [pointed, setPointed] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  const chosen = items.find(({ path }) => path === pointed) ?? items[0];
  return {
    chosen,
    point: (item) => setPointed(item?.path ?? null),
    move: (step) => {
      if (items.length === 0) return;
      const place = items.findIndex(({ path }) => path === chosen?.path) + step;
      setPointed(items[(place + items.length) % items.length]?.path ?? null);
    },
  };
}
