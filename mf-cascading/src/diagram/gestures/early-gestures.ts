import type { TakesWheel } from '../context/wheel-context';

/** The events that gestures on a picture are made of. */
export const gestureEvents = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'wheel',
  'dblclick',
] as const;

/** What has waited longer is dropped. */
const FRESH_MS = 5_000;

/**
 * Keeps what is done to the picture before the interaction layer has been loaded. What lies over the picture has its
 * own. Returns how to take what was kept, oldest first; nothing is kept from then on.
 */
export function keepGestures(
  element: HTMLElement,
  takesWheel: TakesWheel = () => true,
): () => readonly Event[] {
  let kept: readonly Event[] = [];
  const fresh = () => kept.filter(({ timeStamp }) => timeStamp > performance.now() - FRESH_MS);
  const stop = new AbortController();
  const keep = (event: Event) => {
    if (event.target !== element) return;
    if (event.type === 'wheel') {
      if (!takesWheel(event as WheelEvent, element)) return;
      event.preventDefault();
    }
    // A press that leaves the picture is still one of the picture.
    if (event.type === 'pointerdown') element.setPointerCapture((event as PointerEvent).pointerId);
    kept = [...fresh(), event];
  };
  for (const kind of gestureEvents) {
    element.addEventListener(kind, keep, { signal: stop.signal, passive: false });
  }
  return () => {
    stop.abort();
    const taken = fresh();
    kept = [];
    return taken;
  };
}
