import type { Look } from '../tree/paint/look';
import { detailAt } from '../tree/paint/paint-card';
import { type Frame, paintWorld } from '../tree/paint/paint-tree';
import type { Scene } from '../tree/paint/scene';
import type { View } from '../view/view';
import { fitCanvas } from './paint-loop';

/** From so many blocks on a screen a picture is kept. */
const MANY_BLOCKS = 300;
/** Kept around each side, in parts of the screen. */
const MARGIN = 0.3;
/** A kept picture is stretched between these ratios while the view moves. */
const STRETCH = { least: 0.72, most: 1.4 } as const;

interface Kept {
  readonly scene: Scene;
  readonly look: Look;
  readonly frame: Frame;
  readonly painted: number;
}

/**
 * Hundreds of blocks and more seen from far away are painted once, a little beyond the screen, and then only shifted and stretched
 * while the view moves. Titles are never stretched: the details that have them are painted at every frame.
 */
export class FarPicture {
  readonly #canvas = document.createElement('canvas');
  readonly #ctx = this.#canvas.getContext('2d', { alpha: false });
  #kept: Kept | null = null;
  #blocks = 0;

  /** Paints the frame and tells how many cards it shows; `stretched` when a sharp picture should follow. */
  paint(
    ctx: CanvasRenderingContext2D,
    scene: Scene,
    frame: Frame,
    look: Look,
  ): { painted: number; stretched: boolean } {
    const far = detailAt(frame.view.scale) === 'balok';
    if (!far || this.#blocks < MANY_BLOCKS || this.#ctx === null) {
      this.#kept = null;
      const painted = paintWorld(ctx, scene, frame, look);
      this.#blocks = far ? painted : 0;
      return { painted, stretched: false };
    }
    let kept = this.#kept;
    if (kept === null || !covers(kept, scene, frame, look)) {
      kept = this.#keep(this.#ctx, scene, frame, look);
      this.#blocks = kept.painted;
    }
    const { view, pixelRatio } = kept.frame;
    const stretch = frame.view.scale / view.scale;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(
      this.#canvas,
      Math.round((frame.view.x - view.x * stretch) * pixelRatio),
      Math.round((frame.view.y - view.y * stretch) * pixelRatio),
      this.#canvas.width * stretch,
      this.#canvas.height * stretch,
    );
    return { painted: kept.painted, stretched: stretch !== 1 };
  }

  /** The next frame is painted anew. */
  forget(): void {
    this.#kept = null;
  }

  #keep(ctx: CanvasRenderingContext2D, scene: Scene, frame: Frame, look: Look): Kept {
    const { view, size, pixelRatio } = frame;
    const margin = { x: Math.round(size.width * MARGIN), y: Math.round(size.height * MARGIN) };
    const larger = {
      view: { ...view, x: view.x + margin.x, y: view.y + margin.y },
      size: { width: size.width + 2 * margin.x, height: size.height + 2 * margin.y },
      pixelRatio,
    };
    fitCanvas(this.#canvas, larger.size, pixelRatio);
    const painted = paintWorld(ctx, scene, larger, look);
    this.#kept = { scene, look, frame: larger, painted };
    return this.#kept;
  }
}

/** Whether what was kept still shows the whole screen, without stretching it too far. */
function covers(kept: Kept, scene: Scene, frame: Frame, look: Look): boolean {
  if (kept.scene !== scene || kept.look !== look || kept.frame.pixelRatio !== frame.pixelRatio) return false;
  const stretch = frame.view.scale / kept.frame.view.scale;
  if (stretch < STRETCH.least || stretch > STRETCH.most) return false;
  const left = offset(frame.view, kept.frame.view, stretch, 'x');
  const top = offset(frame.view, kept.frame.view, stretch, 'y');
  return (
    left <= 0 &&
    top <= 0 &&
    left + kept.frame.size.width * stretch >= frame.size.width &&
    top + kept.frame.size.height * stretch >= frame.size.height
  );
}

const offset = (now: View, before: View, stretch: number, axis: 'x' | 'y') =>
  now[axis] - before[axis] * stretch;
