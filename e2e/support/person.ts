import type { BrowserContext, Page, Route } from '@playwright/test';
import { endSessions, type Person, sessionOf } from './api';
import { expect } from './portal';

const TOKEN_COOKIE = 'selaras_token';

/** Signs a person of this story in without the form; answers his token. */
export async function signInAs(context: BrowserContext, person: Person): Promise<string> {
  const token = await sessionOf(person);
  await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: person.origin, sameSite: 'Lax' }]);
  return token;
}

/** Fills the login form that is open and sends it. */
export async function fillLogin(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

/** Ends the session while the next request to `url` is on its way: nothing that the page reads by itself meets the end before it. */
export async function endSessionAt(page: Page, url: string, token: string): Promise<void> {
  const endFirst = async (route: Route) => {
    expect((await endSessions(token)).status).toBe(204);
    await route.continue();
  };
  await page.route(url, endFirst, { times: 1 });
}

export const sessionWarning = (page: Page) => page.getByRole('alertdialog', { name: 'Session Expired!' });

/** Signs in again where the page says that the session has ended. */
export async function signInAgain(page: Page, { password }: Person): Promise<void> {
  const warning = sessionWarning(page);
  await warning.getByLabel('Kata sandi', { exact: true }).fill(password);
  await warning.getByRole('button', { name: 'Masuk lagi' }).click();
}

/** Who the open page says is signed in. */
export const accountButton = (page: Page, { nama }: Person) =>
  page.getByRole('button', { name: `Akun ${nama}` });

export async function logOut(page: Page, person: Person): Promise<void> {
  await accountButton(page, person).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
}

export async function cookieOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

export const tokenCookie = (context: BrowserContext) => cookieOf(context, TOKEN_COOKIE);

/** A signed-in page that has drawn itself. */
export async function openSignedIn(page: Page, path: string, person: Person): Promise<void> {
  await page.goto(path);
  await expect(accountButton(page, person)).toBeVisible();
}
