import { developerServer } from '../../server/servers';
import { newPerson } from '../../support/api';
import { type DeveloperBuild, serveDeveloperBuild, serveStranger } from '../../support/developer-server';
import { shownAt } from '../../support/pages/shown-at';
import { accountButton, logOut, signInAs } from '../../support/person';
import { expect, signedIn, test } from '../../support/portal';

const PAGE = { path: '/public-display/arsitektur-kinerja' };
const TEXT = 'Halaman dari bangunan pengembang';
const OVERRIDE = `remote=mf_cascading@${developerServer.origin}`;

// One developer's server, so one after the other.
test.describe.configure({ mode: 'default' });

let developer: DeveloperBuild;
test.beforeEach(async () => {
  developer = await serveDeveloperBuild(TEXT, { hashes: false });
});
test.afterEach(() => developer.end());

test('a super replaces one remote for one tab by its address, sees it, and ends it with one press', {
  tag: '@core',
}, async ({ page, context }) => {
  await signedIn(page, 'super');
  await page.goto(`${PAGE.path}?satuan_kerja_id=1012&${OVERRIDE}`);
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(page).toHaveURL(shownAt(/\?satuan_kerja_id=1012$/));
  const badge = page.getByRole('complementary', { name: 'Remote pengganti' });
  await expect(badge).toContainText(`mf_cascading dari ${developerServer.origin}/`);

  await page.reload();
  await expect(page.getByText(TEXT)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${PAGE.path}?satuan_kerja_id=1012`);
  await expect(other.locator('[data-state=ready]')).toBeVisible();
  await expect(other.getByText(TEXT)).toHaveCount(0);

  await badge.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page.locator('[data-state=ready]')).toBeVisible();
  await expect(badge).toHaveCount(0);
});

test('a super replaces a remote by the panel of the account menu', async ({ page }) => {
  await signedIn(page, 'super');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Akun / }).click();
  await page.getByRole('button', { name: 'Remote pengganti' }).click();
  const panel = page.getByRole('dialog', { name: 'Remote pengganti' });
  await expect(panel.getByLabel('Alamat bangunan')).toHaveValue(developerServer.origin);
  await panel.getByLabel('Remote', { exact: true }).selectOption('mf_cascading');
  await panel.getByRole('button', { name: 'Pakai di tab ini' }).click();
  await expect(page.getByRole('complementary', { name: 'Remote pengganti' })).toBeVisible();
  await page.goto(PAGE.path);
  await expect(page.getByText(TEXT)).toBeVisible();
});

test('it ends with the session of the super', async ({ page, context }) => {
  const person = await newPerson('super');
  await signInAs(context, person);
  await page.goto(`/dashboard?${OVERRIDE}`);
  const badge = page.getByRole('complementary', { name: 'Remote pengganti' });
  await expect(badge).toBeVisible();
  await logOut(page, person);
  await expect(badge).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
  await expect(accountButton(page, person)).toHaveCount(0);
});

test('nobody else may, and nothing is fetched from there', { tag: '@core' }, async ({ page }) => {
  await signedIn(page, 'pemda_pantau');
  await page.goto(`${PAGE.path}?satuan_kerja_id=1012&${OVERRIDE}`);
  const refusal = page.getByRole('alertdialog', { name: 'Remote tidak diganti' });
  await expect(refusal).toContainText('Hanya peran super');
  await refusal.getByRole('button').click();
  await expect(page.locator('[data-state=ready]')).toBeVisible();
  expect(developer.asked).toEqual([]);
});

test('an origin that is not listed is refused, by the portal and by the security policy', async ({
  page,
}) => {
  const stranger = await serveStranger();
  await signedIn(page, 'super');
  await page.goto(`/dashboard?remote=mf_cascading@${stranger.origin}`);
  const refusal = page.getByRole('alertdialog', { name: 'Remote tidak diganti' });
  await expect(refusal).toContainText('tidak terdaftar');

  const reach = (url: string) =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          () => 'dijawab',
          () => 'ditolak',
        ),
      url,
    );
  expect(await reach(`${stranger.origin}/remote.json`)).toBe('ditolak');
  expect(await reach(`${developerServer.origin}/remote.json`)).toBe('dijawab');
  const ran = await page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.src = src;
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
        document.head.append(script);
      }),
    `${stranger.origin}/a.js`,
  );
  expect(ran).toBe(false);
  stranger.end();
});

test('hashes that a build states are kept to: one byte more is refused, and the published page does not stand in', async ({
  page,
}) => {
  await developer.end();
  developer = await serveDeveloperBuild(TEXT, { hashes: true });
  developer.damage('remoteEntry.js');
  await signedIn(page, 'super');
  await page.goto(`${PAGE.path}?satuan_kerja_id=1012&${OVERRIDE}`);
  const failure = page.locator('[data-remote-failure]');
  await expect(failure).toHaveAttribute('data-remote-failure', 'TIDAK_TERJANGKAU');
  developer.damage(null);
  await failure.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
});
