import { generatedTree, shapes } from '../../../mf-cascading/src/testing/generated-tree';
import { browserFlags, storyBrowser } from '../../support/browser';
import { diagramRoot, setPlace, settled } from '../../support/cascading/diagram';
import { expect, test } from '../../support/portal';

/**
 * The three details of a card in both themes against pictures that were looked at. The tree is a generated one, so that
 * no change of the demo data asks for new pictures; the font is the portal's own. `npx playwright test rupa.spec.ts
 * --update-snapshots` writes them anew.
 */
test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    executablePath: storyBrowser(),
    args: [
      ...browserFlags,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--force-device-scale-factor=1',
    ],
  },
});

/** Zooms at which the blocks, the titles and the whole cards of the small tree are read. */
const zooms = { balok: 1, judul: 2, lengkap: 4.5 } as const;
const middle = { x: 1500, y: 1300 };

/** What lies over the picture has stories of its own. */
const pictureOnly = '[aria-roledescription=diagram] > :not(canvas) { display: none !important; }';

for (const theme of ['light', 'dark'] as const) {
  for (const [detail, zoom] of Object.entries(zooms)) {
    test(`detail ${detail} looks as it did, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.route('**/api/public-display/cascading*', (route) =>
        route.fulfill({ json: generatedTree(shapes.kecil) }),
      );
      await page.goto('/public-display/display-makro/cascading?panel=tutup&peta=tutup');
      const root = await diagramRoot(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      await page.addStyleTag({ content: pictureOnly });
      await settled(root);
      await setPlace(root, { zoom, ...middle });
      await settled(root);
      const picture = root.locator('[aria-roledescription=diagram] > canvas');
      await expect(picture).toHaveScreenshot(`${detail}-${theme}.png`, {
        threshold: 0.25,
        maxDiffPixelRatio: 0.015,
      });
    });
  }
}
