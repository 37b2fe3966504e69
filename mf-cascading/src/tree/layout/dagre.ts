import register from 'cytoscape-dagre';
import { gap } from './unit';
import { rootOf, type UnitTree } from './unit-tree';

/**
 * cytoscape-dagre's own layout, driven without cytoscape: it reads its elements through a handful of methods, which the
 * plain objects below answer (docs/adr/0010). So the picture needs 11 kB of it and not the 115 kB of cytoscape.
 */
interface LayoutNode {
  readonly order: number;
  id(): string;
  layoutDimensions(): { w: number; h: number };
  isChild(): boolean;
  isParent(): boolean;
  scratch(): { dagre?: { x: number; y: number } };
}

interface LayoutEdge {
  readonly order: number;
  readonly minLen: number;
  id(): string;
  source(): LayoutNode;
  target(): LayoutNode;
}

type LayoutClass = new (options: Record<string, unknown>) => { run(): void };

const DagreLayout = capture();

function capture(): LayoutClass {
  let captured: LayoutClass | null = null;
  const host = (_kind: 'layout', _name: 'dagre', implementation: LayoutClass) => {
    captured = implementation;
  };
  (register as unknown as (cytoscape: typeof host) => void)(host);
  if (captured === null) throw new Error('cytoscape-dagre did not register its layout');
  return captured;
}

/** Centre of every unit as dagre places them, each root's tree by itself: dagre slows down faster than trees grow. */
export function dagreCentres(tree: UnitTree): Float32Array {
  const centres = new Float32Array(tree.parent.length);
  for (const units of unitsByRoot(tree.parent)) {
    const place = new Map(units.map((unit, at) => [unit, at]));
    const part = treeCentres({
      parent: Int32Array.from(units, (unit) => place.get(tree.parent[unit] ?? -1) ?? -1),
      width: Float32Array.from(units, (unit) => tree.width[unit] ?? 0),
      level: Uint16Array.from(units, (unit) => tree.level[unit] ?? 0),
      span: Uint8Array.from(units, (unit) => tree.span[unit] ?? 1),
    });
    units.forEach((unit, at) => {
      centres[unit] = part[at] ?? 0;
    });
  }
  return centres;
}

function unitsByRoot(parent: Int32Array): Iterable<number[]> {
  const groups = new Map<number, number[]>();
  rootOf(parent).forEach((root, unit) => {
    const units = groups.get(root);
    if (units === undefined) groups.set(root, [unit]);
    else units.push(unit);
  });
  return groups.values();
}

/** One tree through dagre; siblings keep their order through the explicit `sort`. */
function treeCentres(tree: UnitTree): Float32Array {
  const { nodes, edges } = elementsOf(tree);
  const byId = new Map(nodes.map((node) => [node.id(), node]));
  const centres = new Float32Array(tree.parent.length);
  const positioned = Object.assign(nodes, {
    layoutPositions: (
      _layout: unknown,
      _options: unknown,
      position: (node: LayoutNode) => { x: number; y: number },
    ) => {
      for (const node of nodes) if (node.order < centres.length) centres[node.order] = position(node).x;
    },
  });
  const layout = new DagreLayout({
    cy: { width: () => 1, height: () => 1, getElementById: (id: string) => byId.get(id) },
    eles: { nodes: () => positioned, edges: () => edges },
    rankDir: 'TB',
    ranker: 'tight-tree',
    nodeSep: gap.box,
    rankSep: gap.lane,
    minLen: (edge: LayoutEdge) => edge.minLen,
    // dagre lays the first of equals rightmost.
    sort: (a: LayoutNode | LayoutEdge, b: LayoutNode | LayoutEdge) => b.order - a.order,
  });
  layout.run();
  return centres;
}

function elementsOf({ parent, width, level, span }: UnitTree): {
  nodes: LayoutNode[];
  edges: LayoutEdge[];
} {
  const nodes: LayoutNode[] = [];
  const edges: LayoutEdge[] = [];
  const link = (source: LayoutNode, target: LayoutNode, minLen: number) => {
    const order = edges.length;
    edges.push({ order, minLen, id: () => `e${order}`, source: () => source, target: () => target });
  };
  parent.forEach((_, unit) => {
    nodes.push(nodeOf(unit, width[unit] ?? 0));
  });
  parent.forEach((above, unit) => {
    const node = nodes[unit];
    const parentNode = nodes[above];
    if (node === undefined) return;
    if (parentNode !== undefined) {
      link(parentNode, node, Math.max(1, (level[unit] ?? 0) - (level[above] ?? 0)));
    }
    // A unit that reaches into deeper lanes keeps its width free there: dummy nodes below it.
    let last = node;
    for (let lane = 1; lane < (span[unit] ?? 1); lane += 1) {
      const dummy = nodeOf(nodes.length, width[unit] ?? 0);
      nodes.push(dummy);
      link(last, dummy, 1);
      last = dummy;
    }
  });
  return { nodes, edges };
}

function nodeOf(order: number, width: number): LayoutNode {
  const scratch = {};
  return {
    order,
    id: () => `n${order}`,
    layoutDimensions: () => ({ w: width, h: 1 }),
    isChild: () => false,
    isParent: () => false,
    scratch: () => scratch,
  };
}
