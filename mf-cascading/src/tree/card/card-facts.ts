import { actionsOf, type NodeAction } from '../model/action';
import type { Card } from '../model/card';
import { CROSS_HEAD, cardAt, type TreeModel } from '../model/model';

/** One box as its card shows it. */
export interface CardFacts {
  readonly card: Card;
  readonly level: number;
  readonly cross: boolean;
  readonly actions: readonly NodeAction[];
}

/** What each box of a tree shows on its card. */
export const cardFacts =
  (model: TreeModel) =>
  (box: number): CardFacts => ({
    card: cardAt(model, box),
    level: model.level[box] ?? 0,
    cross: model.cross[box] === CROSS_HEAD,
    actions: actionsOf(model, box),
  });
