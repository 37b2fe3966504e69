import type { Page } from '@playwright/test';
import { hostServer, servers } from '../../server/servers';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, loaded, test } from '../../support/portal';
import { serveHosts } from '../../support/sematkan/host-server';

const { origin } = servers.demo;
const GALLERY = `${origin}/sematkan`;
const CHOSEN = 'satuan_kerja_id=1012&tahun=2024&bahasa=en&tema=dark';

// The pages of others lie on one port, so one story after the other.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
});

const live = (page: Page) => page.getByRole('region', { name: 'Tampilan hidup' });
const code = (page: Page, title = 'HTML') => page.getByRole('region', { name: title, exact: true });

/** What the button of a block puts into the clipboard. */
async function copied(page: Page, title = 'HTML'): Promise<string> {
  await page.getByRole('button', { name: `Salin ${title}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Disalin ${title}`, exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('code and live view follow unit, year, language and theme, and the address keeps them', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(GALLERY);
  await expect(code(page)).toContainText(`src="${origin}/sematkan/cascading.js"`);
  await expect(live(page).locator('[data-state=ready]')).toBeVisible();
  await expect(live(page).getByText('Seluruh kabupaten').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Satuan kerja' }).click();
  await page.getByRole('option', { name: 'Dinas Kesehatan', exact: true }).click();
  await page.getByLabel('Tahun diagram').selectOption('2025');
  await page.getByLabel('Bahasa').selectOption('en');
  await page.getByLabel('Tema', { exact: true }).selectOption('dark');
  await expect(code(page)).toContainText(
    /satuanKerjaId: 1012,\s+tahun: 2025,\s+locale: 'en',\s+theme: 'dark',/,
  );
  // The public sees no plan that has not been approved.
  await expect(live(page).getByText('There is no cascade of 2025 yet', { exact: true })).toBeVisible();
  await page.getByLabel('Tahun diagram').selectOption('2024');
  await expect(code(page)).toContainText('tahun: 2024');
  await expect(live(page).getByRole('heading', { name: 'Performance Cascade' })).toBeVisible();
  await expect(live(page).locator('[data-state=ready]')).toBeVisible();
  await expect(live(page).locator('[data-theme=dark]')).toBeVisible();
  await expect(live(page).getByRole('log')).toContainText('"boxes":64,"tahun":2024');

  const said = await copied(page);
  expect(said).toBe(await code(page).textContent());
  await page.reload();
  await expect(code(page)).toHaveText(said);
  await expect(live(page).getByRole('heading', { name: 'Performance Cascade' })).toBeVisible();
});

for (const [label, standsFor] of [
  ['Skrip', 'Dipasang dengan kode di sebelahnya.'],
  ['Elemen', 'Dipasang dengan kode di sebelahnya.'],
  ['React', 'Dipasang dengan kode di sebelahnya.'],
  ['Vue 3', 'Vue sendiri tidak ada'],
  ['Angular', 'Angular sendiri tidak ada'],
  ['jQuery', 'jQuery sendiri tidak ada'],
  ['single-spa', 'seperti single-spa memanggilnya'],
  ['Module federation', 'mf_cascading/Cascading'],
] as const) {
  test(`${label} is live: one diagram, its events, what changes, and nothing left of it`, async ({
    page,
  }) => {
    await page.goto(`${GALLERY}?${CHOSEN}`);
    const hosts = page.getByRole('navigation', { name: 'Cara menyematkan' });
    await hosts.getByRole('link', { name: label, exact: true }).click();
    await expect(hosts.locator('[aria-current=page]')).toHaveText(label);
    await expect(live(page)).toContainText(standsFor);
    const diagram = live(page).locator('[data-state=ready]');
    await expect(diagram).toHaveCount(1);
    await expect(diagram.locator('..')).toHaveCount(1);
    await expect(live(page).locator('[data-theme=dark]')).toHaveCount(1);
    const log = live(page).getByRole('log');
    await expect(log).toContainText('"boxes":64,"tahun":2024');

    // The page says what would be opened, and stays.
    await live(page).getByRole('link', { name: 'Open in Selaras' }).click();
    await expect(log).toContainText('navigate');
    await expect(log).toContainText('/public-display/display-mikro/cascading?satuan_kerja_id=1012');
    await expect(page).toHaveURL(/\/sematkan\?/);
    expect(page.context().pages()).toHaveLength(1);

    await page.getByLabel('Bahasa').selectOption('id');
    await expect(live(page).getByRole('heading', { name: 'Cascading Kinerja' })).toBeVisible();
    await page.getByLabel('Tema', { exact: true }).selectOption('light');
    await expect(live(page).locator('[data-theme=light]')).toHaveCount(1);

    const next = label === 'Skrip' ? 'Elemen' : 'Skrip';
    await hosts.getByRole('link', { name: next, exact: true }).click();
    await expect(diagram).toHaveCount(1);
    await expect(live(page).locator('[data-theme]')).toHaveCount(1);
  });
}

test('a pinned version is one script with its hash, or one remote', async ({ page, request }) => {
  const { cuplikan, versi } = await (await request.get(`${origin}/sematkan/cascading.json`)).json();
  await page.goto(`${GALLERY}?${CHOSEN}`);
  await page.getByLabel('Versi').selectOption('tetap');
  await expect(code(page)).toContainText(cuplikan);
  await page.getByRole('link', { name: 'Module federation' }).click();
  await expect(code(page, 'JavaScript')).toContainText(`/remotes/mf_cascading/${versi}/remoteEntry.js`);
});

test('the frame shows the same choices, follows them, and the copied line works elsewhere', async ({
  page,
}) => {
  await page.goto(`${GALLERY}?${CHOSEN}&cara=bingkai`);
  const framed = live(page).frameLocator('iframe');
  await expect(framed.locator('[data-state=ready]')).toBeVisible();
  await expect(framed.getByRole('heading', { name: 'Performance Cascade', exact: true })).toBeVisible();
  const pasted = await copied(page);
  await page.getByLabel('Bahasa').selectOption('id');
  await expect(framed.getByRole('heading', { name: 'Cascading Kinerja', exact: true })).toBeVisible();
  const html = `<!doctype html><html lang="id"><meta charset="utf-8"><title>Portal lain</title><body>${pasted}</body></html>`;
  const hosts = await serveHosts({ '/tempel': { html } });
  try {
    await page.goto(`${hostServer.origin}/tempel`);
    const elsewhere = page.frameLocator('iframe');
    await expect(elsewhere.locator('[data-state=ready]')).toBeVisible();
    await expect(elsewhere.getByRole('heading', { name: 'Performance Cascade', exact: true })).toBeVisible();
  } finally {
    await hosts.end();
  }
});

test('a script that does not come is said, and comes when it is asked for again', async ({ page }) => {
  await page.route('**/sematkan/cascading.js', (route) => route.abort());
  await page.goto(GALLERY);
  await expect(live(page).getByRole('alert')).toContainText('Skrip sematan gagal dimuat');
  await expect(code(page)).toContainText('Selaras.mountCascading');
  await page.unroute('**/sematkan/cascading.js');
  await live(page).getByRole('button', { name: 'Coba lagi' }).click();
  await expect(live(page).locator('[data-state=ready]')).toBeVisible();
});

for (const cara of ['skrip', 'elemen']) {
  test(`the code that is copied for "${cara}" works in a page of somebody else`, async ({ page }) => {
    await page.goto(`${GALLERY}?${CHOSEN}&cara=${cara}`);
    const pasted = await copied(page);
    const html = `<!doctype html><html lang="id"><meta charset="utf-8"><title>Portal lain</title><body>${pasted}</body></html>`;
    const hosts = await serveHosts({ '/tempel': { html } });
    try {
      await page.goto(`${hostServer.origin}/tempel`);
      await expect(page.locator('[data-state=ready]')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Performance Cascade' })).toBeVisible();
      await expect(page.locator('[data-theme=dark]')).toBeVisible();
      await expect(page.getByText('Dinas Kesehatan').first()).toBeVisible();
    } finally {
      await hosts.end();
    }
  });
}

test('the public diagram and the foot of public pages lead to it, with the shown unit', async ({ page }) => {
  await page.goto(`${origin}/public-display/display-mikro/cascading?satuan_kerja_id=1012`);
  const foot = page.getByRole('contentinfo').getByRole('link', { name: /Sematkan diagram/ });
  await expect(foot).toHaveAttribute('href', '/sematkan');
  await page.getByRole('button', { name: /^Satuan kerja dan keterangan halaman/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sematkan' }).click();
  await expect(page).toHaveURL(`${GALLERY}?satuan_kerja_id=1012`);
  await expect(page).toHaveTitle('Sematkan Diagram · Selaras');
  await expect(code(page)).toContainText('satuanKerjaId: 1012');
});

for (const width of [390, 1440]) {
  test(`nobody is kept out at ${width} px, light or dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const cara of ['skrip', 'federasi']) {
      await page.goto(`${GALLERY}?satuan_kerja_id=1012&cara=${cara}`);
      await expect(live(page).locator('[data-state=ready]')).toBeVisible();
      await loaded(page);
      await expectAccessibleInThemes(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
