import { specifiedMenu, specifiedPublicMenu } from '../../../shell/src/menu/specified-menu.fixture';
import { servers } from '../../server/servers';
import { accountNames, accounts } from '../../support/accounts';
import { expect, signedIn, test } from '../../support/portal';

/** Paths that some manifest of this portal has a page for. */
async function existingPaths(): Promise<Set<string>> {
  const answer = await fetch(`${servers.demo.origin}/registry.json`);
  const registry = (await answer.json()) as {
    remotes: Record<string, { manifest: { pages: { path: string }[] } }>;
  };
  const remote = Object.values(registry.remotes).flatMap((entry) =>
    entry.manifest.pages.map((page) => page.path),
  );
  return new Set([
    ...remote,
    '/',
    '/login',
    '/dashboard',
    '/dashboard-pd',
    '/admin/users',
    '/api/rekap-anggaran',
  ]);
}

/** The addresses that there are a page for, values of their parameters included. */
const existingPages = async () =>
  [...(await existingPaths())].map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '\\w+')}$`));

const listedPaths = (links: Element[]) =>
  links.map((link) => new URL((link as HTMLAnchorElement).href).pathname);

for (const account of accountNames) {
  const { role } = accounts[account];

  test(`the sidebar of ${account} (${role}) lists exactly the specified pages, in order`, async ({
    page,
  }) => {
    await signedIn(page, account);
    const user = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/user');
    await page.goto('/dashboard');
    const { menjabat, tim } = (await (await user).json()).data;
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await expect(menu).toBeAttached();
    const existing = await existingPages();
    const expected = specifiedMenu(role, 2024, menjabat, tim).filter((path) =>
      existing.some((page) => page.test(path)),
    );
    await expect
      .poll(() => menu.getByRole('link', { includeHidden: true }).evaluateAll(listedPaths))
      .toEqual(expected);
  });
}

test('the public area lists exactly the specified public pages, in order', async ({ page }) => {
  await page.goto('/public-display/arsitektur-kinerja');
  const menu = page.getByRole('navigation', { name: 'Menu publik' });
  const existing = await existingPages();
  const expected = specifiedPublicMenu.filter((path) => existing.some((page) => page.test(path)));
  await expect
    .poll(() => menu.getByRole('link', { includeHidden: true }).evaluateAll(listedPaths))
    .toEqual(expected);
});
