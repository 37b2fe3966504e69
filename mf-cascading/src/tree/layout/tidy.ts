import { flextree } from 'd3-flextree';
import { gap } from './unit';
import type { UnitTree } from './unit-tree';

interface FlexItem {
  readonly unit: number;
  readonly size: [number, number];
  readonly children: FlexItem[];
}

/** Centre of every unit by a tidy tree, each root's tree around its own zero. Linear in the number of units. */
export function tidyCentres({ parent, width, level, span }: UnitTree): Float32Array {
  const items: FlexItem[] = Array.from(parent, (_, unit) => ({
    unit,
    size: [(width[unit] ?? 0) + gap.box, span[unit] ?? 1],
    children: [],
  }));
  const roots: FlexItem[] = [];
  for (const item of items) {
    const above = items[parent[item.unit] ?? -1];
    if (above === undefined) {
      roots.push(item);
      continue;
    }
    above.children.push(item);
    above.size[1] = Math.max(1, (level[item.unit] ?? 0) - (level[above.unit] ?? 0));
  }
  const centres = new Float32Array(items.length);
  const layout = flextree<FlexItem>({ nodeSize: ({ data }) => data.size, spacing: 0 });
  for (const root of roots) {
    const tree = layout(layout.hierarchy(root, ({ children }) => children));
    tree.each((node) => {
      centres[node.data.unit] = node.x;
    });
  }
  return centres;
}
