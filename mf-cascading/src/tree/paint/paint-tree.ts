import { type Size, shownRect, showsLaneNames, type View } from '../../view/view';
import { CROSS_HEAD } from '../model';
import type { Look } from './look';
import { detailAt, paintCard } from './paint-card';
import { paintEdges } from './paint-edges';
import { paintLaneNames, paintLanes } from './paint-lane';
import { paintSlot } from './paint-slot';
import { CardCursor, type Scene } from './scene';
import { boxesIn } from './shown';

/** The part of the tree that a view shows, on a canvas of `size` CSS pixels; returns how many cards were painted. */
export function paintTree(
  ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  scene: Scene,
  view: View,
  size: Size,
  pixelRatio: number,
  look: Look,
): number {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.fillStyle = look.ground;
  ctx.fillRect(0, 0, Math.ceil(size.width * pixelRatio), Math.ceil(size.height * pixelRatio));
  const device = { x: view.x * pixelRatio, y: view.y * pixelRatio, scale: view.scale * pixelRatio };
  const shown = shownRect(view, size);
  const detail = detailAt(view.scale);
  paintLanes(ctx, scene, view, shown, pixelRatio, look);
  paintEdges(ctx, scene, device, shown, look);

  const { x, y } = scene.layout;
  const cursor = new CardCursor(scene);
  let painted = 0;
  for (const box of boxesIn(scene.layout, scene.model, shown)) {
    const spot = {
      x: (x[box] ?? 0) * device.scale + device.x,
      y: (y[box] ?? 0) * device.scale + device.y,
      scale: device.scale,
    };
    if (scene.visible[box] === 1) {
      paintCard(ctx, cursor.at(box), spot, detail, look);
      painted += 1;
    } else if (scene.model.cross[box] === CROSS_HEAD) {
      paintSlot(ctx, cursor.at(box), spot, detail, look);
    }
  }
  if (showsLaneNames(size)) paintLaneNames(ctx, scene, view, size, shown, pixelRatio, look);
  return painted;
}
