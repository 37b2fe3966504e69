import { diagramReady, expect, loaded, signedIn, test } from '../portal';
import {
  expectAccessibleInThemes,
  expectCurrentLinksInSight,
  expectNoSidewaysScroll,
  expectRoomForLargeText,
} from './accessible';
import type { PortalPage } from './pages';
import { addressOf } from './team-pages';

const widths = [360, 1440];

/** One story for each page: no barrier on a telephone and at a desk, in both themes, nor at twice the text. */
export function storiesForEverybody(pages: readonly PortalPage[], details: { tag?: string } = {}): void {
  for (const { path, account, diagram } of pages) {
    const title = `${path} has no axe violation at ${widths.join(' and ')} px, light or dark`;
    test(title, details, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (account) await signedIn(page, account);
      for (const [position, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 });
        if (position === 0) await page.goto(await addressOf(path));
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
        if (diagram) await diagramReady(page);
        await loaded(page);

        await expectAccessibleInThemes(page);
        await expectNoSidewaysScroll(page);
        if (position === 0) await expectCurrentLinksInSight(page);
        await expectRoomForLargeText(page);
      }
    });
  }
}
