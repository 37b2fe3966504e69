import type { Page } from '@playwright/test';
import type { RoleName } from '@selaras/roles';
import { type Account, accounts } from '../../support/accounts';
import { expect, loaded, signedIn, test } from '../../support/portal';

const everyRole = Object.values(accounts).map(({ role }) => role);
const display: RoleName[] = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'setda', 'pemda'];

/** Who may open which page of this portal; written down from the route table, not read from the manifests. */
const pages: { path: string; roles: readonly RoleName[] }[] = [
  { path: '/dashboard', roles: everyRole },
  { path: '/dashboard-pd', roles: display },
  { path: '/akun', roles: everyRole },
  { path: '/admin/users', roles: ['super'] },
  { path: '/admin/remote', roles: ['super'] },
  { path: '/admin/remote/mf_planning', roles: everyRole },
  { path: '/display-makro/cascading', roles: display },
  { path: '/display-mikro/cascading', roles: display },
];

const unit: RoleName[] = ['super', 'perangkat_daerah', 'setda'];
const heads: RoleName[] = ['validator_kepala_bidang', 'validator_kepala_opd'];
/** Pages of teams by title; a portal that is open goes to each of them without being loaded anew. */
const teamPages: { path: string; title: string; roles: readonly RoleName[] }[] = [
  { path: '/tim-kerja', title: 'Tim Kerja', roles: display },
  { path: '/tim-kerja/tambahan', title: 'Tim Kerja Tambahan', roles: display },
  { path: '/tim-kerja/beban', title: 'Beban Kerja', roles: [...display, ...heads] },
  { path: '/tim-kerja/persetujuan', title: 'Menunggu Keputusan Saya', roles: unit },
  { path: '/validasi-kepala-bidang', title: 'Validasi Kepala Bidang', roles: ['validator_kepala_bidang'] },
  { path: '/validasi-kepala-opd', title: 'Persetujuan Anggota Tim', roles: heads },
  { path: '/tim-saya/ketua-tim', title: 'Ketua Tim', roles: everyRole },
  { path: '/tim-saya/anggota-tim', title: 'Anggota Tim', roles: everyRole },
  { path: '/pegawai', title: 'Pegawai', roles: unit },
  { path: '/skp', title: 'SKP Saya', roles: [...unit, ...heads] },
];

/** As the way back of the browser does it. */
const goInside = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const refusalOf = (page: Page) => page.getByText('Anda tidak memiliki hak akses ke halaman ini');

async function expectRefused(page: Page) {
  await expect(refusalOf(page)).toBeVisible();
  await expect(page.getByText('403', { exact: true })).toBeVisible();
}

/** One account a role is enough here. */
const oneAccountPerRole = Object.entries(accounts).filter(
  ([, { role }], index, all) => all.findIndex(([, other]) => other.role === role) === index,
) as [Account, (typeof accounts)[Account]][];

for (const [account, { role }] of oneAccountPerRole) {
  test(`${role} opens what it may and gets the specified 403 for the rest`, async ({ page }) => {
    await signedIn(page, account);
    for (const { path, roles } of pages) {
      await page.goto(path);
      if (roles.includes(role)) {
        await expect(page.getByRole('navigation', { name: 'Remah roti' })).toBeVisible();
        await loaded(page);
        await expect(refusalOf(page)).toHaveCount(0);
      } else {
        await expectRefused(page);
      }
    }
    for (const { path, title, roles } of teamPages) {
      // From a page that opened, so that no refusal of an earlier one is still to be seen.
      await goInside(page, '/dashboard');
      await expect(refusalOf(page)).toHaveCount(0);
      await goInside(page, path);
      if (roles.includes(role)) {
        await expect(
          page.getByRole('navigation', { name: 'Remah roti' }).getByText(title, { exact: true }),
        ).toBeVisible();
        await expect(refusalOf(page)).toHaveCount(0);
      } else {
        await expectRefused(page);
      }
    }
  });
}

test('a guest is sent to the login page and, once signed in, back to where he wanted to go', async ({
  page,
}) => {
  for (const { path } of [...pages, ...teamPages.slice(0, 1)]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});
