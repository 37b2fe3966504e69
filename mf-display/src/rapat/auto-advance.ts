import { useEffect, useEffectEvent, useState } from 'react';

/** How long a page may stay before the next one comes by itself, in seconds. */
export const paces = [10, 20, 30, 60] as const;

/** What starts the time of a page anew: somebody is at it. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** The button that stops it holds nothing up, or pressing it would already be a pause. */
export const TOGGLE = 'data-jalan-otomatis';

/** Whether somebody is busy with this element: then nothing is taken away from under him. */
function isBusyWith(element: Element | null, controls: Element | null): boolean {
  if (element === null || element.closest(`[${TOGGLE}]`)) return false;
  if (controls?.contains(element)) return true;
  return element.matches('a, button, input, select, textarea, [tabindex="0"]');
}

/** Whether going on waits because a control is pointed at, or something has the keyboard's focus. */
export function useHeld(controls: () => Element | null): boolean {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  useEffect(() => {
    const element = (target: EventTarget | null) => (target instanceof Element ? target : null);
    const point = ({ target }: Event) => {
      const inside = controls();
      const over = element(target);
      const pointer = over !== null && inside?.contains(over) === true && isBusyWith(over, inside);
      setHeld((before) => (before.pointer === pointer ? before : { ...before, pointer }));
    };
    const focus = () => {
      const active = document.activeElement;
      const busy = active?.matches(':focus-visible') === true && isBusyWith(active, controls());
      setHeld((before) => (before.focus === busy ? before : { ...before, focus: busy }));
    };
    const unfocus = () => setTimeout(focus);
    focus();
    window.addEventListener('pointerover', point);
    window.addEventListener('focusin', focus);
    window.addEventListener('focusout', unfocus);
    return () => {
      window.removeEventListener('pointerover', point);
      window.removeEventListener('focusin', focus);
      window.removeEventListener('focusout', unfocus);
    };
  }, [controls]);
  return held.pointer || held.focus;
}

/** Goes on after `seconds` without anybody at it; null: it does not go on. */
export function useAdvancing(seconds: number | null, advance: () => void): void {
  const next = useEffectEvent(advance);
  useEffect(() => {
    if (seconds === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        next();
        restart();
      }, seconds * 1000);
    };
    restart();
    for (const sign of signs) window.addEventListener(sign, restart, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, restart);
    };
  }, [seconds]);
}
