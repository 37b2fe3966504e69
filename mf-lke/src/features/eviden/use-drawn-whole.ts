import { whenQuiet } from '@selaras/ui';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether all is to be drawn, not only what the first window shows. The rest follows behind the first picture, and gives way
 * to what the reader does; whoever needs it sooner, as a key that leads past what stands there, draws it at once.
 */
export function useDrawnWhole(): readonly [whole: boolean, drawNow: () => void] {
  const [whole, setWhole] = useState(false);
  useEffect(() => afterFrames(FRAMES_OF_A_PICTURE, () => startTransition(() => setWhole(true))), []);
  const drawNow = useCallback(() => flushSync(() => setWhole(true)), []);
  return [whole, drawNow];
}

/** A picture reaches the screen some frames after the one that computes it: whoever works before that delays it. */
const FRAMES_OF_A_PICTURE = 2;

/** Acts once so many frames have begun and the browser has time; returns how to call it off. */
function afterFrames(frames: number, act: () => void): () => void {
  let callOff = () => {};
  const wait = (left: number) => {
    if (left === 0) {
      callOff = whenQuiet(act);
      return;
    }
    const frame = requestAnimationFrame(() => wait(left - 1));
    callOff = () => cancelAnimationFrame(frame);
  };
  wait(frames);
  return () => callOff();
}
