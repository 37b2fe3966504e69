import { WHOLE_CARDS_FROM } from '../viewport/view';

/** How much of a card is painted: a block of its status, its title with achievement and icon, everything. */
export type Detail = 'block' | 'title' | 'full';

/** Device-independent scales from which the next detail can be read. */
export const detailFrom = { title: 0.24, full: WHOLE_CARDS_FROM } as const;

export function detailAt(scale: number): Detail {
  if (scale >= detailFrom.full) return 'full';
  return scale >= detailFrom.title ? 'title' : 'block';
}
