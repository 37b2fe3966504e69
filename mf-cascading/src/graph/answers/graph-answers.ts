import type { Core, NodeCollection, NodeSingular } from 'cytoscape';
import { isWithin, type Rect } from '../../tree/layout/place';
import type { Answers } from './answers';

/** The tree's own lines: contributions lead elsewhere. */
const TREE_LINE = 'edge[kind = "line"], edge[kind = "cross"]';
/** Boxes that are shown: neither places kept for others nor what who embeds the diagram has added. */
const SHOWN = 'node[kind = "box"], node[kind = "cross"]';

/** Answers of the graph about the elements that it holds. */
export function graphAnswers(cy: Core): Answers {
  return {
    boxAt: ({ x, y }, below) => {
      const point = { x, y, w: 0, h: 0 };
      const hits = cy.nodes('[kind]').filter((node) => {
        const rect = rectOfNode(node);
        return isWithin(point, { ...rect, h: rect.h + below });
      });
      return inOrder(hits).at(-1) ?? null;
    },
    boxesWithin: (rect) => inOrder(cy.nodes(SHOWN).filter((node) => isWithin(rectOfNode(node), rect))),
    step: (key, direction) => {
      const node = cy.getElementById(key).nodes(SHOWN);
      if (node.empty()) return null;
      if (direction === 'up') return inOrder(above(node))[0] ?? null;
      if (direction === 'down') return inOrder(below(node))[0] ?? null;
      const siblings = inOrder(siblingsOf(cy, node));
      return siblings[siblings.indexOf(key) + (direction === 'left' ? -1 : 1)] ?? null;
    },
  };
}

const above = (node: NodeCollection) => node.incomers(TREE_LINE).sources();
const below = (node: NodeCollection) => node.outgoers(TREE_LINE).targets();

/** Nodes with the same parent, all roots for a root; the node itself is among them. */
function siblingsOf(cy: Core, node: NodeCollection) {
  const isRoot = node.data('above') === null;
  return isRoot ? cy.nodes(SHOWN).filter((other) => other.data('above') === null) : below(above(node));
}

/** Ids of nodes in the order of the tree. */
const inOrder = (nodes: NodeCollection): string[] =>
  nodes
    .map((node) => ({ id: node.id(), order: Number(node.data('order')) }))
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => id);

/** Body of a node in the world by the data that it is drawn with: the same with a screen and without. */
function rectOfNode(node: NodeSingular): Rect {
  const { x, y } = node.position();
  const [w, h] = [Number(node.data('w')), Number(node.data('h'))];
  return { x: x - w / 2, y: y - h / 2, w, h };
}
