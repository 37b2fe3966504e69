import type { Locator, Page } from '@playwright/test';

/** Words that the picture wrote, each with its size on the screen. */
export interface CanvasWord {
  readonly text: string;
  readonly px: number;
}

type WordsWindow = Window & { kata: CanvasWord[] };

/** From the next page on, keeps what is written on large canvases. */
export async function keepCanvasWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const words: CanvasWord[] = [];
    (window as unknown as WordsWindow).kata = words;
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (this: CanvasRenderingContext2D, text, ...place) {
      const size = Number(/([\d.]+)px/.exec(this.font)?.[1]);
      // Measuring and small pictures are written on canvases that nobody reads.
      if (this.canvas.clientWidth > 250)
        words.push({ text, px: (size * this.getTransform().a) / devicePixelRatio });
      fillText.call(this, text, ...place);
    } as typeof fillText;
  });
}

export const canvasWords = (page: Page): Promise<readonly CanvasWord[]> =>
  page.evaluate(() => (window as unknown as WordsWindow).kata);

interface Corners {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What of the elements over a picture can be seen, as corners on the page; a canvas is the picture itself. */
export const overlaysOf = (picture: Locator): Promise<readonly (Corners & { readonly what: string })[]> =>
  picture.evaluate((root) => {
    const drawn = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { backgroundColor, visibility, opacity } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const painted = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
      const seen = visibility === 'visible' && opacity !== '0' && width > 2 && height > 2;
      return seen && painted && element.tagName !== 'CANVAS';
    });
    return drawn.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { what: element.textContent ?? element.tagName, left, top, right, bottom };
    });
  });
