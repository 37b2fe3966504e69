import type { EdgeGroup } from '../../tree/layout/edges';
import type { Rect } from '../../tree/layout/place';
import { edgesNear } from '../../tree/layout/shown';
import type { Transform } from '../scene/drawn-card';
import type { Scene } from '../scene/scene';
import type { Look } from './look';
import type { PaintSurface } from './paint-surface';

/** Lines shorter than this many pixels are left out. */
const SHORTEST = 2;

/** The lines between the boxes in view: own ones first, those to cross-cutting items over them. */
export function edgesIn(scene: Scene, shown: Rect): EdgeGroup[] {
  const groups = edgesNear(scene.layout, shown).filter((group) => isOpen(scene, group));
  return [...groups.filter(({ cross }) => !cross), ...groups.filter(({ cross }) => cross)];
}

/** Some of the lines that `edgesIn` gives. They are upright or level, so each is a thin filled rectangle. */
export function paintEdges(
  ctx: PaintSurface,
  groups: readonly EdgeGroup[],
  device: Transform,
  look: Look,
): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  const thickness = Math.max(1, Math.round(1.5 * device.scale));
  ctx.fillStyle = look.edge;
  for (const { cross, lines } of groups) if (!cross) paintLines(ctx, lines, device, thickness);
  ctx.strokeStyle = look.accent;
  ctx.lineWidth = thickness;
  ctx.setLineDash([4 * thickness, 3 * thickness]);
  for (const { cross, lines } of groups) if (cross) strokeLines(ctx, lines, device);
  ctx.setLineDash([]);
}

const isOpen = ({ state, visible }: Scene, { parent, cross }: EdgeGroup): boolean =>
  visible[parent] === 1 && (cross ? state.crossOpen : state.open)[parent] === 1;

function paintLines(
  ctx: PaintSurface,
  lines: Float32Array,
  { x, y, scale }: Transform,
  thickness: number,
): void {
  for (let at = 0; at < lines.length; at += 4) {
    const x1 = Math.round((lines[at] ?? 0) * scale + x);
    const y1 = Math.round((lines[at + 1] ?? 0) * scale + y);
    const width = Math.round((lines[at + 2] ?? 0) * scale + x) - x1;
    const height = Math.round((lines[at + 3] ?? 0) * scale + y) - y1;
    if (width < SHORTEST && height < SHORTEST) continue;
    ctx.fillRect(x1, y1, Math.max(thickness, width), Math.max(thickness, height));
  }
}

function strokeLines(ctx: PaintSurface, lines: Float32Array, { x, y, scale }: Transform): void {
  ctx.beginPath();
  for (let at = 0; at < lines.length; at += 4) {
    ctx.moveTo((lines[at] ?? 0) * scale + x, (lines[at + 1] ?? 0) * scale + y);
    ctx.lineTo((lines[at + 2] ?? 0) * scale + x, (lines[at + 3] ?? 0) * scale + y);
  }
  ctx.stroke();
}
