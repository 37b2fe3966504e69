import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servers } from '../../server/servers';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, test } from '../../support/portal';

const { origin } = servers.demo;
const CARD = `${origin}/embed/display-makro/capaian-kinerja-pemda?tinggi=1`;

/** The lines of the guide, as somebody copies them: the frame, and the script that follows its height. */
const guide = readFileSync(new URL('../../../docs/sematan.md', import.meta.url), 'utf8')
  .replaceAll('https://selaras.example.go.id', origin)
  .matchAll(/```html\n([\s\S]*?)```/g);
const [frameLine = '', listener = ''] = [...guide].map(([, lines]) => lines);

/** Somebody else's page, on another origin, whose policy allows this frame and nothing else of ours. */
const foreignPage = (
  width: number,
  script: boolean,
) => `<!doctype html><html lang="id"><title>Situs lain</title>
${frameLine
  .replace(/src="[^"]*"/, `id="kartu" src="${CARD}"`)
  .replace('width="100%"', `width="${width}"`)
  .replace(/height="\d+"/, 'height="100"')}
${script ? listener.replace('<script>', '<script nonce="situs">') : ''}</html>`;

let foreign: Server;
let address: string;
test.beforeAll(async () => {
  foreign = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; frame-src ${origin}; script-src 'nonce-situs'; style-src 'unsafe-inline'`,
    );
    response.end(foreignPage(Number(searchParams.get('lebar')), searchParams.has('skrip')));
  });
  await new Promise<void>((listening) => foreign.listen(0, '127.0.0.1', listening));
  address = `http://localhost:${(foreign.address() as AddressInfo).port}/`;
});
test.afterAll(() => new Promise((closed) => foreign.close(closed)));

for (const width of [280, 600]) {
  test(`a foreign page shows the card at ${width} px, and follows its height up and down`, async ({
    page,
  }) => {
    await page.goto(`${address}?lebar=${width}&skrip`);
    const frame = page.frameLocator('#kartu');
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Capaian kinerja');
    await expect(frame.getByRole('link', { name: 'Lihat lengkap di Selaras' })).toBeVisible();
    const height = () => page.locator('#kartu').evaluate((frame) => frame.clientHeight);
    await expect.poll(height).toBeGreaterThan(300);
    const before = await height();
    await page.locator('#kartu').evaluate((frame) => frame.setAttribute('width', '900'));
    await expect.poll(height).toBeLessThan(before);
    await page.locator('#kartu').evaluate((frame) => frame.setAttribute('width', '280'));
    await expect.poll(height).toBeGreaterThanOrEqual(before);
    const body = frame.locator('body');
    expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

test('the link of a card leads to the whole page in a tab of its own', async ({ page, context }) => {
  await page.goto(`${address}?lebar=600`);
  const opened = context.waitForEvent('page');
  await page.frameLocator('#kartu').getByRole('link', { name: 'Lihat lengkap di Selaras' }).click();
  await expect(await opened).toHaveURL(/\/public-display\/display-makro\/capaian-kinerja-pemda/);
});

test('a card keeps no cookie and runs no script unless it is to tell its height', async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(CARD.replace('?tinggi=1', ''));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  expect(await context.cookies(origin)).toEqual([]);
});

for (const path of ['display-makro/capaian-kinerja-pemda', 'indikator/kabupaten/1', 'capaian-iku']) {
  test(`the card of ${path} is accessible at 280 px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 280, height: 800 });
    await page.goto(`${origin}/embed/${path}`);
    await expectAccessibleInThemes(page);
    await expectNoSidewaysScroll(page);
  });
}

test('a page gives the line that shows it elsewhere, with the card as it will be', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto(`${origin}/public-display/display-makro/capaian-kinerja-pemda`);
  await page.getByRole('button', { name: 'Sematkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sematkan di situs lain' });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(
    'Capaian kinerja',
  );
  await dialog.getByRole('button', { name: 'Salin kode' }).click();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line.startsWith(`<iframe src="${origin}/embed/`)).toBe(true);
  expect(line).toMatch(/\/embed\/display-makro\/capaian-kinerja-pemda\?tahun=\d{4}" .*<\/iframe>$/);
});
