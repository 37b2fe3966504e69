import { ancestors, CROSS_HEAD, type TreeModel } from '../model/model';
import { type Filter, keptBoxes, keptToo, noFilter } from './filter';
import type { OpenState } from './visible';

/** Trees up to this many boxes open in full; larger ones only as deep as stays readable. */
const READABLE_BOXES = 400;

/** Deepest number of levels whose boxes are few enough to be read at once, at least 2. */
export function readableDepth(model: TreeModel, limit: number = READABLE_BOXES): number {
  const perLevel: number[] = [];
  for (let box = 0; box < model.count; box += 1) {
    if (model.cross[box] !== 0) continue;
    const level = model.level[box] ?? 0;
    perLevel[level] = (perLevel[level] ?? 0) + 1;
  }
  let sum = 0;
  let depth = 0;
  for (const boxes of perLevel) {
    sum += boxes;
    if (sum > limit && depth >= 2) break;
    depth += 1;
  }
  return Math.max(1, depth);
}

/** Branches open down to `depth` levels; `crossKeys` are boxes with open cross items, or all of them. */
export function openToDepth(
  model: TreeModel,
  depth: number,
  crossKeys: 'semua' | readonly string[],
): OpenState {
  const open = new Uint8Array(model.count);
  const crossOpen = new Uint8Array(model.count);
  for (let box = 0; box < model.count; box += 1) {
    open[box] = (model.level[box] ?? 0) < depth - 1 && model.cross[box] === 0 ? 1 : 0;
    if (crossKeys === 'semua' && (model.crossItems[box]?.length ?? 0) > 0) crossOpen[box] = 1;
  }
  if (crossKeys !== 'semua') {
    for (const key of crossKeys) {
      const box = model.indexOf.get(key);
      if (box !== undefined) crossOpen[box] = 1;
    }
  }
  return { open, crossOpen, filter: noFilter, kept: null };
}

export function toggled(flags: Uint8Array, box: number): Uint8Array {
  const next = flags.slice();
  next[box] = next[box] === 1 ? 0 : 1;
  return next;
}

/** Opens whatever hides a box. */
export function revealed(model: TreeModel, state: OpenState, box: number): OpenState {
  const open = state.open.slice();
  const crossOpen = state.crossOpen.slice();
  let below = box;
  for (const ancestor of ancestors(model, box)) {
    if (model.cross[below] === CROSS_HEAD) crossOpen[ancestor] = 1;
    else open[ancestor] = 1;
    below = ancestor;
  }
  return { ...state, open, crossOpen, kept: keptToo(model, state.kept, box) };
}

/** The state with a filter: branches above a match are open, everything that was open stays so. */
export function filtered(model: TreeModel, state: OpenState, filter: Filter): OpenState {
  const kept = keptBoxes(model, filter);
  if (kept === null) return { ...state, kept, filter };
  const open = state.open.slice();
  const crossOpen = state.crossOpen.slice();
  for (let box = 0; box < model.count; box += 1) {
    const parent = model.parent[box] ?? -1;
    if (kept[box] !== 1 || parent < 0) continue;
    if (model.cross[box] === CROSS_HEAD) crossOpen[parent] = 1;
    else open[parent] = 1;
  }
  return { open, crossOpen, kept, filter };
}

/** A state of the same boxes after the data changed: what was open stays open, by key. */
export function carriedOver(
  before: TreeModel,
  state: OpenState,
  after: TreeModel,
  fresh: OpenState,
): OpenState {
  const open = fresh.open.slice();
  const crossOpen = fresh.crossOpen.slice();
  after.keys.forEach((key, box) => {
    const old = before.indexOf.get(key);
    if (old === undefined) return;
    open[box] = state.open[old] ?? 0;
    crossOpen[box] = state.crossOpen[old] ?? 0;
  });
  return { open, crossOpen, filter: state.filter, kept: keptBoxes(after, state.filter) };
}
