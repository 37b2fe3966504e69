import type { Page } from '@playwright/test';

/** Texts that a box around them cuts off, and parts that stand on each other; a table that is scrolled cuts nothing. */
export interface LayoutFaults {
  readonly cut: readonly string[];
  readonly overlapping: readonly string[];
}

/** What a reader of the page as it stands could not read. `paper`: nothing can be scrolled there, so what overflows is cut. */
export const layoutFaults = (page: Page, { paper = false } = {}): Promise<LayoutFaults> =>
  page.evaluate((onPaper) => {
    const SLACK = 2;
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /** For screen readers alone. */
    const unseen = (element: Element) => {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        const { clipPath, position } = getComputedStyle(one);
        if (clipPath !== 'none' && position === 'absolute') return true;
      }
      return false;
    };
    const cuts = (element: Element) => {
      const { overflowX, webkitLineClamp } = getComputedStyle(element);
      if (webkitLineClamp !== 'none') return false;
      return overflowX === 'hidden' || overflowX === 'clip' || (onPaper && overflowX !== 'visible');
    };
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const clampedIn = (element: Element) => {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        if (getComputedStyle(one).webkitLineClamp !== 'none') return true;
      }
      return false;
    };

    const texts: { text: string; rect: DOMRect; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || !shown(element) || element.closest('option, script, style'))
        continue;
      // A drawing of no size, where the chart library measures words.
      if (unseen(element) || element.closest('svg')?.getBoundingClientRect().width === 0) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (rect.width > 1) texts.push({ text, rect, element });
    }

    const cut = new Set<string>();
    const inScroller: boolean[] = [];
    for (const { text, rect, element } of texts) {
      let scrolled = false;
      for (
        let box: Element | null = element;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        if (box instanceof SVGElement && !(box instanceof SVGSVGElement)) continue;
        if (!onPaper && scrolls(box)) scrolled = true;
        if (scrolled || !cuts(box)) continue;
        const edge = box.getBoundingClientRect();
        if (rect.right > edge.right + SLACK || rect.left < edge.left - SLACK) cut.add(text.slice(0, 60));
      }
      const width = document.documentElement.clientWidth;
      if (!scrolled && (rect.right > width + SLACK || rect.left < -SLACK)) cut.add(text.slice(0, 60));
      inScroller.push(scrolled);
    }

    const overlapping = new Set<string>();
    const fixed = (element: Element) => {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
      }
      return false;
    };
    const still = texts.filter(
      ({ element }, at) =>
        !inScroller[at] && !fixed(element) && !clampedIn(element) && !element.closest('svg'),
    );
    still.sort((one, other) => one.rect.top - other.rect.top);
    for (const [at, one] of still.entries()) {
      for (let next = at + 1; next < still.length; next += 1) {
        const other = still[next];
        if (other === undefined || other.rect.top > one.rect.bottom - 4) break;
        const over =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left) > 4 &&
          Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top > 6;
        if (over && one.element !== other.element) {
          overlapping.add(`${one.text.slice(0, 40)} | ${other.text.slice(0, 40)}`);
        }
      }
    }
    return { cut: [...cut].slice(0, 8), overlapping: [...overlapping].slice(0, 8) };
  }, paper);
