import { type BoxSizes, widthAt } from '../card/box-sizes';
import type { Placement, Rect } from './place';
import { gap, type Unit } from './unit';

/** The lines from one box to the boxes below it, all upright or level: x1, y1, x2, y2 one after the other. */
export interface EdgeGroup {
  readonly parent: number;
  readonly cross: boolean;
  readonly lines: Float32Array;
  readonly bounds: Rect;
}

/** Lines of every box to its own children, and apart from them to its cross items. */
export function edgesOf(units: readonly Unit[], placement: Placement, sizes: BoxSizes): EdgeGroup[] {
  const groups = groupsOf(units);
  const pen = new Pen(4 * groups.all.reduce((sum, { count }) => sum + count, 0));
  let from = 0;
  for (const group of groups.all) {
    group.at = from;
    from += 4 * group.count;
  }
  units.forEach((unit, at) => {
    const group = groups.of(unit);
    const parent = units[unit.parent];
    if (group === undefined || parent === undefined) return;
    pen.at = group.at;
    const bottom = (placement.unitY[unit.parent] ?? 0) + (sizes.height[group.parent] ?? 0);
    const centre = (placement.unitX[unit.parent] ?? 0) + parent.width / 2;
    const bus = (placement.unitY[at] ?? 0) - gap.lane / 2 + (group.cross ? gap.lane / 5 : 0);
    pen.line(centre, bottom, centre, bus);
    drop(pen, { unit, at, bus, centre }, placement, sizes);
    group.at = pen.at;
  });
  return groups.all.map(({ parent, cross, count, at }) => {
    const lines = pen.lines.subarray(at - 4 * count, at);
    return { parent, cross, lines, bounds: boundsOf(lines) };
  });
}

interface Group {
  readonly parent: number;
  readonly cross: boolean;
  /** Lines that it has. */
  count: number;
  /** Where the next one is written. */
  at: number;
}

/** The groups of lines, those to own children first. */
function groupsOf(units: readonly Unit[]) {
  const own = new Map<number, Group>();
  const cross = new Map<number, Group>();
  const boxOf = ({ parent }: Unit) => units[parent]?.boxes[0] ?? 0;
  const listOf = ({ kind }: Unit) => (kind === 'cross' ? cross : own);
  for (const unit of units) {
    if (units[unit.parent] === undefined) continue;
    const parent = boxOf(unit);
    const groups = listOf(unit);
    const group = groups.get(parent) ?? { parent, cross: unit.kind === 'cross', count: 0, at: 0 };
    groups.set(parent, group);
    group.count += countOf(unit);
  }
  return { all: [...own.values(), ...cross.values()], of: (unit: Unit) => listOf(unit).get(boxOf(unit)) };
}

const rowsOf = ({ boxes, columns }: Unit): number => Math.ceil(boxes.length / columns);

/** Lines of a unit: to its bus, along it and down, and in columns one to each box. */
function countOf(unit: Unit): number {
  if (unit.kind === 'single') return 3;
  return unit.boxes.length === 0
    ? 1
    : 1 + unit.boxes.length + 2 * Math.ceil(unit.boxes.length / rowsOf(unit));
}

/** Writes lines into memory that all groups share: a province has a hundred thousand. */
class Pen {
  readonly lines: Float32Array;
  at = 0;

  constructor(values: number) {
    this.lines = new Float32Array(values);
  }

  line(x1: number, y1: number, x2: number, y2: number): void {
    const { lines, at } = this;
    lines[at] = x1;
    lines[at + 1] = y1;
    lines[at + 2] = x2;
    lines[at + 3] = y2;
    this.at = at + 4;
  }
}

interface Drop {
  readonly unit: Unit;
  readonly at: number;
  /** Height of the line that the unit hangs on. */
  readonly bus: number;
  /** Middle of the parent. */
  readonly centre: number;
}

function drop(pen: Pen, { unit, at, bus, centre }: Drop, placement: Placement, sizes: BoxSizes): void {
  const left = placement.unitX[at] ?? 0;
  const top = placement.unitY[at] ?? 0;
  const alongBus = (to: number) => pen.line(Math.min(centre, to), bus, Math.max(centre, to), bus);
  if (unit.kind === 'single') {
    const middle = left + unit.width / 2;
    alongBus(middle);
    pen.line(middle, bus, middle, top);
    return;
  }
  const rows = rowsOf(unit);
  const pitch = widthAt(sizes, unit.level) + gap.spine;
  for (let first = 0, column = 0; first < unit.boxes.length; first += rows, column += 1) {
    const spine = left + column * pitch + gap.spine / 2;
    let end = top;
    for (let place = first; place < Math.min(first + rows, unit.boxes.length); place += 1) {
      const box = unit.boxes[place] ?? 0;
      end = (placement.y[box] ?? 0) + (sizes.height[box] ?? 0) / 2;
      pen.line(spine, end, placement.x[box] ?? 0, end);
    }
    alongBus(spine);
    pen.line(spine, bus, spine, end);
  }
}

function boundsOf(lines: Float32Array): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < lines.length; at += 2) {
    const x = lines[at] ?? 0;
    const y = lines[at + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}
