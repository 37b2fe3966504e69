import { weigh } from '../bench/page-weight';
import { expect, signedIn, test } from '../support/portal';
import { servers } from '../support/servers';

const KB = 1000;

test('the login page shows with at most 150 kB of JavaScript', async ({ page }) => {
  const weight = await weigh(page, `${servers.demo.origin}/login`, 'input[type=password]');
  expect(weight.scriptBytes).toBeGreaterThan(50 * KB);
  expect(weight.scriptBytes).toBeLessThanOrEqual(150 * KB);
});

test('a first page of a remote shows with at most 220 kB in 12 scripts, and with none of it warm', async ({
  page,
  context,
}) => {
  await signedIn(page, 'dinkes');
  const url = `${servers.demo.origin}/display-mikro/cascading?satuan_kerja_id=1012`;
  const cold = await weigh(page, url, '[data-state=ready]');
  expect(cold.scriptBytes).toBeGreaterThan(100 * KB);
  expect(cold.scriptBytes).toBeLessThanOrEqual(220 * KB);
  expect(cold.scripts).toBeLessThanOrEqual(12);
  expect(cold.depth).toBeGreaterThan(0);
  expect(cold.depth).toBeLessThanOrEqual(3);

  const warm = await weigh(await context.newPage(), url, '[data-state=ready]');
  expect(warm.scriptBytes).toBe(0);
});

for (const [path, shown] of [
  ['/kinerja-program', 'tbody td'],
  ['/rencana-aksi', 'tbody td'],
  ['/capaian-iku', 'tbody td'],
  ['/perjanjian-kinerja', 'tbody td'],
  ['/kinerja-langkah-aksi-terintegrasi', '[role=gridcell]'],
] as const) {
  test(`${path} shows with at most 60 kB beyond what all pages share`, async ({ page }) => {
    await signedIn(page, 'dinkes');
    const { remoteBytes } = await weigh(page, servers.demo.origin + path, shown);
    expect(remoteBytes).toBeGreaterThan(10 * KB);
    expect(remoteBytes).toBeLessThanOrEqual(60 * KB);
  });
}
