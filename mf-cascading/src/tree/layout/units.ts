import { type BoxSizes, widthAt } from '../card/box-sizes';
import type { TreeModel } from '../model/model';
import { gap, type Unit } from './unit';

/** Leaves of the last level are stacked once the whole tree has more of them than this. */
const WIDE_TREE = 10;
/** On other levels only long rows of boxes without branches are stacked. */
const LONG_ROW = 7;

/**
 * Boxes with a place as units, parents before children and siblings in order. A stack is about as wide as high, or
 * `stackRows` boxes high.
 */
export function groupUnits(
  model: TreeModel,
  placed: Uint8Array,
  sizes: BoxSizes,
  stackRows: number | null = null,
): Unit[] {
  const pitch = lanePitch(model, placed, sizes);
  const deepest = pitch.length - 1;
  const stackLeaves = isWide(model, deepest);
  const units: Unit[] = rootsOf(model, placed).map((box) => single(model, sizes, box, -1));

  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at];
    const box = unit?.kind === 'single' ? unit.boxes[0] : undefined;
    if (box === undefined) continue;
    const own = (model.children[box] ?? []).filter((child) => placed[child] === 1);
    for (const run of runsOf(own, (child) => isLeaf(model, placed, child))) {
      const level = model.level[run[0] ?? 0] ?? 0;
      const enough = level === deepest && stackLeaves ? 2 : LONG_ROW;
      if (run.length >= enough) units.push(stack(model, sizes, run, at, 'stack', pitch, stackRows));
      else for (const child of run) units.push(single(model, sizes, child, at));
    }
    const cross = (model.crossItems[box] ?? []).filter((child) => placed[child] === 1);
    const plain = cross.filter((child) => isLeaf(model, placed, child));
    if (plain.length > 0) units.push(stack(model, sizes, plain, at, 'cross', pitch, stackRows));
    for (const child of cross) if (!plain.includes(child)) units.push(single(model, sizes, child, at));
  }
  return units;
}

/** Boxes with a place below none. */
function rootsOf({ parent }: TreeModel, placed: Uint8Array): number[] {
  const roots: number[] = [];
  placed.forEach((has, box) => {
    if (has === 1 && placed[parent[box] ?? -1] !== 1) roots.push(box);
  });
  return roots;
}

const isLeaf = (model: TreeModel, placed: Uint8Array, box: number) =>
  (model.crossItems[box]?.length ?? 0) === 0 && !model.children[box]?.some((child) => placed[child] === 1);

/** Neighbouring boxes without branches belong together; each other box stands alone. */
function runsOf(boxes: readonly number[], leaf: (box: number) => boolean): number[][] {
  const runs: number[][] = [];
  let open = false;
  for (const box of boxes) {
    const joins = leaf(box);
    if (joins && open) runs.at(-1)?.push(box);
    else runs.push([box]);
    open = joins;
  }
  return runs;
}

function isWide(model: TreeModel, deepest: number): boolean {
  let leaves = 0;
  for (let box = 0; box < model.count; box += 1) if (model.level[box] === deepest) leaves += 1;
  return leaves > WIDE_TREE;
}

/** Least distance from the top of each lane to the next one. */
function lanePitch(model: TreeModel, placed: Uint8Array, sizes: BoxSizes): number[] {
  const pitch: number[] = [];
  for (let box = 0; box < model.count; box += 1) {
    const level = model.level[box] ?? 0;
    pitch[level] ??= gap.lane;
    if (placed[box] !== 1) continue;
    pitch[level] = Math.max(pitch[level] ?? 0, (sizes.height[box] ?? 0) + gap.lane);
  }
  return Array.from(pitch, (value) => value ?? gap.lane);
}

function single(model: TreeModel, sizes: BoxSizes, box: number, parent: number): Unit {
  const level = model.level[box] ?? 0;
  const size = { width: widthAt(sizes, level), height: sizes.height[box] ?? 0 };
  return { kind: 'single', boxes: [box], level, parent, columns: 1, span: 1, ...size };
}

function stack(
  model: TreeModel,
  sizes: BoxSizes,
  boxes: readonly number[],
  parent: number,
  kind: 'stack' | 'cross',
  pitch: readonly number[],
  most: number | null,
): Unit {
  const level = model.level[boxes[0] ?? 0] ?? 0;
  const boxWidth = widthAt(sizes, level);
  const tallest = boxes.reduce((most, box) => Math.max(most, sizes.height[box] ?? 0), 1);
  const columns =
    most === null ? columnCount(boxes.length, boxWidth, tallest) : Math.ceil(boxes.length / most);
  const rows = Math.ceil(boxes.length / columns);
  const height = rows * (tallest + gap.stack) - gap.stack;
  const width = columns * (boxWidth + gap.spine);
  return { kind, boxes, level, parent, columns, width, height, span: spanOf(height, level, pitch) };
}

/** Columns that keep a stack about as wide as high; a few boxes stand in one column. */
function columnCount(boxes: number, width: number, height: number): number {
  return Math.max(1, Math.round(Math.sqrt((boxes * height * 0.8) / width)));
}

function spanOf(height: number, level: number, pitch: readonly number[]): number {
  let span = 1;
  for (let top = pitch[level] ?? 0; top < height && level + span < pitch.length; span += 1) {
    top += pitch[level + span] ?? 0;
  }
  return span;
}
