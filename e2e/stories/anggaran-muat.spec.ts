import { weigh } from '../bench/page-weight';
import { expect, signedIn, test } from '../support/portal';
import { servers } from '../support/servers';

const KB = 1000;

test('the login page shows with at most 180 kB of JavaScript', async ({ page }) => {
  const weight = await weigh(page, `${servers.demo.origin}/login`, 'input[type=password]');
  expect(weight.scriptBytes).toBeGreaterThan(50 * KB);
  expect(weight.scriptBytes).toBeLessThanOrEqual(180 * KB);
});

test('a first page of a remote shows with at most 265 kB in 12 scripts, and with none of it warm', async ({
  page,
  context,
}) => {
  await signedIn(page, 'dinkes');
  const url = `${servers.demo.origin}/display-mikro/cascading?satuan_kerja_id=1012`;
  const cold = await weigh(page, url, '[data-state=ready]');
  expect(cold.scriptBytes).toBeGreaterThan(100 * KB);
  expect(cold.scriptBytes).toBeLessThanOrEqual(265 * KB);
  expect(cold.scripts).toBeLessThanOrEqual(12);
  expect(cold.depth).toBeGreaterThan(0);
  expect(cold.depth).toBeLessThanOrEqual(3);

  const warm = await weigh(await context.newPage(), url, '[data-state=ready]');
  expect(warm.scriptBytes).toBe(0);
});

test('the scripts without which nothing runs are asked for as urgently as what is loaded beside them', async ({
  page,
  context,
}) => {
  await signedIn(page, 'dinkes');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const priorities = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ request }) =>
    priorities.set(request.url, request.initialPriority),
  );
  await page.goto(`${servers.demo.origin}/kinerja-program`);
  const scripts = await page
    .locator('head script[src]')
    .evaluateAll((tags) => tags.map((tag) => (tag as HTMLScriptElement).src));
  const own = scripts.filter((src) => /\/static\/js\/[^/]+$/.test(src));
  expect(own).toHaveLength(3);
  for (const src of own) expect(priorities.get(src)).toBe('High');
});

for (const [path, shown, most] of [
  ['/kinerja-program', 'tbody td', 52],
  ['/rencana-aksi', 'tbody td', 52],
  ['/capaian-iku', 'tbody td', 52],
  ['/perjanjian-kinerja', 'tbody td', 52],
  ['/kinerja-langkah-aksi-terintegrasi', '[role=gridcell]', 52],
  ['/kinerja-program/create', 'textarea', 64],
] as const) {
  test(`${path} shows with at most ${most} kB beyond what all pages share`, async ({ page }) => {
    await signedIn(page, 'dinkes');
    const { remoteBytes } = await weigh(page, servers.demo.origin + path, shown);
    expect(remoteBytes).toBeGreaterThan(10 * KB);
    expect(remoteBytes).toBeLessThanOrEqual(most * KB);
  });
}
