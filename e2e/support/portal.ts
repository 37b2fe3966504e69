import { test as base, expect, type Page } from '@playwright/test';
import { type Portal, startPortal } from '../server/portal-process';
import { demoPassword, servers } from '../server/servers';
import { type Account, tokenOf } from './accounts';

/** What ends a start that hangs; the first worker that asks for the large regency fills its template. */
const START_MS = 180_000;

const tokens = new Map<string, Promise<string>>();

/** Signs the browser in without the form: one token an account and server, kept for the whole worker. */
export async function signedIn(
  page: Page,
  account: Account,
  origin: string = servers.demo.origin,
): Promise<void> {
  const key = `${origin} ${account}`;
  const token = tokens.get(key) ?? tokenOf(origin, account);
  tokens.set(key, token);
  await page
    .context()
    .addCookies([{ name: 'selaras_token', value: await token, url: origin, sameSite: 'Lax' }]);
}

/** Signs in by the form, as a person does. */
export async function signInByForm(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Nama pengguna').fill(account);
  await page.getByLabel('Kata sandi', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

/**
 * The page has come to rest, by its own signs: no request, no part of a page and no other address is on its way, and
 * nothing stands in the place of something that has not come.
 */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('html[data-loading="false"]:not(:has([data-awaited]))')).toBeAttached();
}

/** The root of the diagram page once its first picture is drawn. */
export async function diagramReady(page: Page) {
  const root = page.locator('[data-state=ready]');
  await expect(root).toBeVisible();
  return root;
}

interface WorkerFixtures {
  /** The portal of this worker, on a copy of the demo that nobody else writes. */
  portal: Portal;
  /**
   * Name of the journey that a file's stories are. Journeys change a whole unit, so that each runs in a worker, and with
   * it on a copy, of its own: `test.use({ journey: 'lke-setahun' })`.
   */
  journey: string | null;
  /** The regency of 10,000 boxes: its server runs from the first story of the worker that asks for it. */
  besar: typeof servers.besar;
}

/** Fails a test whose page threw an error, and closes the other browsers that it opened. */
export const test = base.extend<{ quietPage: undefined }, WorkerFixtures>({
  journey: [null, { option: true, scope: 'worker' }],
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      const portal = await startPortal('demo');
      await use(portal);
      await portal.stop();
    },
    { auto: true, scope: 'worker', timeout: START_MS },
  ],
  besar: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => {
      const portal = await startPortal('besar');
      await use(servers.besar);
      await portal.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  quietPage: [
    async ({ page, browser }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await use(undefined);
      const others = browser.contexts().filter((context) => context !== page.context());
      await Promise.all(others.map((context) => context.close()));
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
