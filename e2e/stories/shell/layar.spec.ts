import type { Page, Request } from '@playwright/test';
import type { Registry } from '@selaras/contracts';
import { servers } from '../../server/servers';
import type { Account } from '../../support/accounts';
import { menuEntry } from '../../support/pages/menu';
import { shownAt } from '../../support/pages/shown-at';
import { expect, loaded, signedIn, test } from '../../support/portal';

const { origin } = servers.demo;
const PEMERINTAH = 'Pemerintah Kabupaten Tirtaraya';

const openPage = async (page: Page, path: string, account: Account | null) => {
  if (account) await signedIn(page, account);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.describe('the sidebar', () => {
  const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' });

  for (const width of [390, 991]) {
    test(`collapses at ${width} px when one of its links is clicked`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, '/dashboard', 'pemda');
      await expect(menuOf(page)).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(menuOf(page)).toBeVisible();
      await menuOf(page).getByRole('link', { name: 'Dashboard PD' }).click();
      await expect(page).toHaveURL(shownAt(`${origin}/dashboard-pd`));
      await expect(menuOf(page)).toBeHidden();
    });
  }

  test('stays at 992 px', async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 844 });
    await openPage(page, '/dashboard', 'pemda');
    await menuOf(page).getByRole('link', { name: 'Dashboard PD' }).click();
    await expect(page).toHaveURL(shownAt(`${origin}/dashboard-pd`));
    await expect(page.getByRole('main')).toBeFocused();
    await expect(menuOf(page)).toBeVisible();
  });
});

for (const { path, account } of [
  { path: '/', account: null },
  { path: '/login', account: null },
  { path: '/public-display/arsitektur-kinerja', account: null },
  { path: '/dashboard', account: 'pemda' },
] as const) {
  test(`the footer of ${path} has the regency's current year and the government`, async ({ page }) => {
    // New Year's Eve in UTC, already the new year in the regency.
    await page.clock.setFixedTime(new Date('2030-12-31T17:30:00Z'));
    await openPage(page, path, account);
    await expect(page.getByRole('contentinfo')).toContainText('2031');
    await expect(page.getByRole('contentinfo')).toContainText(PEMERINTAH);
  });
}

test('the theme is switched and remembered', { tag: '@core' }, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/', null);
  const ground = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground(page);
  await page.getByRole('button', { name: 'Tema gelap' }).click();
  await expect(page.getByRole('button', { name: 'Tema terang' })).toBeVisible();
  const dark = await ground(page);
  expect(dark).not.toBe(light);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Tema terang' })).toBeVisible();
  expect(await ground(page)).toBe(dark);
  const tab = await context.newPage();
  await tab.emulateMedia({ colorScheme: 'light' });
  await openPage(tab, '/login', null);
  expect(await ground(tab)).toBe(dark);
});

/** Titles and parents, written down from the route table; pages of the guest layout have no breadcrumb. */
const routes: { path: string; account: Account | null; title: string; trail: string[] | null }[] = [
  { path: '/', account: null, title: 'Selamat Datang', trail: null },
  { path: '/login', account: null, title: 'Masuk', trail: null },
  { path: '/dashboard', account: 'pemda', title: 'Dashboard', trail: ['Dashboard'] },
  { path: '/dashboard-pd', account: 'dinkes', title: 'Dashboard PD', trail: ['Dashboard', 'Dashboard PD'] },
  { path: '/akun', account: 'dinkes', title: 'Akun saya', trail: ['Dashboard', 'Akun saya'] },
  { path: '/admin/users', account: 'super', title: 'Pengguna', trail: ['Dashboard', 'Pengguna'] },
  {
    path: '/display-makro/cascading',
    account: 'pemda',
    title: 'Cascading',
    trail: ['Dashboard', 'Cascading'],
  },
  {
    path: '/display-mikro/cascading',
    account: 'dinkes',
    title: 'Cascading',
    trail: ['Dashboard', 'Cascading'],
  },
  { path: '/public-display/display-makro/cascading', account: null, title: 'Cascading', trail: null },
  { path: '/public-display/display-mikro/cascading', account: null, title: 'Cascading', trail: null },
  { path: '/public-display/arsitektur-kinerja', account: null, title: 'Arsitektur Kinerja', trail: null },
  {
    path: '/public-display/arsitektur-kinerja-cross-cutting',
    account: null,
    title: 'Arsitektur Kinerja Cross Cutting',
    trail: null,
  },
];

for (const { path, account, title, trail } of routes) {
  test(`${path} is titled "${title}"${trail ? ' and stands under its parents' : ''}`, async ({ page }) => {
    await openPage(page, path, account);
    await expect(page).toHaveTitle(`${title} · Selaras`);
    const breadcrumb = page.getByRole('navigation', { name: 'Remah roti' });
    if (trail === null) {
      await expect(breadcrumb).toHaveCount(0);
      return;
    }
    await expect(breadcrumb.getByRole('listitem')).toHaveText(trail);
    await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(title);
    if (trail.length === 1) return;
    await expect(breadcrumb.getByRole('link')).toHaveText(['Dashboard']);
    await expect(breadcrumb.getByRole('link')).toHaveAttribute('href', '/dashboard');
  });
}

test.describe('the parts of the program', () => {
  const isLatePart = (request: Request) => request.url().includes('/static/js/async/');

  /** Scripts that the page has asked for up to now; what comes later belongs to another page. */
  async function partsOf(page: Page, path: string, account: Account): Promise<Set<string>> {
    const parts = new Set<string>();
    const note = (request: Request) => isLatePart(request) && parts.add(request.url());
    page.on('request', note);
    await openPage(page, path, account);
    await loaded(page);
    page.off('request', note);
    return parts;
  }

  test('a slow page shows the loading bar, which goes when the page is there', async ({ page }) => {
    const known = await partsOf(page, '/dashboard', 'super');
    let release!: () => void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/static/js/async/**', async (route) => {
      if (!known.has(route.request().url())) await released;
      await route.continue();
    });
    const bar = page.getByRole('progressbar', { name: 'Memuat halaman' });
    await expect(bar).toHaveCount(0);
    await (await menuEntry(page, 'Pengguna')).click();
    await expect(bar).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pengguna');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pengguna');
    await expect(bar).toHaveCount(0);
  });

  test('a part that cannot be loaded reloads the page once in 60 s, then says that it cannot be loaded', async ({
    page,
  }) => {
    await page.clock.install();
    const known = await partsOf(page, '/dashboard', 'super');
    await page.route('**/static/js/async/**', (route) =>
      known.has(route.request().url()) ? route.continue() : route.abort(),
    );
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    const openUsers = async () => (await menuEntry(page, 'Pengguna')).click();
    const failure = page.getByRole('main').getByText('Halaman ini belum dapat dimuat', { exact: true });

    await openUsers();
    await expect.poll(() => documents).toBe(1);
    await expect(failure).toBeVisible();
    await expect(page).toHaveURL(shownAt(`${origin}/admin/users`));
    await expect(page).toHaveTitle(/^Halaman ini belum dapat dimuat/);

    await page.goto('/dashboard');
    await page.clock.fastForward(30_000);
    await openUsers();
    await expect(failure).toBeVisible();
    expect(documents).toBe(2);

    await page.goto('/dashboard');
    await page.clock.fastForward(31_000);
    await openUsers();
    await expect.poll(() => documents).toBe(4);
    await expect(failure).toBeVisible();
  });
});

test.describe('error pages', () => {
  const home = (page: Page) => page.getByRole('link', { name: 'Ke halaman depan' });

  test('a page whose guard nobody knows is closed with 500 "Unknown middleware"', async ({ page }) => {
    const registry = (await (await fetch(`${origin}/registry.json`)).json()) as Registry;
    const unguarded = JSON.parse(
      JSON.stringify(registry).replaceAll(/"guard":"role:[^"]+"/g, '"guard":"mitra"'),
    );
    await page.route('**/registry.json', (route) => route.fulfill({ json: unguarded }));
    await signedIn(page, 'super');
    await page.goto('/display-makro/cascading');
    await expect(page.getByText('500', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown middleware mitra');
    await expect(page.locator('[data-state]')).toHaveCount(0);
    await home(page).click();
    await expect(page).toHaveURL(`${origin}/`);
  });

  test('a page that fails while it is drawn shows 500 "Error" inside the portal', { tag: '@core' }, async ({
    page,
  }) => {
    await page.route('**/api/dashboard?*', (route) => route.fulfill({ json: { data: { iku: null } } }));
    await signedIn(page, 'pemda');
    await page.goto('/dashboard');
    await expect(page.getByText('500', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error');
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
    await expect(page).toHaveTitle(/^500/);
  });

  test('an address with an impossible parameter or none of the portal is 404', async ({ page }) => {
    await page.goto('/rapor-kinerja/5/diagram');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan');
    await expect(page.getByText('This page could not be found')).toBeVisible();
    await expect(page).toHaveTitle(/^Halaman tidak ditemukan/);
    await expect(home(page)).toHaveAttribute('href', '/');
  });

  test('when the error page itself fails, a generic one with a link home appears', async ({ page }) => {
    await page.addInitScript(() => {
      const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
      Object.defineProperty(document, 'title', {
        get: () => title?.get?.call(document),
        set(value: string) {
          if (value.startsWith('Halaman tidak ditemukan')) throw new Error('the error page fails');
          title?.set?.call(document, value);
        },
      });
    });
    await page.goto('/tidak-ada-halaman-ini');
    await expect(page.getByText('Halaman ini tidak dapat ditampilkan.')).toBeVisible();
    await expect(page.getByText('This page could not be found')).toHaveCount(0);
    await home(page).click();
    await expect(page).toHaveURL(`${origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Janji dan capaian');
  });
});
