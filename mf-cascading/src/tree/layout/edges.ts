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
  const own = new Map<number, number[]>();
  const cross = new Map<number, number[]>();
  units.forEach((unit, at) => {
    const parent = units[unit.parent];
    if (parent === undefined) return;
    const box = parent.boxes[0] ?? 0;
    const bottom = (placement.unitY[unit.parent] ?? 0) + (sizes.height[box] ?? 0);
    const centre = (placement.unitX[unit.parent] ?? 0) + parent.width / 2;
    const groups = unit.kind === 'cross' ? cross : own;
    const lines = groups.get(box) ?? [];
    groups.set(box, lines);
    const bus = (placement.unitY[at] ?? 0) - gap.lane / 2 + (unit.kind === 'cross' ? gap.lane / 5 : 0);
    lines.push(centre, bottom, centre, bus);
    for (const line of dropsOf(unit, at, bus, centre, placement, sizes)) lines.push(...line);
  });
  return [
    ...[...own].map(([parent, lines]) => groupOf(parent, false, lines)),
    ...[...cross].map(([parent, lines]) => groupOf(parent, true, lines)),
  ];
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

function dropsOf(
  unit: Unit,
  at: number,
  bus: number,
  centre: number,
  placement: Placement,
  sizes: BoxSizes,
): Line[] {
  const left = placement.unitX[at] ?? 0;
  const top = placement.unitY[at] ?? 0;
  if (unit.kind === 'single') {
    const middle = left + unit.width / 2;
    return [
      [Math.min(centre, middle), bus, Math.max(centre, middle), bus],
      [middle, bus, middle, top],
    ];
  }
  const rows = Math.ceil(unit.boxes.length / unit.columns);
  const pitch = widthAt(sizes, unit.level) + gap.spine;
  const lines: Line[] = [];
  for (let column = 0; column < unit.columns; column += 1) {
    const boxes = unit.boxes.slice(column * rows, (column + 1) * rows);
    if (boxes.length === 0) break;
    const spine = left + column * pitch + gap.spine / 2;
    let end = top;
    for (const box of boxes) {
      end = (placement.y[box] ?? 0) + (sizes.height[box] ?? 0) / 2;
      lines.push([spine, end, placement.x[box] ?? 0, end]);
    }
    lines.push([Math.min(centre, spine), bus, Math.max(centre, spine), bus], [spine, bus, spine, end]);
  }
  return lines;
}

function groupOf(parent: number, cross: boolean, values: readonly number[]): EdgeGroup {
  const lines = Float32Array.from(values);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < lines.length; at += 2) {
    const x = lines[at] ?? 0;
    const y = lines[at + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { parent, cross, lines, bounds: { x: left, y: top, w: right - left, h: bottom - top } };
}
