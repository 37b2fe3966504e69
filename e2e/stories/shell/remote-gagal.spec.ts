import { servers } from '../../server/servers';
import { publishedRemote, serveEntry } from '../../support/broken-remote';
import { promisedCases } from '../../support/gagal/fault-cases';
import { expectContained } from '../../support/gagal/faulty-page';
import { menuEntry } from '../../support/pages/menu';
import { shownAt } from '../../support/pages/shown-at';
import { expect, loaded, signedIn, test } from '../../support/portal';

/** One of each kind: nothing comes, another file comes, it does not fit, it fails on the page. All others are proofs. */
const coreFaults = ['down', 'corrupt', 'wrong-version', 'throwing-page'];
const coreCases = promisedCases.filter(
  ({ broken, fault }) => broken.remote === 'mf_cascading' && coreFaults.includes(fault),
);

for (const one of coreCases) {
  test(`a remote with the fault ${one.fault} leaves the portal standing, and its page opens once it is mended`, {
    tag: '@core',
  }, async ({ page }) => {
    await signedIn(page, 'dinkes');
    await expectContained(page, one);
  });
}

test('a remote that does not fit says to its team which library was wanted and which is there, here and in the console', {
  tag: '@core',
}, async ({ page }) => {
  const { registry, entry } = await publishedRemote(servers.demo.origin);
  const { requires } = entry;
  const shared = { ...requires.shared, react: '^16.0.0', 'pustaka-lain': '^3.0.0' };
  await serveEntry(page, registry, { ...entry, requires: { platformApi: 99, shared } });
  const said = page.waitForEvent('console', (message) => message.text().includes('TIDAK_COCOK'));
  await page.goto('/public-display/arsitektur-kinerja');
  const failure = page.locator('[data-remote-failure=TIDAK_COCOK]');
  await expect(failure).toContainText(
    'Versi bagian ini tidak cocok dengan versi portal yang sedang berjalan. Bagian lain portal tetap dapat dipakai.',
  );
  await expect(failure).toContainText(`Untuk tim mf_cascading, versi ${entry.version}:`);
  const misfits = [
    /^platform API: diminta 99, portal memakai \d+$/,
    /^react: diminta \^16\.0\.0, portal memakai 19\.\d+\.\d+$/,
    /^pustaka-lain: diminta \^3\.0\.0, portal tidak menyediakannya$/,
  ];
  await expect(failure.getByRole('listitem')).toHaveText(misfits);
  expect((await said).text()).toContain('react: diminta ^16.0.0, portal memakai 19.');
});

test('the version before stands in for one that does not fit the portal', { tag: '@core' }, async ({
  page,
}) => {
  const { registry, entry } = await publishedRemote(servers.demo.origin);
  const { version, requires, integrity } = entry;
  const fallback = { version, requires, integrity, entry: entry.entry };
  const tooNew = { ...requires, platformApi: 99 };
  await serveEntry(page, registry, { ...entry, version: '9.9.9-baru', requires: tooNew, fallback });

  await page.goto('/public-display/arsitektur-kinerja');
  await expect(page.locator('[data-state=ready]')).toBeVisible();
  await expect(page.locator('[data-remote-failure]')).toHaveCount(0);
});

test('a page whose script is gone loads the portal anew, and opens', async ({ page }) => {
  await signedIn(page, 'dinkes');
  await page.goto('/dashboard');
  const entry = await menuEntry(page, 'Capaian IKU');
  await expect(entry).toBeVisible();
  await page.evaluate(() => Object.assign(window, { lama: true }));
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route('**/static/js/async/capaian-iku.js*', (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );

  await entry.click();
  await expect(page.getByRole('heading', { name: 'Capaian IKU', exact: true })).toBeVisible();
  await expect(page).toHaveURL(shownAt(/\/capaian-iku$/));
  expect(await page.evaluate(() => 'lama' in window)).toBe(false);
});

for (const [title, heading] of [
  ['Dashboard PD', 'Dashboard Dinas Kesehatan'],
  ['Capaian IKU', 'Capaian IKU'],
] as const) {
  test(`${title}, not loaded yet, says that the browser is offline, and opens when it is online again`, async ({
    page,
    context,
  }) => {
    await signedIn(page, 'dinkes');
    await page.goto('/dashboard');
    const entry = await menuEntry(page, title);
    await expect(entry).toBeVisible();
    await loaded(page);
    await context.setOffline(true);
    await entry.click();
    const place = page.getByRole('main').getByRole('alert');
    await expect(place).toContainText('Anda sedang luring');
    await expect(page.getByText('500', { exact: true })).toHaveCount(0);

    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(place).toHaveCount(0);
  });
}
