import type { Page } from '@playwright/test';
import { diagramRoot, interactive, placeOf, settled, statsOf } from '../../support/cascading/diagram';
import { wholeTree } from '../../support/cascading/tree';
import { expect, signedIn, test } from '../../support/portal';

const dinkes = '/public-display/display-mikro/cascading?satuan_kerja_id=1012';
/** A unit whose plan is approved in both years. */
const bappeda = '/public-display/display-mikro/cascading?satuan_kerja_id=1004&panel=kerangka';
const year = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const panel = (page: Page) => page.getByRole('region', { name: 'Tahun dan perbandingan' });

async function openYears(page: Page) {
  const root = await diagramRoot(page);
  await interactive(root);
  await page.getByRole('button', { name: 'Tahun 2024' }).click();
  await expect(panel(page)).toBeVisible();
  return root;
}

test('moving through the years changes the figures and moves no box', { tag: '@core' }, async ({ page }) => {
  await page.goto(bappeda);
  const root = await openYears(page);
  await expect(year(page, /^2025, ada data/)).toBeVisible();
  await settled(root);
  const before = await placeOf(root);
  const boxes = (await statsOf(root)).visible;

  await year(page, /^2025/).click();
  await expect(year(page, /^2025/)).toBeChecked();
  await expect(page).toHaveURL(/tahun=2025/);
  const goal = page.getByRole('tree').locator('[role=treeitem][aria-level="1"]').first();
  await expect(goal).toContainText('103,17%');
  await settled(root);
  expect(await placeOf(root)).toEqual(before);
  expect((await statsOf(root)).visible).toBe(boxes);

  await page.getByRole('button', { name: 'Tahun sebelumnya' }).click();
  await expect(goal).toContainText('100,82%');
  await settled(root);
  expect(await placeOf(root)).toEqual(before);
});

test('a year that is not open yet says so and shows the targets of the plan', async ({ page }) => {
  await page.goto(`${dinkes}&tahun=2027&node=sasaran-strategis-rpjmd:1`);
  await diagramRoot(page);
  await expect(panel(page)).toContainText('Tahun 2027 belum dibuka');
  await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toContainText('74,05');
});

test('two years stand side by side, move as one and tell what differs', async ({ page }) => {
  await page.goto(bappeda);
  const root = await openYears(page);
  await page.getByLabel('Bandingkan').selectOption('2025');
  const other = page.getByRole('group', { name: /^Diagram tahun 2025/ });
  await expect(other.locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: /^Capaian naik \d+$/ }).click();
  await expect(page).toHaveURL(/perubahan=naik/);
  await page.getByRole('button', { name: 'Perbedaan berikutnya' }).click();
  await expect(panel(page)).toContainText(/1 dari \d+ · Capaian .+ → /);

  await settled(root);
  const before = await placeOf(root);
  await other.focus();
  await page.keyboard.press('ArrowRight');
  await settled(root);
  expect((await placeOf(root)).x).toBeGreaterThan(before.x);
  const link = page.url();
  const again = await page.context().newPage();
  await again.goto(link);
  await diagramRoot(again);
  await expect(again.getByRole('group', { name: /^Diagram tahun 2025/ })).toBeVisible();
  await expect(again.getByRole('button', { name: /^Capaian naik/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the keys [ and ] and the arrows step through the years', async ({ page }) => {
  await page.goto(bappeda);
  await openYears(page);
  await page.getByRole('group', { name: /^Diagram cascading/ }).focus();
  await page.keyboard.press(']');
  await expect(year(page, /^2025/)).toBeChecked();
  await year(page, /^2025/).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(year(page, /^2024/)).toBeChecked();
  await page.getByRole('button', { name: 'Tutup tahun dan perbandingan' }).press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(page).not.toHaveURL(/tahun=/);
});

test('the public sees no draft of another year, its own people do', { tag: '@core' }, async ({ page }) => {
  const draft = '/public-display/display-mikro/cascading?satuan_kerja_id=1028&tahun=2025';
  await page.goto(draft);
  await diagramRoot(page);
  await expect(panel(page)).toContainText('Tahun 2025 belum memiliki data yang ditetapkan');

  await signedIn(page, 'super');
  await page.goto('/display-mikro/cascading?satuan_kerja_id=1028&tahun=2025&panel=kerangka');
  await diagramRoot(page);
  const { data } = await wholeTree(1028, 2025);
  const capaian = data[0]?.sasaran_strategis_pd[0]?.capaian?.toLocaleString('id-ID') ?? '-';
  await expect(page.getByRole('tree').locator('[role=treeitem][aria-level="2"]').first()).toContainText(
    capaian,
  );
  await expect(panel(page)).not.toContainText('belum memiliki data');
});
