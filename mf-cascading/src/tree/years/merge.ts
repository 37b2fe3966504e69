import { matchSiblings } from './match';
import type { YearNode } from './year-node';

/** Adds the boxes of another year to those that there are: the same ones gain a card, new ones keep their neighbours. */
export function mergeYears(all: YearNode[], added: readonly YearNode[]): void {
  const matched = matchSiblings(all, added);
  let last = -1;
  for (const node of added) {
    const same = matched.get(node);
    if (same === undefined) {
      last += 1;
      all.splice(last, 0, node);
      continue;
    }
    for (const [tahun, card] of node.cards) same.cards.set(tahun, card);
    mergeYears(same.children, node.children);
    mergeYears(same.crossItems, node.crossItems);
    last = Math.max(last, all.indexOf(same));
  }
}
