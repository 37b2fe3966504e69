import { type RefObject, useEffect, useRef } from 'react';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { rectOf } from '../../tree/layout/shown';
import type { Scene } from '../../view/scene/scene';
import { panned, toScreen } from '../../view/viewport/view';
import { HALF, type SheetHeight, shiftInto } from './sheet-place';

/** Free around the box. */
const MARGIN = 14;
/** Of the picture, above the sheet. */
const LEAST = 200;

/** The picture moves the selected box out from under the sheet; where too little of the picture is left, the page moves too. */
export function useClearOfSheet(
  store: DiagramStore,
  scene: Scene,
  sheet: RefObject<HTMLElement | null>,
  height: SheetHeight,
): void {
  const latest = useRef(scene);
  latest.current = scene;
  const key = scene.model.keys[scene.selected];
  useEffect(() => {
    if (height === 'full' || key === undefined) return;
    const frame = requestAnimationFrame(() => {
      const picture = sheet.current
        ?.closest('[data-state]')
        ?.querySelector('[aria-roledescription="diagram"]');
      const { layout, model, selected } = latest.current;
      if (!picture || selected < 0) return;
      const view = store.view.heading;
      const box = rectOf(layout, model, selected);
      const at = toScreen(view, box);
      const end = innerHeight * (1 - HALF);
      const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const room = () => {
        const { top, bottom } = picture.getBoundingClientRect();
        return { from: Math.max(bar - top, 0), to: Math.min(bottom, end) - top };
      };
      let { from, to } = room();
      if (to - from < Math.max(LEAST, box.h * view.scale + 2 * MARGIN)) {
        picture.scrollIntoView({ block: 'start' });
        ({ from, to } = room());
      }
      const dx = shiftInto(at.x, box.w * view.scale, MARGIN, store.view.size.width - MARGIN);
      const dy = shiftInto(at.y, box.h * view.scale, from + MARGIN, to - MARGIN);
      if (dx !== 0 || dy !== 0) store.view.glideTo(panned(view, dx, dy));
    });
    return () => cancelAnimationFrame(frame);
  }, [store, sheet, key, height]);
}
