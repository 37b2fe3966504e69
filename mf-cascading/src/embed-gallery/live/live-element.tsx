import type { CascadingProps, Selaras } from '@selaras/cascading-react/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { shows } from './show';
import type { Tell } from './told';

interface LiveElementProps {
  adapter: keyof typeof shows;
  selaras: Selaras;
  props: CascadingProps;
  tell: Tell;
}

/** A place of the page that an adapter mounts the diagram into, as somebody else's page would. */
export function LiveElement({ adapter, selaras, props, tell }: LiveElementProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<ReturnType<(typeof shows)[typeof adapter]>>(null);
  const told = useEffectEvent(tell);
  const start = useEffectEvent((element: HTMLElement) =>
    shows[adapter]({ selaras, place: element, props, tell: (name, detail) => told(name, detail) }),
  );
  useEffect(() => {
    if (place.current === null) return;
    // A place of its own: what takes its diagram away a moment later finds it as it left it.
    const own = document.createElement('div');
    place.current.append(own);
    const mounted = start(own);
    shown.current = mounted;
    return () => {
      shown.current = null;
      mounted.end();
      own.remove();
    };
  }, []);
  useEffect(() => shown.current?.update(props), [props]);
  return <div ref={place} />;
}
