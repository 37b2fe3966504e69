import type { Page } from '@playwright/test';
import { manifest } from '../../../mf-display/src/manifest';
import { servers } from '../../server/servers';
import type { Account } from '../../support/accounts';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { layoutFaults } from '../../support/pages/layout';
import { expect, loaded, signedIn, test } from '../../support/portal';

const { origin } = servers.demo;
const TWICE_THE_TEXT = 'html { font-size: 200% }';
const DINKES = 1012;
const nothing = { cut: [], overlapping: [] };

/** What a sheet leaves between its margins, in CSS pixels: the displays print on A4, upright or across. */
const paper = { upright: { width: 688, height: 1002 }, across: { width: 1032, height: 703 } };

interface Opened {
  readonly path: string;
  readonly account: Account | null;
}

/** Every display with somebody who may open it: a leader the regency's, a unit its own, everybody the public ones. */
const displays: Opened[] = manifest.pages.flatMap(({ path, guard }): Opened[] => {
  if (path.includes('{')) {
    return ['kabupaten/1', 'pd/21'].map((one) => ({
      path: path.replace('{pemilik}/{id}', one),
      account: null,
    }));
  }
  const micro = path.includes('/display-mikro/');
  if (guard === 'none') return [{ path: micro ? `${path}?satuan_kerja_id=${DINKES}` : path, account: null }];
  return [{ path, account: micro ? 'dinkes' : 'pemda' }];
});

async function expectGoodPaper(page: Page): Promise<void> {
  const across = await page.evaluate(() =>
    [...document.styleSheets].some((sheet) =>
      [...sheet.cssRules].some(({ cssText }) => /size: a4 landscape/i.test(cssText)),
    ),
  );
  await page.setViewportSize(paper[across ? 'across' : 'upright']);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expectNoSidewaysScroll(page);
  expect(await layoutFaults(page, { paper: true }), 'on paper').toEqual(nothing);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(file).toMatch(/^%PDF/);
}

for (const { path, account } of displays) {
  test(`${path} is for everyone${account ? ` (${account})` : ''}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (account) await signedIn(page, account);
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await loaded(page);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);

    await expectGoodPaper(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessibleInThemes(page);
    expect(await layoutFaults(page), 'at 1440 px').toEqual(nothing);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(page);
    expect(await layoutFaults(page), 'at 360 px').toEqual(nothing);
    await page.addStyleTag({ content: TWICE_THE_TEXT });
    await expectNoSidewaysScroll(page);
    expect(await layoutFaults(page), 'at twice the text').toEqual(nothing);
    expect(errors).toEqual([]);
  });
}
