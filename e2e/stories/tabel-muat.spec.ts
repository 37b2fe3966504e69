import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../support/portal';

/** Rows that stand whole above the lower edge of the window. */
const wholeRows = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll(
      (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
    );

/** How much the sign shows that columns pass below the pinned end of a table. */
const fadeOfEnd = (page: Page) =>
  page
    .locator('tbody tr:first-child td:last-child')
    .evaluate((cell) => Number(getComputedStyle(cell, '::before').opacity));

/** Lists as who sees all units reads them, and as a unit whose plan is approved does, with the banner that says so. */
const lists = [
  ['super', '/kinerja-program'],
  ['super', '/kinerja-kegiatan'],
  ['super', '/kinerja-sub-kegiatan'],
  ['super', '/kamus-indikator'],
  ['super', '/rencana-aksi'],
  ['super', '/perjanjian-kinerja'],
  ['dinkes', '/perjanjian-kinerja-pegawai'],
  ['dinkes', '/kinerja-sub-kegiatan'],
  ['dinkes', '/kamus-indikator'],
] as const;

for (const [user, path] of lists) {
  test(`${path} shows ${user} at least 8 rows at once, however long its texts are`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedIn(page, user);
    await page.goto(`${path}${path === '/rencana-aksi' ? '?tab=pd' : ''}`);
    await expect(page.locator('tbody tr')).toHaveCount(20);
    await expect(page.locator('tbody tr').first()).not.toHaveText('');
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(8);
  });
}

for (const path of ['/kinerja-program', '/sasaran-strategis-pd', '/sasaran-strategis-rpjmd']) {
  test(`${path} shows figures of the year and their achievement whole at 1440`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedIn(page, 'super');
    await page.goto(path);
    await expect(page.locator('tbody tr').first()).not.toHaveText('');
    const edge = (name: string, side: 'left' | 'right') =>
      page
        .getByRole('columnheader', { name })
        .evaluate((head, which) => head.getBoundingClientRect()[which], side);
    expect(await edge('Capaian', 'right')).toBeLessThanOrEqual(await edge('Tindakan', 'left'));
  });
}

test('what passes below the pinned column fades, until the last column is reached', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await signedIn(page, 'super');
  await page.goto('/kinerja-sub-kegiatan');
  await expect(page.locator('tbody tr').first()).not.toHaveText('');
  await expect.poll(() => fadeOfEnd(page)).toBe(1);
  await page
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .evaluate((sheet) => {
      sheet.scrollLeft = sheet.scrollWidth;
    });
  await expect.poll(() => fadeOfEnd(page)).toBe(0);
});

test('texts of a list are shown whole on demand, on every list from then on', async ({ page }) => {
  await signedIn(page, 'super');
  await page.goto('/kinerja-sub-kegiatan');
  const row = page.locator('tbody tr').first();
  await expect(row).not.toHaveText('');
  const lines = () =>
    page.locator('tbody').evaluate((body) => getComputedStyle(body).getPropertyValue('--table-lines'));
  expect(await lines()).toBe('2');
  await page.getByRole('button', { name: 'Kolom' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Teks selengkapnya' }).press('Enter');
  await page.keyboard.press('Escape');
  expect(await lines()).toBe('');
  await page.goto('/kinerja-program');
  await expect(page.locator('tbody tr').first()).not.toHaveText('');
  expect(await lines()).toBe('');
});
