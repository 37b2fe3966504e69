import {
  expectAccessibleInThemes,
  expectCurrentLinksInSight,
  expectNoSidewaysScroll,
  expectRoomForLargeText,
} from '../support/accessible';
import { pages } from '../support/pages';
import { diagramReady, expect, signedIn, test } from '../support/portal';
import { addressOf } from '../support/team-pages';

const widths = [360, 1440];

for (const { path, account, diagram } of pages) {
  test(`${path} has no axe violation at ${widths.join(' and ')} px, light or dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (account) await signedIn(page, account);
    for (const [position, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (position === 0) await page.goto(await addressOf(path));
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
      if (diagram) await diagramReady(page);
      await page.waitForLoadState('networkidle');

      await expectAccessibleInThemes(page);
      await expectNoSidewaysScroll(page);
      if (position === 0) await expectCurrentLinksInSight(page);
      await expectRoomForLargeText(page);
    }
  });
}
