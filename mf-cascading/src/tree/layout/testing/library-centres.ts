import { flextree } from 'd3-flextree';
import { gap } from '../unit';
import type { UnitTree } from '../unit-tree';

interface Item {
  readonly unit: number;
  readonly size: [number, number];
  readonly children: Item[];
}

/** The centres of `tidyCentres` by a library for such trees: a tree once read is placed by each call. */
export function byLibrary({ parent, width, level, span }: UnitTree): () => number[] {
  const items: Item[] = Array.from(parent, (_, unit) => ({
    unit,
    size: [(width[unit] ?? 0) + gap.box, span[unit] ?? 1],
    children: [],
  }));
  for (const item of items) {
    const above = items[parent[item.unit] ?? -1];
    if (above === undefined) continue;
    above.children.push(item);
    above.size[1] = Math.max(1, (level[item.unit] ?? 0) - (level[above.unit] ?? 0));
  }
  const roots = items.filter(({ unit }) => (parent[unit] ?? -1) < 0);
  const layout = flextree<Item>({ nodeSize: ({ data }) => data.size, spacing: 0 });
  return () => {
    const centres: number[] = [];
    for (const root of roots) {
      layout(layout.hierarchy(root, ({ children }) => children)).each((node) => {
        centres[node.data.unit] = node.x;
      });
    }
    return centres;
  };
}
