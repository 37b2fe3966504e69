import { useEffect, useRef } from 'react';
import type { DiagramStore } from '../diagram/store/diagram-store';
import { rectOf } from '../tree/layout/shown';
import type { Scene } from '../view/scene/scene';
import { panned, toScreen } from '../view/viewport/view';

/** Free beside the box. */
const MARGIN = 14;

/** A box that lies where what comes beside the picture comes moves out from under it. */
export function useUncovered(store: DiagramStore, { layout, model, selected }: Scene, folded: boolean): void {
  const latest = useRef({ layout, model, selected });
  latest.current = { layout, model, selected };
  useEffect(() => {
    if (!folded) return;
    // By the next frame the picture knows its new size.
    const frame = requestAnimationFrame(() => {
      const { selected: box, ...now } = latest.current;
      if (box < 0) return;
      const view = store.view.getView();
      const { x } = toScreen(view, rectOf(now.layout, now.model, box));
      if (x < MARGIN && x > -store.view.size.width) store.view.glideTo(panned(view, MARGIN - x, 0));
    });
    return () => cancelAnimationFrame(frame);
  }, [store, folded]);
}
