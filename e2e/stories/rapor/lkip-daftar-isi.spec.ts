import type { Page } from '@playwright/test';
import { tabTo } from '../../support/keyboard';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { planner } from '../../support/rencana/rencana';

test.use({ journey: 'lkip-daftar-isi' });

/** Nobody has written its report. */
const UNIT = 1019;

const contents = (page: Page) => page.getByRole('navigation', { name: 'Daftar isi laporan' });
const current = (page: Page) => contents(page).locator('[aria-current=location]');

test('the contents stand beside the report, say what is written, and follow who reads', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await planner(page, UNIT);
  await page.goto('/lkip/bab-1');
  await expect(contents(page)).toContainText('0 dari 8 bagian ditulis');
  await loaded(page);

  // One press, and what is typed stands in the text.
  await page.getByRole('button', { name: 'Tulis Isu Strategis' }).click();
  await page.keyboard.type('Kemiskinan menurun.');
  await expect(page.getByRole('textbox', { name: 'Isu Strategis' })).toBeFocused();
  await page.getByRole('button', { name: 'Selesai menulis' }).click();
  await expect(page.getByRole('region', { name: 'Isu Strategis' })).toContainText('Kemiskinan menurun.');
  await expect(contents(page)).toContainText('1 dari 8 bagian ditulis');
  await expect(contents(page).getByRole('link', { name: 'Isu Strategis ditulis' })).toBeVisible();
  await expect(contents(page).getByRole('link', { name: 'Penutup belum ditulis' })).toBeVisible();

  await contents(page)
    .getByRole('link', { name: /^Sistematika Penyajian/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Sistematika Penyajian' })).toBeFocused();
  await expectAccessibleInThemes(page, 'main');

  await contents(page)
    .getByRole('link', { name: /^Capaian Kinerja Organisasi/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Capaian Kinerja Organisasi' })).toBeFocused();
  const goal = contents(page)
    .getByRole('link', { name: / narasi ditulis$/ })
    .last();
  const name = (await goal.locator('span').first().textContent()) ?? '';
  await tabTo(page, goal, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('main').getByRole('heading', { name }).last();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(current(page)).toContainText(name);
  await expect(current(page)).toBeInViewport();
  const side = await contents(page).boundingBox();
  expect(side?.y).toBeGreaterThanOrEqual(0);
  expect((side?.y ?? 0) + (side?.height ?? 0)).toBeLessThanOrEqual(900);
  await expectAccessibleInThemes(page, 'main');
});

test('on a telephone the contents are folded, stay at the top, and lead into the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'pemda');
  await page.goto('/lkip/bab-3');
  const fold = contents(page).getByRole('button', { name: /^Daftar isi · \d+ dari \d+ bagian ditulis$/ });
  await expect(fold).toBeVisible();
  await expect(contents(page).getByRole('link').first()).toBeHidden();
  await loaded(page);
  await fold.click();
  await contents(page)
    .getByRole('link', { name: /^Realisasi Anggaran/ })
    .click();
  const heading = page.getByRole('heading', { name: 'Realisasi Anggaran', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(fold).toBeInViewport();
  await expect(contents(page).getByRole('link').first()).toBeHidden();
  await page.getByRole('button', { name: 'Tulis Realisasi Anggaran' }).click();
  await page.keyboard.type('Terserap');
  await expect(page.getByRole('textbox', { name: 'Realisasi Anggaran' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Realisasi Anggaran' })).toContainText('Terserap');
  await page.getByRole('button', { name: 'Selesai menulis' }).click();
  await expect(page.getByRole('region', { name: 'Realisasi Anggaran', exact: true })).toContainText(
    'Terserap',
  );
  await expectAccessibleInThemes(page, 'main');
});

test('tables far below are drawn when their reader comes to them, and paper has all of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, 'pemda');
  await page.goto('/lkip/bab-3');
  await loaded(page);
  const tables = page.getByRole('main').locator('table:has(caption)');
  const drawn = () =>
    tables.evaluateAll(
      (all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  const all = await tables.count();
  expect(all).toBeGreaterThan(40);
  expect(await drawn()).toBeLessThan(all / 4);

  const last = tables.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('tbody tr').first()).toBeInViewport();
  expect(await drawn()).toBeLessThan(all / 2);

  await page.emulateMedia({ media: 'print' });
  await expect.poll(drawn).toBe(all);
});
