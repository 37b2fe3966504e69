import { actionsOf } from './action';
import { CROSS_HEAD, cardAt, type TreeModel } from './model';
import type { CardFacts } from './paint/card-text';

/** What each box of a tree shows on its card. */
export const factsOf =
  (model: TreeModel) =>
  (box: number): CardFacts => ({
    card: cardAt(model, box),
    level: model.level[box] ?? 0,
    cross: model.cross[box] === CROSS_HEAD,
    actions: actionsOf(model, box),
  });
