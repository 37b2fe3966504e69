import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { newPerson, type Person } from '../../support/api';
import { pressOn, skipToContent, tabTo } from '../../support/keyboard';
import {
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  expectRoomForLargeText,
} from '../../support/pages/accessible';
import {
  endSessionAt,
  fillLogin,
  logOut,
  openSignedIn,
  sessionWarning,
  signInAgain,
  signInAs,
  tokenCookie,
} from '../../support/person';
import { expect, signedIn, test } from '../../support/portal';
import { actOn, findUser, rowOf } from '../../support/users-page';

const STEP_MS = 30_000;

/** The app on the telephone; the server takes each code once, so a second one comes from the next step. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

const section = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Faktor kedua' }) });
const codeField = (within: Page | Locator): Locator => within.getByLabel('Kode autentikator');

/** Sets a second factor up on the open page, by keyboard; answers its secret and the recovery codes. */
async function setUp(page: Page, person: Person) {
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: 'Pasang faktor kedua' }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Kata sandi sekarang'));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await tabTo(page, codeField(dialog));
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Kode pemulihan' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  return { dialog, secret, codes: await list.getByRole('listitem').allTextContents() };
}

test('one sets up a second factor, signs in with it and with a recovery code, and takes it off', {
  tag: '@core',
}, async ({ page, context }) => {
  const person = await newPerson('pemda');
  await signInAs(context, person);
  await openSignedIn(page, '/akun', person);
  const { dialog, secret, codes } = await setUp(page, person);
  const arriving = page.waitForEvent('download');
  await pressOn(page, dialog.getByRole('button', { name: 'Unduh' }));
  const kept = await readFile(await (await arriving).path(), 'utf8');
  expect(kept.trim().split('\n')).toEqual(codes);
  await pressOn(page, dialog.getByRole('button', { name: 'Sudah saya simpan' }), 'Shift+Tab');
  await expect(section(page).getByRole('button', { name: 'Buat kode pemulihan baru' })).toBeFocused();
  await expect(section(page)).toContainText('10 kode pemulihan tersisa');

  await logOut(page, person);
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(codeField(page)).toBeFocused();
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toHaveAccessibleDescription(/Isi kode dari aplikasi autentikator/);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toHaveAccessibleDescription(/tidak cocok/);
  await codeField(page).fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);

  // The session ends while something is typed: the page stays, and asks for the code as well.
  const token = (await tokenCookie(context))?.value ?? '';
  await openSignedIn(page, '/akun', person);
  await endSessionAt(page, '**/api/user/faktor-kedua/kode-pemulihan', token);
  await section(page).getByRole('button', { name: 'Buat kode pemulihan baru' }).click();
  await dialog.getByLabel('Kata sandi sekarang').fill(person.password);
  await page.keyboard.press('Enter');
  await signInAgain(page, person);
  await codeField(sessionWarning(page)).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(sessionWarning(page)).toHaveCount(0);
  const fresh = page.getByRole('list', { name: 'Kode pemulihan' }).getByRole('listitem');
  await expect(fresh).toHaveCount(10);
  const [newest = ''] = await fresh.allTextContents();
  expect(codes).not.toContain(newest);
  await dialog.getByRole('button', { name: 'Sudah saya simpan' }).click();

  await section(page).getByRole('button', { name: 'Lepas faktor kedua' }).click();
  await dialog.getByLabel('Kata sandi sekarang').fill(person.password);
  await codeField(dialog).fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(codeField(dialog)).toHaveAccessibleDescription(/tidak cocok/);
  await codeField(dialog).fill(newest);
  await page.keyboard.press('Enter');
  await expect(section(page)).toContainText('Tidak aktif');
});

test('its dialogs can be read on a telephone and by who sees little', async ({ page, context }) => {
  const person = await newPerson('pemda');
  await signInAs(context, person);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/akun');
  const open = section(page).getByRole('button', { name: 'Pasang faktor kedua' });
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kata sandi sekarang').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(codeField(dialog)).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectRoomForLargeText(page);
  await codeField(dialog).fill(codeOf((await dialog.locator('code').textContent()) ?? ''));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Kode pemulihan' })).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectRoomForLargeText(page);
  await dialog.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(section(page)).toContainText('Aktif');
  await expectNoSidewaysScroll(page);
});

test('super takes it off somebody who lost his telephone', async ({ page, browser }) => {
  const person = await newPerson('pemda');
  const theirs = await browser.newPage();
  await signInAs(theirs.context(), person);
  await openSignedIn(theirs, '/akun', person);
  await setUp(theirs, person);

  await signedIn(page, 'super');
  await findUser(page, person.username);
  await (await actOn(page, person.nama, 'Lepas faktor kedua')).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lepas' }).click();
  await expect(page.getByText(`Faktor kedua ${person.nama} dilepas`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Tindakan untuk ${person.nama}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Ubah' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Lepas faktor kedua' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, person.username)).toBeVisible();

  await theirs.goto('/login');
  await fillLogin(theirs, person);
  await expect(theirs).not.toHaveURL(/login/);
  await theirs.context().close();
});
