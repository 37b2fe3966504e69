import type { Size } from '../../view/viewport/view';

/** A stretched picture is painted sharp when the view rests this long. */
const SHARP_AFTER_MS = 100;

/** What a painted frame leaves to be done: more steps of the next picture, or a sharp picture once the view rests. */
export type Owed = 'nothing' | 'steps' | 'sharpness';

interface PaintLoop {
  /** Paints with the next frame. */
  schedule(): void;
  /** Paints with the next frame, nothing kept from before. */
  again(): void;
  stop(): void;
}

/** Paints at most once a frame. `forget` drops what was kept and is only stretched. */
export function paintLoop(paint: () => Owed, forget: () => void): PaintLoop {
  let frame = 0;
  let sharpen: ReturnType<typeof setTimeout>;
  const run = () => {
    frame = 0;
    clearTimeout(sharpen);
    const owed = paint();
    if (owed === 'steps') schedule();
    if (owed === 'sharpness') sharpen = setTimeout(again, SHARP_AFTER_MS);
  };
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(run);
  };
  const again = () => {
    forget();
    schedule();
  };
  const stop = () => {
    clearTimeout(sharpen);
    cancelAnimationFrame(frame);
  };
  return { schedule, again, stop };
}

/** Gives a canvas the pixels that a screen of this size has. */
export function fitCanvas(canvas: HTMLCanvasElement, size: Size, pixelRatio: number): void {
  const width = Math.ceil(size.width * pixelRatio);
  const height = Math.ceil(size.height * pixelRatio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
