import { type Size, shownRect, showsLaneNames, type View } from '../../view/view';
import { CROSS_HEAD } from '../model';
import type { Look } from './look';
import { detailAt, paintCard } from './paint-card';
import { paintEdges } from './paint-edges';
import { paintLaneNames, paintLanes } from './paint-lane';
import { paintSlot } from './paint-slot';
import { CardCursor, type Scene } from './scene';
import { boxesIn } from './shown';

type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A canvas of so many CSS pixels at a device's resolution, and what it shows. */
export interface Frame {
  readonly view: View;
  readonly size: Size;
  readonly pixelRatio: number;
}

/** The part of the tree that a view shows, with the levels' names; returns how many cards were painted. */
export function paintTree(ctx: Ctx, scene: Scene, frame: Frame, look: Look): number {
  const painted = paintWorld(ctx, scene, frame, look);
  paintNames(ctx, scene, frame, look);
  return painted;
}

export function paintNames(ctx: Ctx, scene: Scene, { view, size, pixelRatio }: Frame, look: Look): void {
  if (!showsLaneNames(size)) return;
  paintLaneNames(ctx, scene, view, size, shownRect(view, size), pixelRatio, look);
}

/** Lanes, lines and cards: everything that moves with the view. */
export function paintWorld(ctx: Ctx, scene: Scene, { view, size, pixelRatio }: Frame, look: Look): number {
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
  return painted;
}
