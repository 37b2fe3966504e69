import type { Page } from '@playwright/test';
import type { CascadingTree } from '@selaras/contracts';
import {
  bombs,
  withCycle,
  withNulls,
  withOrphan,
  withRubbish,
  withSiblings,
  withTexts,
} from '../../../mf-cascading/src/testing/broken-tree';
import { diagramRoot, settled, statsOf } from '../../support/cascading/diagram';
import { expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, loaded, test } from '../../support/portal';

/** Opens the public diagram on this answer instead of the server's. */
async function openWith(page: Page, tree: CascadingTree) {
  await page.route('**/api/public-display/cascading?*', (route) => route.fulfill({ json: tree }));
  await page.goto('/public-display/display-mikro/cascading?satuan_kerja_id=1012&panel=kerangka');
  return diagramRoot(page);
}

const note = (page: Page) => page.getByText(/^Data pohon perlu diperiksa/);

test('a cycle is cut and named', { tag: '@core' }, async ({ page }) => {
  const root = await openWith(page, withCycle());
  await expect(note(page)).toContainText('1 kotak berinduk melingkar');
  expect((await statsOf(root)).visible).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Lihat semuanya' }).click();
  await expect(page.getByText('Berinduk melingkar', { exact: true })).toBeVisible();
});

test('two roots are drawn side by side, an orphan on its own level and named', async ({ page }) => {
  const root = await openWith(page, withOrphan());
  await expect(note(page)).toContainText('1 kotak tanpa induk');
  await expect(page.getByRole('treeitem').first()).toHaveAttribute('aria-setsize', '3');
  expect((await statsOf(root)).visible).toBeGreaterThan(10);
});

test('rubbish between the nodes is counted, the nodes are drawn', async ({ page }) => {
  const root = await openWith(page, withRubbish());
  await expect(note(page)).toContainText('kotak tidak dapat dibaca');
  expect((await statsOf(root)).visible).toBeGreaterThan(4);
});

test('null in every field that may be null is drawn without a complaint', async ({ page }) => {
  await openWith(page, withNulls());
  await expect(note(page)).toHaveCount(0);
  await page.getByRole('treeitem').first().click();
  await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toBeVisible();
});

test('5,000 siblings are drawn and can be walked', async ({ page }) => {
  const root = await openWith(page, withSiblings(5_000));
  await page.getByRole('combobox', { name: 'Buka sampai' }).selectOption('5');
  await expect.poll(async () => (await statsOf(root)).visible).toBeGreaterThan(5_000);
  const { mountedElements, interactiveCards } = await statsOf(root);
  expect(mountedElements).toBeLessThanOrEqual(600);
  expect(interactiveCards).toBeLessThanOrEqual(80);
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('End');
  await expect(page.locator('[role=treeitem]:focus')).toBeVisible();
});

for (const [name, text] of Object.entries(bombs)) {
  test(`the text ${name} in every field is shown as text and runs nowhere`, async ({ page }) => {
    const root = await openWith(page, withTexts(text));
    await page.getByRole('treeitem').first().click();
    const details = page.getByRole('region', { name: 'Rincian kotak terpilih' });
    await expect(details).toContainText(text.trim().slice(0, 12));
    for (const panel of ['Saringan', 'Periksa', 'Kerangka'])
      await page.getByRole('tab', { name: panel }).click();
    await page.getByRole('searchbox', { name: 'Cari dalam pohon' }).fill(text.slice(0, 20));
    await page.getByRole('button', { name: 'Perbesar' }).click();
    await settled(root);
    await loaded(page);
    expect(await page.evaluate(() => 'terjadi' in globalThis)).toBe(false);
    await expect(page.locator('[data-state] img, [data-state] script')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });
}
