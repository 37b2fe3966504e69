import { servers } from '../../server/servers';
import { newPerson, tokenStatus } from '../../support/api';
import { shownAt } from '../../support/pages/shown-at';
import { cookieOf, logOut, openSignedIn, signInAs, tokenCookie } from '../../support/person';
import { expect, loaded, test } from '../../support/portal';

const { origin } = servers.demo;

test.describe('several tabs', () => {
  test('logging out clears token and year and takes every tab to the login page', { tag: '@core' }, async ({
    page,
    context,
  }) => {
    const person = await newPerson('pemda');
    const token = await signInAs(context, person);
    await openSignedIn(page, '/dashboard', person);
    await page.getByLabel('Tahun kinerja').selectOption('2025');
    expect(await cookieOf(context, 'selaras_tahun_kinerja')).toMatchObject({ value: '2025' });
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) await openSignedIn(tab, '/dashboard-pd', person);

    await page.bringToFront();
    await logOut(page, person);
    await Promise.all([page, ...tabs].map((tab) => expect(tab).toHaveURL(`${origin}/login`)));
    expect(await tokenCookie(context)).toBeUndefined();
    expect(await cookieOf(context, 'selaras_tahun_kinerja')).toBeUndefined();
    await expect.poll(() => tokenStatus(token)).toBe(401);
  });

  test('another year reaches the headers of every call, the cookie and the other tabs', {
    tag: '@core',
  }, async ({ page, context }) => {
    const person = await newPerson('pemda');
    await signInAs(context, person);
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await openSignedIn(tab, '/dashboard', person);
      await expect(tab.getByLabel('Tahun kinerja')).toHaveValue('2024');
      await loaded(tab);
    }

    const years: (string | undefined)[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/api/')) years.push(request.headers()['default-key-tahun-kinerja']);
    });
    const asked = [page, other].map((tab) => tab.waitForRequest(/\/api\/dashboard\b/));
    await page.getByLabel('Tahun kinerja').selectOption('2025');
    await expect(other.getByLabel('Tahun kinerja')).toHaveValue('2025');
    expect(await cookieOf(context, 'selaras_tahun_kinerja')).toMatchObject({ value: '2025' });
    await Promise.all(asked);
    await page.getByRole('link', { name: 'Dashboard PD' }).click();
    await expect(page).toHaveURL(shownAt(`${origin}/dashboard-pd`));
    await loaded(page);
    expect(years.length).toBeGreaterThan(4);
    expect(new Set(years)).toEqual(new Set(['2025']));

    await page.reload();
    await expect(page.getByLabel('Tahun kinerja')).toHaveValue('2025');
  });

  test('another public year reloads the page, is sent and kept', async ({ page, context }) => {
    await page.goto('/');
    const year = page.getByLabel('Tahun', { exact: true });
    await expect(year).toHaveValue('2024');
    await page.evaluate(() => Object.assign(window, { sebelumnya: true }));
    const asked = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/public-display/ringkasan') &&
        request.headers()['default-key-tahun-kinerja-public'] === '2025',
    );
    const loaded = page.waitForEvent('load');
    await year.selectOption('2025');
    await loaded;
    await asked;
    expect(await page.evaluate(() => 'sebelumnya' in window)).toBe(false);
    await expect(year).toHaveValue('2025');
    expect(await cookieOf(context, 'selaras_tahun_kinerja_public')).toMatchObject({ value: '2025' });
  });
});
