import type { Page } from '@playwright/test';
import { hostServer, servers } from '../../server/servers';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, test } from '../../support/portal';
import { snippet } from '../../support/sematkan/embed-guide';
import { serveHosts } from '../../support/sematkan/host-server';

const FRAME = `${servers.demo.origin}/sematkan/cascading`;
const POLICY = `default-src 'none'; frame-src ${servers.demo.origin}`;

// The hosts' pages lie on one port, so one story after the other.
test.describe.configure({ mode: 'default' });

const pageWith = (line: string) =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Portal lain</title></head><body><main><h1>Portal lain</h1>${line}</main></body></html>`;

let hosts: { end(): Promise<void> };
test.beforeAll(async () => {
  hosts = await serveHosts({
    '/bingkai': { html: pageWith(snippet('html bingkai')), policy: POLICY },
    '/bukan-bingkai': {
      html: pageWith(`<iframe src="${servers.demo.origin}/login" title="Masuk"></iframe>`),
      policy: POLICY,
    },
  });
});
test.afterAll(() => hosts.end());

/** Messages of one page come in turn: once this one is there, those before it have been heard. */
const LAST = 'sudah';

/** Says everything that could be taken for an order to the diagram, from a page around it. */
const sayToFrame = (page: Page) =>
  page.locator('iframe').evaluate((frame, last) => {
    const { contentWindow } = frame as HTMLIFrameElement;
    for (const said of [
      'unmount',
      { type: 'update', props: { satuanKerjaId: null, locale: 'en', theme: 'dark' } },
      { jenis: 'selaras:perbarui', apiBase: 'https://jahat.example/api' },
      JSON.stringify({ method: 'update', params: { data: { data: [], meta: { tahun: 2024 } } } }),
      last,
    ])
      contentWindow?.postMessage(said, '*');
  }, LAST);

test('a site that runs no script of others shows the diagram in a frame, and nothing said to it changes it', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(`${hostServer.origin}/bingkai`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-state=ready]').getByRole('toolbar')).toBeVisible();
  const shown = () =>
    frame.locator('.akar').evaluate((root) => [root.textContent, root.getAttribute('lang')]);
  const before = await shown();
  await frame.locator('.akar').evaluate((_root, last) => {
    addEventListener('message', ({ data }) => {
      if (data === last) document.title = last;
    });
  }, LAST);
  await sayToFrame(page);
  await expect.poll(() => frame.locator('.akar').evaluate(() => document.title)).toBe(LAST);
  expect(await shown()).toEqual(before);
  await expect(frame.getByRole('heading', { name: 'Cascading Kinerja', exact: true })).toBeVisible();
});

test('its policy refuses nothing that it does', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto(`${FRAME}?satuan_kerja_id=1012&tahun=2024`);
  await expect(page.locator('[data-state=ready]').getByRole('toolbar')).toBeVisible();
  expect(refused).toEqual([]);
});

test('what is wrong in its address is said in the language that the address names', async ({ page }) => {
  const answer = await page.goto(`${FRAME}?locale=en&tahun=1999&unit=1012`);
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('heading', { name: 'The address of this frame needs a repair' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([/^tahun must be 2024 or 2025/, /^unit is not known/]);
  await expectAccessibleInThemes(page);
  await page.goto(`${FRAME}?satuan_kerja_id=999999&locale=en`);
  await expect(page.getByRole('alert')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame says why it is empty and leads to the tree in the portal', async ({ page }) => {
    await page.goto(`${FRAME}?satuan_kerja_id=1012&locale=en`);
    const text = page.locator('noscript > p');
    await expect(text).toBeVisible();
    await expect(text).toContainText('scripts do not run in this browser');
    await expect(text.locator('a')).toHaveAttribute(
      'href',
      '/public-display/display-mikro/cascading?satuan_kerja_id=1012',
    );
    await expect(page.locator('.lambat')).toBeHidden();
  });
});

test('it fills its frame from 320 px on and is accessible, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${FRAME}?satuan_kerja_id=1012&tahun=2024`);
  await expect(page.locator('[data-state=ready]').getByRole('toolbar')).toBeVisible();
  const size = await page.locator('.akar').boundingBox();
  expect(size).toEqual({ x: 0, y: 0, width: 320, height: 640 });
  const picture = await page.locator('[aria-roledescription=diagram]').boundingBox();
  expect(picture?.width).toBe(320);
  expect(picture?.height).toBeGreaterThan(320);
  await expectNoSidewaysScroll(page);
  await expectAccessibleInThemes(page);
  // The outline beside it is longer than the frame.
  await page.setViewportSize({ width: 978, height: 640 });
  await page.reload();
  await expect(page.getByRole('tree')).toBeVisible();
  expect(await page.locator('.akar').boundingBox()).toEqual({ x: 0, y: 0, width: 978, height: 640 });
});

test('another page of the portal is not shown in a frame of a stranger', async ({ page }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${hostServer.origin}/bukan-bingkai`);
  await refused;
  await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
});
