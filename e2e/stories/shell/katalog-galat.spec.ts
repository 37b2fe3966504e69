import type { Page } from '@playwright/test';
import { newPerson } from '../../support/api';
import { shownAt } from '../../support/pages/shown-at';
import { signInAs } from '../../support/person';
import { expect, signedIn, signInByForm, test } from '../../support/portal';

/** Makes one API path fail with a problem document. */
async function failing(page: Page, path: string, status: number, pesan: string, kode = 'UJI') {
  await page.route(`**/api${path}*`, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Test', status, kode, pesan }),
    }),
  );
}

test.beforeEach(async ({ page }) => signedIn(page, 'pemda'));

test('an answer of 500 or above opens the dialog "Error!" with the code', { tag: '@core' }, async ({
  page,
}) => {
  await failing(page, '/dashboard', 503, 'Layanan sedang sibuk');
  await page.goto('/dashboard');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('Error!');
  await expect(dialog).toContainText('503');
});

test('422 shows the red toast "Oops..." with its code, and it hides after 5 s', { tag: '@core' }, async ({
  page,
}) => {
  await failing(page, '/dashboard', 422, 'Data tidak sesuai');
  await page.clock.install();
  await page.goto('/dashboard');
  const toast = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'Oops...' });
  await expect(toast).toContainText('422');
  await page.clock.fastForward(5_500);
  await expect(toast).toHaveCount(0);
});

test('403 with a message of the server shows the 403 page with that message', { tag: '@core' }, async ({
  page,
}) => {
  await failing(page, '/dashboard', 403, 'Perangkat daerah ini sedang ditutup');
  await page.goto('/dashboard');
  await expect(page.getByText('403', { exact: true })).toBeVisible();
  await expect(page.getByText('Perangkat daerah ini sedang ditutup')).toBeVisible();
});

test('401 while signed in warns; who does not sign in again is signed out and sent to the login page', {
  tag: '@core',
}, async ({ page, context }) => {
  await signInAs(context, await newPerson('pemda'));
  await failing(page, '/dashboard', 401, 'Sesi berakhir');
  await page.goto('/dashboard');
  const warning = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(warning).toContainText('Session Expired!');
  await expect(warning).toContainText('Please log in again to continue');
  await page.unroute('**/api/dashboard*');
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'selaras_token')).toBeUndefined();
});

test('an unknown address shows 404 with a link to the front page', { tag: '@core' }, async ({ page }) => {
  await page.goto('/tidak-ada-halaman-ini');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page.getByText('Halaman tidak ditemukan')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('a "message" in the query is shown in an alert', async ({ page }) => {
  await page.goto('/dashboard?message=Data%20tersimpan');
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('Data tersimpan');
});

test('a start that cannot read the list of remotes at first opens their page once it can', async ({
  page,
}) => {
  let isLost = true;
  await page.route('**/registry.json', (route) =>
    isLost ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/kinerja-program');
  const sign = page.getByRole('status').filter({ hasText: 'Daftar halaman portal belum dapat dimuat' });
  await expect(sign).toBeVisible();
  isLost = false;
  await sign.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kinerja Program' })).toBeVisible();
  await expect(sign).toHaveCount(0);
});

test('a failed fetch of the user clears token and cookie', async ({ page }) => {
  await failing(page, '/user', 500, 'Rusak');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'selaras_token')).toBeUndefined();
});

test('a start over a poor line says so and asks again: the session is kept', async ({ page, context }) => {
  let isLost = true;
  await page.route('**/api/user', (route) => (isLost ? route.abort('connectionreset') : route.continue()));
  await page.goto('/dashboard');
  const sign = page.getByRole('status').filter({ hasText: 'Sambungan terputus-putus' });
  await expect(sign).toBeVisible();
  isLost = false;
  await sign.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await expect(page).toHaveURL(shownAt(/\/dashboard$/));
  await expect(sign).toHaveCount(0);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'selaras_token')).toBeDefined();
});

test('failing count-down and validation status leave the page as it is', async ({ page }) => {
  await failing(page, '/referensi/count-down', 500, 'Rusak');
  await failing(page, '/validasi-perencanaan', 500, 'Rusak');
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Remah roti' })).toBeVisible();
  // What stands in the place of the status stays there: that all answers have come is all that is awaited.
  await expect(page.locator('html')).toHaveAttribute('data-loading', 'false');
  await expect(page.getByText('Error!')).toHaveCount(0);
});

test('a wrong password is told beside the form and keeps the user name', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/login');
  await page.getByLabel('Nama pengguna').fill('dinkes');
  await page.getByLabel('Kata sandi', { exact: true }).fill('salah');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByText('Nama pengguna atau kata sandi salah.')).toBeVisible();
  await expect(page.getByLabel('Nama pengguna')).toHaveValue('dinkes');
});

test('a signed-in user who opens the login page goes to the dashboard', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL(shownAt(/\/dashboard$/));
});

test('after signing in the user returns to the page he asked for', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto('/display-mikro/cascading?satuan_kerja_id=1012');
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, 'dinkes');
  await expect(page).toHaveURL(/\/display-mikro\/cascading\?satuan_kerja_id=1012/);
});
