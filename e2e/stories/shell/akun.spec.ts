import { type Browser, expect } from '@playwright/test';
import { servers } from '../../server/servers';
import { endSessions, loginAnswer, newPerson, sessionOf, tokenStatus, unique } from '../../support/api';
import { expectRoomForLargeText } from '../../support/pages/accessible';
import { shownAt } from '../../support/pages/shown-at';
import { openSignedIn, signInAs } from '../../support/person';
import { signedIn, test } from '../../support/portal';
import { actOn, findUser, rowOf } from '../../support/users-page';

async function otherBrowser(browser: Browser) {
  const context = await browser.newContext({ baseURL: servers.demo.origin });
  return context.newPage();
}

test('one changes the own password, and every other device is out', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const person = await newPerson('pemda');
  const elsewhere = await sessionOf(person);
  const token = await signInAs(context, person);
  await openSignedIn(page, '/dashboard', person);
  await page.getByRole('button', { name: `Akun ${person.nama}` }).click();
  await page.getByRole('link', { name: 'Akun saya' }).click();
  await expect(page.getByRole('heading', { name: 'Akun saya' })).toBeVisible();

  const change = page.getByRole('button', { name: 'Ganti kata sandi' });
  const now = page.getByLabel('Kata sandi sekarang', { exact: true });
  const next = page.getByLabel('Kata sandi baru', { exact: true });
  await now.fill('bukan-sandi-saya');
  await next.fill('Password123!');
  await change.click();
  await expect(next).toHaveAccessibleDescription(/terlalu umum/);
  const password = `hujan-pagi-${unique()}`;
  await next.fill(password);
  await change.click();
  await expect(now).toHaveAccessibleDescription(/tidak cocok/);
  await now.fill(person.password);
  await change.click();
  await expect(page.getByText('Kata sandi diganti.')).toBeVisible();
  await expect(now).toHaveValue('');

  expect([await tokenStatus(token), await tokenStatus(elsewhere)]).toEqual([200, 401]);
  expect((await loginAnswer(person.username, person.password)).status).toBe(401);
  await endSessions(await sessionOf({ ...person, password }));
});

test('who got a password from super changes it before any other page opens', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  const person = await newPerson('pemda');
  await signedIn(page, 'super');
  await findUser(page, person.username);
  await (await actOn(page, person.nama, 'Reset kata sandi')).click();
  const form = page.getByRole('dialog', { name: 'Reset kata sandi' });
  const given = `dari-admin-${unique()}`;
  await form.getByLabel('Kata sandi baru').fill(given);
  await form.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(page.getByText(`Kata sandi ${person.nama} diganti`)).toBeVisible();

  const theirs = await otherBrowser(browser);
  await theirs.goto('/dashboard-pd');
  await theirs.getByLabel('Nama pengguna').fill(person.username);
  await theirs.getByLabel('Kata sandi', { exact: true }).fill(given);
  await theirs.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(theirs).toHaveURL(shownAt('/akun'));
  await expect(theirs.getByText('Kata sandi Anda dibuat oleh admin.')).toBeVisible();
  await theirs.goto('/dashboard');
  await expect(theirs).toHaveURL(shownAt('/akun'));
  await theirs.getByLabel('Kata sandi sekarang', { exact: true }).fill(given);
  await theirs.getByLabel('Kata sandi baru', { exact: true }).fill(`milik-sendiri-${unique()}`);
  await theirs.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(theirs).toHaveURL(shownAt('/dashboard'));
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await theirs.context().close();
});

test('one ends a session elsewhere, and then all others', async ({ page, context }) => {
  const person = await newPerson('pemda');
  const others = [await sessionOf(person), await sessionOf(person), await sessionOf(person)];
  const token = await signInAs(context, person);
  await openSignedIn(page, '/akun', person);
  const rows = page.getByRole('table', { name: 'Daftar perangkat' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 4);
  await expect(rows.filter({ hasText: 'Perangkat ini' })).toHaveCount(1);

  await page.setViewportSize({ width: 360, height: 900 });
  await expectRoomForLargeText(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Keluarkan', exact: true }).first().click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keluarkan' }).click();
  await expect(rows).toHaveCount(1 + 3);
  const left = await Promise.all(others.map((other) => tokenStatus(other)));
  expect(left.toSorted()).toEqual([200, 200, 401]);

  await page.getByRole('button', { name: 'Keluarkan semua yang lain' }).click();
  await question.getByRole('button', { name: 'Keluarkan' }).click();
  await expect(rows).toHaveCount(1 + 1);
  expect(await Promise.all(others.map((other) => tokenStatus(other)))).toEqual([401, 401, 401]);
  expect(await tokenStatus(token)).toBe(200);
});

test('super opens the tries of an account that somebody held back', async ({ page }) => {
  const person = await newPerson('pemda');
  for (let n = 0; n < 10; n += 1) {
    expect((await loginAnswer(person.username, 'salah-terus')).status).toBe(401);
  }
  expect((await loginAnswer(person.username, person.password)).status).toBe(429);
  await signedIn(page, 'super');
  await findUser(page, person.username);
  await expect(rowOf(page, person.username)).toContainText('Percobaan masuk tertahan');
  await (await actOn(page, person.nama, 'Buka percobaan masuk')).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buka' }).click();
  await expect(page.getByText(`${person.nama} dapat mencoba masuk lagi`)).toBeVisible();
  await expect(rowOf(page, person.username)).not.toContainText('Percobaan masuk tertahan');
  expect((await loginAnswer(person.username, person.password)).status).toBe(200);
});
