import { detailAt } from '../../view/paint/detail';
import { cacheQuality, frameToCache } from '../../view/paint/overview-cache-plan';
import type { PaintStyle } from '../../view/paint/paint-style';
import { type Frame, paintInSteps, paintWorld } from '../../view/paint/paint-tree';
import type { Scene } from '../../view/scene/scene';
import type { View } from '../../view/viewport/view';
import { fitCanvas, type Owed } from './paint-loop';

/** From so many blocks on a screen a picture is kept. */
const MANY_BLOCKS = 300;
/** What a frame has time for besides showing the kept picture. */
const STEP = { lines: 7_500, cards: 2_600 } as const;

interface Kept {
  readonly scene: Scene;
  readonly style: PaintStyle;
  readonly frame: Frame;
  readonly painted: number;
}

interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly ctx: CanvasRenderingContext2D;
}

/** The kept picture is in front; the next one is painted behind it. */
interface Sheets {
  front: Sheet;
  back: Sheet;
}

/** The next picture to keep, on its way. */
interface Begun {
  readonly frame: Frame;
  readonly steps: Generator<undefined, number>;
}

/**
 * Bitmap cache of the zoomed-out tree: hundreds of blocks are painted once, a little beyond the screen, and then only
 * shifted and scaled while the view moves; the next bitmap is painted meanwhile in a back buffer, one step a frame.
 * Titles are never scaled: the details that have them are painted at every frame.
 */
export class OverviewCache {
  readonly #sheets = newSheets();
  #kept: Kept | null = null;
  #begun: Begun | null = null;
  #blocks = 0;
  /** The view of the last frame that a kept picture served. */
  #shown: View | null = null;

  /** Paints the frame and tells how many cards it shows. */
  paint(
    ctx: CanvasRenderingContext2D,
    scene: Scene,
    frame: Frame,
    style: PaintStyle,
  ): { painted: number; owed: Owed } {
    const far = detailAt(frame.view.scale) === 'block';
    const sheets = this.#sheets;
    if (!far || this.#blocks < MANY_BLOCKS || sheets === null) {
      this.forget();
      const painted = paintWorld(ctx, scene, frame, style);
      this.#blocks = far ? painted : 0;
      return { painted, owed: 'nothing' };
    }
    const kept = this.#keptFor(ctx, sheets, scene, frame, style);
    const { view, size } = kept.frame;
    const { pixelRatio } = frame;
    const stretch = frame.view.scale / view.scale;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    // Around a bitmap that has the whole tree there is nothing but background.
    ctx.fillStyle = style.look.background;
    ctx.fillRect(0, 0, Math.ceil(frame.size.width * pixelRatio), Math.ceil(frame.size.height * pixelRatio));
    ctx.drawImage(
      sheets.front.canvas,
      Math.round((frame.view.x - view.x * stretch) * pixelRatio),
      Math.round((frame.view.y - view.y * stretch) * pixelRatio),
      Math.ceil(size.width * pixelRatio) * stretch,
      Math.ceil(size.height * pixelRatio) * stretch,
    );
    if (this.#begun !== null) return { painted: kept.painted, owed: 'steps' };
    return { painted: kept.painted, owed: stretch === 1 ? 'nothing' : 'sharpness' };
  }

  /** The next frame is painted anew. */
  forget(): void {
    this.#kept = null;
    this.#begun = null;
    // What was being painted only while the view moved takes no room while it rests.
    if (this.#sheets !== null && this.#sheets.back.canvas.width > 0) this.#sheets.back.canvas.width = 0;
  }

  #keptFor(
    ctx: CanvasRenderingContext2D,
    sheets: Sheets,
    scene: Scene,
    frame: Frame,
    style: PaintStyle,
  ): Kept {
    const worth = (of: Frame) => cacheQuality(of, frame, scene.layout.bounds);
    const kept = this.#kept;
    if (kept === null || kept.scene !== scene || !sameStyle(kept.style, style)) {
      return this.#keep(sheets.front, scene, frame, style);
    }
    const now = worth(kept.frame);
    if (now === 'good') return this.#goOn(kept);
    const rests = this.#shown === frame.view;
    this.#shown = frame.view;
    const usable = this.#begun !== null && worth(this.#begun.frame) !== 'useless' ? this.#begun : null;
    if (now === 'useless' && usable === null) return this.#keep(sheets.front, scene, frame, style);
    // Where the view comes to rest is not known before it does: no picture is begun for a guess then.
    if (usable === null && rests) return this.#goOn(kept);
    const begun = usable ?? begin(sheets.back, scene, frameToCache(frame, kept.frame.view.scale), style);
    let step = begun.steps.next();
    while (now === 'useless' && !step.done) step = begun.steps.next();
    if (step.done) {
      [sheets.front, sheets.back] = [sheets.back, sheets.front];
      return this.#goOn({ scene, style, frame: begun.frame, painted: step.value });
    }
    this.#begun = begun;
    // A canvas puts its work off until somebody looks: a step's work is done in its own frame.
    ctx.drawImage(sheets.back.canvas, 0, 0, 1, 1, 0, 0, 1, 1);
    return kept;
  }

  /** Paints a picture at once. */
  #keep({ canvas, ctx }: Sheet, scene: Scene, frame: Frame, style: PaintStyle): Kept {
    const larger = frameToCache(frame);
    fitCanvas(canvas, larger.size, larger.pixelRatio);
    const painted = paintWorld(ctx, scene, larger, style);
    return this.#goOn({ scene, style, frame: larger, painted });
  }

  #goOn(kept: Kept): Kept {
    this.#kept = kept;
    this.#begun = null;
    this.#blocks = kept.painted;
    return kept;
  }
}

const sameStyle = (a: PaintStyle, b: PaintStyle) => a.look === b.look && a.painters === b.painters;

function begin({ canvas, ctx }: Sheet, scene: Scene, frame: Frame, style: PaintStyle): Begun {
  fitCanvas(canvas, frame.size, frame.pixelRatio);
  return { frame, steps: paintInSteps(ctx, scene, frame, style, STEP) };
}

/** null in a browser that has no more canvases to give: then every frame is painted. */
function newSheets(): Sheets | null {
  const [front, back] = [newSheet(), newSheet()];
  return front && back && { front, back };
}

function newSheet(): Sheet | null {
  const canvas = document.createElement('canvas');
  const ctx = canvas.getContext('2d', { alpha: false });
  return ctx && { canvas, ctx };
}
