import { useEffect, useState } from 'react';
import { WIDE } from './wide';

/** Where one reads: so many pixels below the top of the window, below everything that stays there. */
const LINE = 110;
/** The same where the folded contents stay at the top too. */
const LINE_NARROW = 166;

/** Which of these sections is read now, by its id: the last one that has come up to the line; null: none has. */
export function useReadSection(ids: readonly string[]): string | null {
  const [read, setRead] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerWidth < Number.parseInt(WIDE, 10) ? LINE_NARROW : LINE;
      const passed = key.split(' ').filter((id) => {
        const place = document.getElementById(id)?.getBoundingClientRect();
        return place !== undefined && place.top <= line;
      });
      // The last sections never come up so far.
      const end = scrollY > 0 && scrollY + innerHeight >= document.body.scrollHeight - 2;
      setRead((end ? key.split(' ').at(-1) : passed.at(-1)) ?? null);
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    // In the next frame the page is laid out anyway; asked right now, it would be once more.
    later();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [key]);
  return read;
}
