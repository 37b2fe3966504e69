import type { Page, Request } from '@playwright/test';
import { servers } from '../../server/servers';
import { loginAnswer, newPerson, sessionOf, tokenStatus, unique, usersFound } from '../../support/api';
import { expectAccessibleInThemes, expectRoomForLargeText } from '../../support/pages/accessible';
import { shownAt } from '../../support/pages/shown-at';
import {
  accountButton,
  fillLogin,
  openSignedIn,
  sessionWarning,
  signInAgain,
  signInAs,
  tokenCookie,
} from '../../support/person';
import { expect, test } from '../../support/portal';

const { origin } = servers.demo;
const DAY_SECONDS = 86_400;

test.describe('signing in', () => {
  test('"Ingat saya" keeps the cookie for 365 days', { tag: '@core' }, async ({ page, context }) => {
    const person = await newPerson('pemda');
    await page.goto('/login');
    await page.getByLabel('Ingat saya').check();
    await fillLogin(page, person);
    await expect(page).toHaveURL(shownAt(`${origin}/dashboard`));
    const cookie = await tokenCookie(context);
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', domain: '127.0.0.1' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
    expect(Math.round(days)).toBe(365);
  });

  test('without it the cookie ends with the browser session', async ({ page, context }) => {
    const person = await newPerson('pemda');
    await page.goto('/login');
    await expect(page.getByLabel('Ingat saya')).not.toBeChecked();
    await fillLogin(page, person);
    await expect(page).toHaveURL(shownAt(`${origin}/dashboard`));
    expect(await tokenCookie(context)).toMatchObject({ expires: -1, sameSite: 'Lax', path: '/' });
  });

  test('a session is there again after a reload and in a new tab', async ({ page, context }) => {
    const person = await newPerson('pemda');
    await page.goto('/login');
    await fillLogin(page, person);
    await expect(accountButton(page, person)).toBeVisible();
    await page.reload();
    await expect(accountButton(page, person)).toBeVisible();
    const tab = await context.newPage();
    await openSignedIn(tab, '/dashboard', person);
  });

  test('goes on only to a path of this origin', { tag: '@core' }, async ({ page, context }) => {
    const person = await newPerson('pemda');
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) elsewhere.push(request.url());
    });
    for (const wanted of [
      'https://jahat.example/dashboard',
      '//jahat.example/dashboard',
      '/\\jahat.example',
      '/\t/jahat.example',
      'javascript:document.title="jahat"',
      'data:text/html,jahat',
    ]) {
      await context.clearCookies();
      await page.goto('/login');
      await page.evaluate((value) => localStorage.setItem('selaras_redirect', value), wanted);
      await fillLogin(page, person);
      await expect(page, wanted).toHaveURL(shownAt(`${origin}/dashboard`));
    }
    expect(elsewhere).toEqual([]);

    await context.clearCookies();
    await page.goto('/login');
    await page.evaluate(() => localStorage.setItem('selaras_redirect', '/dashboard-pd?uji=1'));
    await fillLogin(page, person);
    await expect(page).toHaveURL(shownAt(`${origin}/dashboard-pd?uji=1`));
  });

  test('the eleventh wrong password is told how long to wait, and the right one has to wait too', {
    tag: '@core',
  }, async ({ page }) => {
    const person = await newPerson('pemda');
    const refused: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      refused.push((await loginAnswer(person.username, 'salah-sekali')).status);
    }
    expect(refused).toEqual(Array(10).fill(401));

    await page.goto('/login');
    const answered = page.waitForResponse('**/api/login');
    await fillLogin(page, person);
    const answer = await answered;
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toHaveText(
      /^Terlalu banyak percobaan\. Coba lagi dalam \d+ (menit|detik)\.$/,
    );
    await expect(page).toHaveURL(`${origin}/login`);

    const neighbour = await newPerson('pemda');
    expect(await tokenStatus(await sessionOf(neighbour))).toBe(200);
  });
});

test.describe('a token in the address', () => {
  /** Requests of the whole browser after the address itself was asked for. */
  function requestsAfterTheAddress(page: Page): Request[] {
    const seen: Request[] = [];
    page.context().on('request', (request) => seen.push(request));
    return seen;
  }

  const steps = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { navigation: { entries(): { url: string }[] } }).navigation
        .entries()
        .map(({ url }) => url),
    );

  test('signs in and is gone: not in the address, the history, another address or a Referer', {
    tag: '@core',
  }, async ({ page, context }) => {
    const person = await newPerson('pemda');
    const token = await sessionOf(person);
    const requests = requestsAfterTheAddress(page);
    await page.goto(`/dashboard?token=${token}&dari=surat`);
    await expect(accountButton(page, person)).toBeVisible();
    await expect(page).toHaveURL(shownAt(`${origin}/dashboard?dari=surat`));
    expect(await tokenCookie(context)).toMatchObject({ value: token });

    await page.getByRole('link', { name: 'Dashboard PD' }).click();
    await expect(page).toHaveURL(shownAt(`${origin}/dashboard-pd`));
    await page.goBack();
    await expect(page).toHaveURL(shownAt(`${origin}/dashboard?dari=surat`));
    expect((await steps(page)).filter((url) => url.includes(token))).toEqual([]);

    const [address, ...others] = requests;
    expect(address?.url()).toContain(token);
    expect(others.length).toBeGreaterThan(5);
    const told = await Promise.all(
      others.map(async (request) => `${request.url()} ${(await request.allHeaders()).referer ?? ''}`),
    );
    expect(told.filter((text) => text.includes(token))).toEqual([]);
  });

  test('tells a guest at once whose session it is; who is somebody else ends it', async ({
    page,
    context,
  }) => {
    const person = await newPerson('pemda');
    const token = await sessionOf(person);
    await page.goto(`/dashboard?token=${token}`);
    const note = page.getByRole('complementary', { name: 'Masuk lewat tautan' });
    await expect(note).toContainText(`Tautan ini membuka sesi ${person.nama}`);
    await note.getByRole('button', { name: 'Ini saya' }).click();
    await expect(note).toHaveCount(0);
    await expect(accountButton(page, person)).toBeVisible();

    await context.clearCookies();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/dashboard?token=${token}`);
    await expect(note).toBeVisible();
    await expectAccessibleInThemes(page);
    await expectRoomForLargeText(page);
    await note.getByRole('button', { name: 'Bukan saya' }).click();
    await expect(page).toHaveURL(`${origin}/login`);
    expect(await tokenCookie(context)).toBeUndefined();
    expect(await tokenStatus(token)).toBe(401);
  });

  test('does not replace somebody who is signed in without asking him', async ({ page, context }) => {
    const current = await newPerson('pemda');
    const offered = await newPerson('pemda');
    const currentToken = await signInAs(context, current);
    const offeredToken = await sessionOf(offered);

    await page.goto(`/dashboard?token=${offeredToken}`);
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText('Ganti pengguna?');
    expect(await tokenCookie(context)).toMatchObject({ value: currentToken });
    await question.getByRole('button', { name: `Tetap sebagai ${current.nama}` }).click();
    await expect(accountButton(page, current)).toBeVisible();
    expect(await tokenCookie(context)).toMatchObject({ value: currentToken });

    await page.goto(`/dashboard?token=${offeredToken}`);
    await question.getByRole('button', { name: `Masuk sebagai ${offered.nama}` }).click();
    await expect(accountButton(page, offered)).toBeVisible();
    await expect(page).toHaveURL(shownAt(`${origin}/dashboard`));
    expect(await tokenCookie(context)).toMatchObject({ value: offeredToken });
  });

  test('that is not valid changes nothing for who is signed in', async ({ page, context }) => {
    const person = await newPerson('pemda');
    const token = await signInAs(context, person);
    await openSignedIn(page, `/dashboard?token=${unique()}`, person);
    await expect(page).toHaveURL(shownAt(`${origin}/dashboard`));
    expect(await tokenCookie(context)).toMatchObject({ value: token });
  });
});

test('a session that ends in the middle of a form: warning, login in place, the save goes once more', {
  tag: '@core',
}, async ({ page, context }) => {
  const person = await newPerson('super');
  const token = await signInAs(context, person);
  await openSignedIn(page, '/admin/users', person);
  await page.getByRole('button', { name: 'Tambah pengguna' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah pengguna' });
  const username = `baru-${unique()}`;
  await form.getByLabel('Nama pengguna').fill(username);
  await form.getByLabel('Nama lengkap').fill('Diketik Sebelum Sesi Berakhir');
  await form.getByLabel('Peran').selectOption({ label: 'Pemerintah daerah' });
  await form.getByLabel('Kata sandi', { exact: true }).fill(`kata-sandi-${unique()}`);

  // It ends as the save goes out: whatever else asked before would have told it, as it should.
  let ended: number | undefined;
  await page.route('**/api/users', async (route) => {
    if (route.request().method() === 'POST' && ended === undefined) {
      const headers = { authorization: `Bearer ${token}` };
      ended = (await fetch(`${origin}/api/sessions`, { method: 'DELETE', headers })).status;
    }
    await route.continue();
  });
  const saves: Promise<number | undefined>[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/users')) {
      saves.push(request.response().then((answer) => answer?.status()));
    }
  });
  await form.getByRole('button', { name: 'Tambah' }).click();

  const warning = sessionWarning(page);
  await expect(warning).toContainText('Please log in again to continue');
  expect(ended).toBe(204);
  await expect(page.locator('input[name=nama]')).toHaveValue('Diketik Sebelum Sesi Berakhir');
  expect(await usersFound(username)).toHaveLength(0);
  await signInAgain(page, person);

  await expect(page.getByText('Pengguna Diketik Sebelum Sesi Berakhir ditambahkan')).toBeVisible();
  await expect(page).toHaveURL(shownAt(`${origin}/admin/users`));
  expect(await Promise.all(saves)).toEqual([401, 201]);
  expect(await usersFound(username)).toHaveLength(1);
  expect((await tokenCookie(context))?.value).not.toBe(token);
});

test('says so as long as the browser is offline', async ({ page, context }) => {
  const person = await newPerson('pemda');
  await signInAs(context, person);
  await openSignedIn(page, '/dashboard', person);
  const sign = page.getByText('Anda sedang luring');
  await expect(sign).toHaveCount(0);
  await context.setOffline(true);
  await expect(sign).toBeVisible();
  await context.setOffline(false);
  await expect(sign).toHaveCount(0);
});
