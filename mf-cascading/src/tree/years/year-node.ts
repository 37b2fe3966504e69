import type { Card } from '../model/card';
import type { TreeModel } from '../model/model';
import { CROSS_HEAD } from '../model/model';

/** One box over the years: what it says in each year that has it. */
export interface YearNode {
  readonly key: string;
  readonly level: number;
  readonly cross: boolean;
  readonly cards: Map<number, Card>;
  readonly children: YearNode[];
  readonly crossItems: YearNode[];
}

/** The boxes of one year's tree from the roots down. */
export function yearNodes(model: TreeModel, tahun: number): YearNode[] {
  const nodes: YearNode[] = [];
  for (let box = 0; box < model.count; box += 1) {
    const card = model.cards.get(box);
    const key = model.keys[box];
    if (card === undefined || key === undefined) continue;
    const node: YearNode = {
      key,
      level: model.level[box] ?? 0,
      cross: model.cross[box] === CROSS_HEAD,
      cards: new Map([[tahun, card]]),
      children: [],
      crossItems: [],
    };
    nodes.push(node);
    const parent = nodes[model.parent[box] ?? -1];
    if (parent !== undefined) (node.cross ? parent.crossItems : parent.children).push(node);
  }
  return model.roots.map((root) => nodes[root]).filter((node) => node !== undefined);
}
