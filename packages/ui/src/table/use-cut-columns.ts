import { type RefObject, useEffect, useState } from 'react';
import { cutSpans, type Span } from './cut-columns';

const isPinned = (cell: Element, side: 'left' | 'right') => {
  const style = getComputedStyle(cell);
  return style.position === 'sticky' && style[side] !== 'auto';
};

/** What the reader sees of the table's columns: the box without its pinned first and last column. */
function sightOf(box: HTMLElement, heads: readonly Element[]): Span {
  const { left } = box.getBoundingClientRect();
  const [first, last] = [heads[0], heads.at(-1)];
  return {
    left: first && isPinned(first, 'left') ? first.getBoundingClientRect().right : left,
    right:
      last && isPinned(last, 'right')
        ? last.getBoundingClientRect().left
        : left + box.clientLeft + box.clientWidth,
  };
}

function cutOf(box: HTMLElement, figures: readonly number[]): number[] {
  const heads = [...(box.querySelector('thead tr')?.children ?? [])];
  const present = figures.filter((at) => heads[at]);
  const spans = present.flatMap((at) => heads[at]?.getBoundingClientRect() ?? []);
  const cut = cutSpans(spans, sightOf(box, heads));
  return present.filter((_, index) => cut[index]);
}

/**
 * Places of the columns of figures of which `box` shows only a part now, among the places `figures` from 0 on; for
 * `withoutCut`. It follows scrolling, and the widths of the box and its columns.
 */
export function useCutColumns(
  box: RefObject<HTMLElement | null>,
  figures: readonly number[],
): readonly number[] {
  const [cut, setCut] = useState('');
  const wanted = figures.join();
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const update = () => setCut(cutOf(element, placesOf(wanted)).join());
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    for (const head of element.querySelectorAll('thead th')) sizes.observe(head);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [box, wanted]);
  return placesOf(cut);
}

const placesOf = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));
