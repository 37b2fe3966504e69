import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const themes = ['light', 'dark'] as const;

/**
 * axe's rules whose outcome can differ from theme to theme, by name: their tag would bring the contrast of level AAA
 * along. Every other rule reads the same document again.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const WHOLE_PAGE = 'html';

/** Fails on anything that keeps somebody out of the page, or of one part of it, in the theme it stands in. */
export async function expectAccessible(page: Page, within = WHOLE_PAGE): Promise<void> {
  await expectNoViolation(axeOf(page, within), page.url());
}

/** The same in light and in dark. */
export async function expectAccessibleInThemes(page: Page, within = WHOLE_PAGE): Promise<void> {
  for (const [position, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme });
    const axe = axeOf(page, within);
    await expectNoViolation(
      position === 0 ? axe : axe.withRules(COLOUR_RULES),
      `${colorScheme} ${page.url()}`,
    );
  }
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The portal has no frames, so axe runs in the page itself; only violations are put into words. */
const axeOf = (page: Page, within: string): AxeBuilder =>
  new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);

async function expectNoViolation(axe: AxeBuilder, where: string): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
    where,
  ).toEqual([]);
}
