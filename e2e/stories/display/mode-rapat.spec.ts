import type { Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, signedIn, test } from '../../support/portal';

const { origin } = servers.demo;
const MONEY = '/public-display/display-makro/capaian-kinerja-keuangan';
const list =
  'publik-makro.capaian-kinerja-keuangan,publik-mikro.renstra?satuan_kerja_id=1012,makro.rkpd,publik-makro.rpjmd';
const meeting = `${MONEY}?${new URLSearchParams({ rapat: list, rapat_ke: '1' })}`;

const controls = (page: Page) => page.getByRole('group', { name: 'Kendali rapat' });

/** How high letters of a heading are drawn, and how wide the drawing below is against its place. */
const sizes = (page: Page) =>
  page.evaluate(() => {
    const [title, drawing] = ['h1', 'figure svg[viewBox][aria-hidden]'].map((one) =>
      document.querySelector(one),
    );
    return {
      title: title?.getBoundingClientRect().height ?? 0,
      drawn: drawing?.getBoundingClientRect().width ?? 0,
    };
  });

test('a leader shows a display to a meeting by one press, and is back where he was by Escape', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signedIn(page, 'super');
  await page.goto(`${origin}/display-makro/capaian-kinerja-keuangan`);
  await expect(page.getByRole('figure').first()).toBeVisible();
  const before = await sizes(page);
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await page.getByRole('button', { name: 'Mode rapat' }).press('Enter');
  await expect(controls(page)).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Batas waktu' })).toBeVisible();
  expect((await sizes(page)).title).toBeCloseTo(before.title * 1.5, 0);
  await page.evaluate(() => document.exitFullscreen());
  await expect(controls(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mode rapat' })).toBeFocused();
  expect(page.url()).not.toContain('rapat');
});

test('an address opens the same presentation for everybody, page by page, and says what it leaves out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(origin + meeting);
  await expect(controls(page)).toContainText('1 dari 3');
  await expect(page.getByRole('note')).toContainText('tidak berhak membukanya: RKPD');
  // Controls stay in sight as long as one of them has the focus.
  await controls(page).getByRole('button', { name: 'Daftar rapat' }).focus();
  await expectAccessibleInThemes(page);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { level: 1, name: 'Renstra' })).toBeVisible();
  await expect(page.getByText('Dinas Kesehatan').first()).toBeVisible();
  await expect(controls(page)).toContainText('2 dari 3');
  await controls(page)
    .getByRole('button', { name: /Page Down/ })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'RPJMD' })).toBeVisible();
  await expect(controls(page)).toContainText('3 dari 3');
  await expect(controls(page).getByRole('button', { name: /Page Down/ })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(controls(page)).toContainText('3 dari 3');
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('heading', { level: 1, name: 'Renstra' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(controls(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${origin}/public-display/display-mikro/renstra?satuan_kerja_id=1012`);
});

test('pages are put together on the way, and their address is the presentation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${origin}/public-display/display-makro/rpjmd?capaian=tidak-tercapai`);
  await page.getByRole('button', { name: 'Tambahkan ke rapat' }).click();
  const panel = page.getByRole('dialog', { name: 'Daftar rapat' });
  await expect(panel.getByRole('listitem')).toContainText('1. RPJMD');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Kinerja Keuangan' }).first().click();
  await page.getByRole('button', { name: 'Tambahkan ke rapat' }).click();
  await panel.getByRole('button', { name: 'Naikkan Kinerja Keuangan' }).press('Enter');
  await expect(panel.getByRole('listitem')).toHaveText([/1\. Kinerja Keuangan/, /2\. RPJMD/]);
  await panel.getByRole('button', { name: 'Salin alamat' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('rapat=');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(address);
  await expect(controls(page)).toContainText('1 dari 2');
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/\/rpjmd\?capaian=tidak-tercapai&rapat=/);
});

for (const [width, height, scale] of [
  [1920, 1080, 1.5],
  [3840, 2160, 3],
] as const) {
  test(`at ${width} × ${height} letters and drawings are ${scale} times as large, and nothing is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${origin}${MONEY}?rapat=`);
    await expect(page.getByRole('figure').first()).toBeVisible();
    const small = await sizes(page);
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await sizes(page)).title / small.title).toBeCloseTo(scale, 1);
    await expect.poll(async () => (await sizes(page)).drawn / small.drawn).toBeGreaterThanOrEqual(scale);
    await expectNoSidewaysScroll(page);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('td:not(:first-child)')]
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.textContent),
    );
    expect(cut).toEqual([]);
  });
}
