import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type Axe from 'axe-core';

type AxeWindow = Window & { axe: typeof Axe };

/** Read into each frame of a page once, however often the page is looked at. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const themes = ['light', 'dark'] as const;

/**
 * axe's rules whose outcome can differ from theme to theme, by name: their tag would bring the contrast of level AAA
 * along. Every other rule reads the same document again.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const WHOLE_PAGE = 'html';

/** Fails on anything that keeps somebody out of the page, or of one part of it, in the theme it stands in. */
export async function expectAccessible(page: Page, within = WHOLE_PAGE): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(coloursAtRest)));
  await expectNoViolation(page, within, page.url());
}

/** The same in light and in dark. */
export async function expectAccessibleInThemes(page: Page, within = WHOLE_PAGE): Promise<void> {
  for (const [position, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme });
    await Promise.all(page.frames().map((frame) => frame.evaluate(coloursAtRest)));
    const where = `${colorScheme} ${page.url()}`;
    await expectNoViolation(page, within, where, position === 0 ? undefined : COLOUR_RULES);
  }
}

/**
 * Runs in a frame: until no colour is on its way to that of the other theme, and nothing fades in. Scripts that follow the
 * scheme hear of it with the next picture of the page, and looks of theirs begin to move after it. What turns for ever, or
 * moves with a scroll, is not waited for.
 */
async function coloursAtRest(): Promise<void> {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot !== null) roots.push(shadowRoot);
  }
  // One picture in which scripts hear of it, and one in which what they changed has begun to move.
  for (let calm = 0; calm < 2; calm += 1) {
    await new Promise(requestAnimationFrame);
    const moving = roots
      .flatMap((root) => root.getAnimations())
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
      .filter(({ playState }) => playState === 'running');
    if (moving.length === 0) continue;
    await Promise.allSettled(moving.map(({ finished }) => finished));
    calm = -1;
  }
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Nothing is wider than the screen for a reader who sets the text twice as large, either. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const larger = await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expectNoSidewaysScroll(page);
  await larger.evaluate((style) => style.parentNode?.removeChild(style));
}

/** In every strip of links that is wider than its place, the one of the page itself is in sight. */
export async function expectCurrentLinksInSight(page: Page): Promise<void> {
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('nav')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .flatMap((strip) => {
        const place = strip.getBoundingClientRect();
        return [...strip.querySelectorAll('a[aria-current="page"]')].filter((link) => {
          const { left, right } = link.getBoundingClientRect();
          return left < place.left - 1 || right > place.right + 1;
        });
      })
      .map(({ textContent }) => textContent),
  );
  expect(hidden).toEqual([]);
}

/** Only violations are put into words; without `rules` all of them are looked at. */
async function expectNoViolation(page: Page, within: string, where: string, rules?: string[]): Promise<void> {
  await Promise.all(page.frames().map(giveAxe));
  const found = await page.evaluate(
    async ([root, only]) => {
      const { violations } = await (window as unknown as AxeWindow).axe.run(root, {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
    },
    [within, rules] as const,
  );
  expect(found, where).toEqual([]);
}

async function giveAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}
