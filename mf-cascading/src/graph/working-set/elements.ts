import type { StatusCapaian } from '@selaras/domain';
import type { ElementDefinition } from 'cytoscape';
import { rectOf } from '../../tree/layout/shown';
import { CROSS_HEAD, cardAt } from '../../tree/model/model';
import type { Scene } from '../../view/scene/scene';
import { type CrossLink, shownLinks } from './cross-links';
import { arch, type EdgeShape, edgeShape } from './edge-shape';
import { lineAbove } from './line-above';
import { MAX_ELEMENTS, type WorkingSet } from './working-set';

/** A box of the tree as a node of the graph. */
interface BoxData {
  /** Key of the box. */
  readonly id: string;
  /** Key of the box above; null for a root. cytoscape reads `parent` as a node that lies around another. */
  readonly above: string | null;
  readonly level: number;
  /** `cross` is what another unit contributes, `slot` the place kept for it while it is not shown. */
  readonly kind: 'box' | 'cross' | 'slot';
  readonly status: StatusCapaian;
  /** Position in the order of the tree. */
  readonly order: number;
  readonly w: number;
  readonly h: number;
}

/** What leads from one box to another, from the upper to the lower one or from a host to what contributes to it. */
interface LineData extends EdgeShape {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** `line` of the tree, `cross` to a cross item, `link` to the contributing box itself. */
  readonly kind: 'line' | 'cross' | 'link';
}

/** The elements of the graph for a working set: each box, its line to the box above, and cross-cutting links. */
export function graphElements(scene: Scene, { boxes, connected }: WorkingSet): ElementDefinition[] {
  const { model, visible } = scene;
  const held = new Set(boxes.filter((box) => visible[box] === 1));
  const nodes = boxes.map((box) => nodeOf(scene, box));
  const lines = boxes.filter((box) => held.has(box) && held.has(model.parent[box] ?? -1));
  const first = lines.filter((box) => connected.has(box) || model.cross[box] === CROSS_HEAD);
  const links = shownLinks(scene).filter(({ host, original }) => held.has(host) && held.has(original));
  const edges = [
    ...first.flatMap((box) => lineTo(scene, box)),
    ...links.map((link) => linkOf(scene, link)),
    ...lines.filter((box) => !first.includes(box)).flatMap((box) => lineTo(scene, box)),
  ];
  return [...nodes, ...edges.slice(0, Math.max(0, MAX_ELEMENTS - nodes.length))];
}

function nodeOf({ model, layout, visible }: Scene, box: number): ElementDefinition {
  const { x, y, w, h } = rectOf(layout, model, box);
  const cross = model.cross[box] === CROSS_HEAD;
  const data: BoxData = {
    id: model.keys[box] ?? '',
    above: model.keys[model.parent[box] ?? -1] ?? null,
    level: model.level[box] ?? 0,
    kind: visible[box] !== 1 ? 'slot' : cross ? 'cross' : 'box',
    status: cardAt(model, box).status,
    order: box,
    w,
    h,
  };
  return { group: 'nodes', data: { ...data }, position: { x: x + w / 2, y: y + h / 2 } };
}

function lineTo(scene: Scene, box: number): ElementDefinition[] {
  const { model, layout } = scene;
  const parent = model.parent[box] ?? -1;
  const line = lineAbove(scene, box);
  if (line === null) return [];
  const target = model.keys[box] ?? '';
  const data: LineData = {
    id: `garis:${target}`,
    source: model.keys[parent] ?? '',
    target,
    kind: model.cross[box] === CROSS_HEAD ? 'cross' : 'line',
    ...edgeShape(line, rectOf(layout, model, parent), rectOf(layout, model, box)),
  };
  return [{ group: 'edges', data: { ...data } }];
}

function linkOf({ model, layout }: Scene, { host, original, copy }: CrossLink): ElementDefinition {
  const [from, to] = [rectOf(layout, model, host), rectOf(layout, model, original)];
  const data: LineData = {
    id: `sumbangan:${model.keys[copy] ?? ''}`,
    source: model.keys[host] ?? '',
    target: model.keys[original] ?? '',
    kind: 'link',
    ...edgeShape(arch(from, to), from, to),
  };
  return { group: 'edges', data: { ...data } };
}
