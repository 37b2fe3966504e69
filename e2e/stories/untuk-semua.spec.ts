import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../support/accessible';
import { pages } from '../support/pages';
import { diagramReady, expect, signedIn, test } from '../support/portal';

const widths = [360, 1440];
const TWICE_THE_TEXT = 'html { font-size: 200% }';

for (const { path, account, diagram } of pages) {
  for (const width of widths) {
    test(`${path} has no axe violation at ${width} px, light or dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (account) await signedIn(page, account);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
      if (diagram) await diagramReady(page);
      await page.waitForLoadState('networkidle');

      await expectAccessibleInThemes(page);
      await expectNoSidewaysScroll(page);
      await page.addStyleTag({ content: TWICE_THE_TEXT });
      await expectNoSidewaysScroll(page);
    });
  }
}
