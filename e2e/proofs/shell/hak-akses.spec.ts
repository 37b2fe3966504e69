import type { RoleName } from '@selaras/roles';
import { type Account, accounts } from '../../support/accounts';
import { expect, loaded, signedIn, test } from '../../support/portal';

const everyRole = Object.values(accounts).map(({ role }) => role);
const display: RoleName[] = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'setda', 'pemda'];

/** Who may open which page of this portal; written down from the route table, not read from the manifests. */
const pages: { path: string; roles: readonly RoleName[] }[] = [
  { path: '/dashboard', roles: everyRole },
  { path: '/dashboard-pd', roles: display },
  { path: '/admin/users', roles: ['super'] },
  { path: '/display-makro/cascading', roles: display },
  { path: '/display-mikro/cascading', roles: display },
];

/** One account a role is enough here. */
const oneAccountPerRole = Object.entries(accounts).filter(
  ([, { role }], index, all) => all.findIndex(([, other]) => other.role === role) === index,
) as [Account, (typeof accounts)[Account]][];

for (const [account, { role }] of oneAccountPerRole) {
  test(`${role} opens what it may and gets the specified 403 for the rest`, async ({ page }) => {
    await signedIn(page, account);
    for (const { path, roles } of pages) {
      await page.goto(path);
      const refusal = page.getByText('Anda tidak memiliki hak akses ke halaman ini');
      if (roles.includes(role)) {
        await expect(page.getByRole('navigation', { name: 'Remah roti' })).toBeVisible();
        await loaded(page);
        await expect(refusal).toHaveCount(0);
      } else {
        await expect(refusal).toBeVisible();
        await expect(page.getByText('403', { exact: true })).toBeVisible();
      }
    }
  });
}

test('a guest is sent to the login page and, once signed in, back to where he wanted to go', async ({
  page,
}) => {
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});
