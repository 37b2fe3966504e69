import type { Page } from '@playwright/test';
import { diagramReady, expect, loaded, signedIn, test } from '../portal';
import type { PortalPage } from './pages';
import { addressOf } from './team-pages';

const LEAST_PX = 12;

/** Texts in sight below the least size, each with its size; formulas set their own indices. */
const smallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      const text = textContent?.trim() ?? '';
      if (element === null || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('math, script, style, option, sub, sup') !== null) continue;
      const { fontSize, clipPath } = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      if (clipPath !== 'none' || width <= 1) continue;
      // What is drawn in a picture is as large as the picture makes it.
      const svg = element.closest('svg');
      const scale = svg instanceof SVGSVGElement ? (svg.getScreenCTM()?.a ?? 1) : 1;
      const px = Number.parseFloat(fontSize) * scale;
      if (px < least - 0.05) found.add(`${px.toFixed(1)} px: ${text.slice(0, 40)}`);
    }
    return [...found];
  }, LEAST_PX);

/** One story for each page: nothing of it is written smaller than 12 px on a telephone. */
export function storiesOfText(pages: readonly PortalPage[]): void {
  for (const { path, account, diagram } of pages) {
    test(`nothing on ${path} is written smaller than ${LEAST_PX} px`, async ({ page }) => {
      if (account !== null) await signedIn(page, account);
      await page.goto(await addressOf(path));
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
      if (diagram) await diagramReady(page);
      await loaded(page);
      expect(await smallTexts(page)).toEqual([]);
    });
  }
}
