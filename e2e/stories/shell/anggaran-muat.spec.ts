import type { Registry } from '@selaras/contracts';
import { weigh } from '../../bench/browser/page-weight';
import { servers } from '../../server/servers';
import { tokenOf } from '../../support/accounts';
import { apiJson } from '../../support/api';
import { expect, loaded, signedIn, test } from '../../support/portal';

const KB = 1000;
const FIRST_PAGE = 265 * KB;

test('the login page shows with at most 180 kB of JavaScript', { tag: '@core' }, async ({ page }) => {
  const weight = await weigh(page, `${servers.demo.origin}/login`, 'input[type=password]');
  expect(weight.scriptBytes).toBeGreaterThan(50 * KB);
  expect(weight.scriptBytes).toBeLessThanOrEqual(180 * KB);
});

test('a first page of a remote shows with at most 265 kB in 12 scripts, and with none of it warm', {
  tag: '@core',
}, async ({ page, context }) => {
  await signedIn(page, 'dinkes');
  const url = `${servers.demo.origin}/display-mikro/cascading?satuan_kerja_id=1012`;
  const cold = await weigh(page, url, '[data-state=ready]');
  expect(cold.scriptBytes).toBeGreaterThan(100 * KB);
  expect(cold.scriptBytes).toBeLessThanOrEqual(FIRST_PAGE);
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

/** First pages of every kind, the heaviest of each; `{id}` is the first row of the list above them. */
for (const [path, shown, account] of [
  ['/sasaran-strategis-pd', 'tbody td', 'dinkes'],
  ['/kinerja-program', 'tbody td', 'dinkes'],
  ['/kinerja-program/{id}/kinerja-kegiatan-cross', 'tbody td', 'dinkes'],
  ['/kinerja-program/create', 'textarea', 'dinkes'],
  ['/kinerja-program/{id}/edit', 'textarea', 'dinkes'],
  ['/kinerja-cross-cutting/create', 'textarea', 'dinkes'],
  ['/sasaran-strategis-rpjmd/{id}/edit', 'textarea', 'super'],
  ['/program/create', 'form input', 'super'],
  ['/kinerja-sub-kegiatan/{id}/edit-tim-kerja', 'main form', 'dinkes'],
  ['/sasaran-strategis-rpjmd/{id}', 'dl dd', 'dinkes'],
  ['/kamus-indikator', 'tbody td', 'dinkes'],
  ['/kamus-indikator-validasi-bappeda', 'tbody td', 'val_bappeda'],
  ['/validasi-perencanaan/1012', 'tbody td', 'val_rencana1'],
  ['/rencana-aksi', 'tbody td', 'dinkes'],
  ['/capaian-iku', 'tbody td', 'dinkes'],
  ['/rekap-anggaran', 'tbody td', 'dinkes'],
  ['/perjanjian-kinerja', 'tbody td', 'dinkes'],
  ['/kinerja-langkah-aksi-terintegrasi', '[role=gridcell]', 'dinkes'],
  ['/nilai-jenjang-kinerja', '[role=gridcell]', 'super'],
  ['/rapor-kinerja/penambahan-jumlah-output', '[role=gridcell]', 'dinkes'],
] as const) {
  test(`${path} shows as a first page with at most 265 kB of JavaScript`, async ({ page }) => {
    await signedIn(page, account);
    const weight = await weigh(page, servers.demo.origin + (await filled(path)), shown);
    expect(weight.remoteBytes).toBeGreaterThan(10 * KB);
    expect(weight.scriptBytes, weight.urls.join('\n')).toBeLessThanOrEqual(FIRST_PAGE);
  });
}

test('no page of any remote waits for more than 265 kB of JavaScript', async ({ page }) => {
  const { origin } = servers.demo;
  await signedIn(page, 'dinkes');
  const first = await weigh(page, `${origin}/rekap-anggaran`, 'tbody td');
  const shared = first.scriptBytes - first.remoteBytes;
  const { remotes } = (await (await fetch(`${origin}/registry.json`)).json()) as Registry;

  const bytesOf = bytesOnce();
  let pages = 0;
  for (const { entry, preload } of Object.values(remotes)) {
    for (const [id, scripts] of Object.entries(preload)) {
      const own = await Promise.all(scripts.map((script) => bytesOf(new URL(script, origin + entry).href)));
      const whole = own.reduce((total, size) => total + size, shared);
      expect(whole, id).toBeLessThanOrEqual(FIRST_PAGE);
      pages += 1;
    }
  }
  expect(pages).toBeGreaterThan(70);
});

test('no display brings more than 60 kB of its own', async () => {
  const { origin } = servers.demo;
  const { remotes } = (await (await fetch(`${origin}/registry.json`)).json()) as Registry;
  const { entry, preload } = remotes.mf_display as Registry['remotes'][string];
  const bytesOf = bytesOnce();
  for (const [id, scripts] of Object.entries(preload)) {
    const own = await Promise.all(scripts.map((script) => bytesOf(new URL(script, origin + entry).href)));
    expect(
      own.reduce((total, size) => total + size, 0),
      id,
    ).toBeLessThanOrEqual(60 * KB);
  }
});

test('the charts’ part has at most 50 kB of gzip, and comes only where a chart is seen', async ({ page }) => {
  const { origin } = servers.demo;
  const parts: string[] = [];
  page.on('request', (request) => {
    if (/\/bagian-grafik[^/]*\.js$/.test(request.url())) parts.push(request.url());
  });
  await page.goto(`${origin}/public-display/display-makro/rkpd`);
  await expect(page.locator('tbody td').first()).toBeVisible();
  await loaded(page);
  expect(parts).toEqual([]);
  await page.goto(`${origin}/public-display/display-makro/capaian-kinerja-keuangan`);
  await expect(page.locator('figure svg[viewBox]').first()).toBeVisible();
  expect(new Set(parts).size).toBe(1);
  const bytes = await compressedBytes(parts[0] ?? '', 'gzip');
  expect(bytes).toBeGreaterThan(10 * KB);
  expect(bytes).toBeLessThanOrEqual(50 * KB);
});

/** Asks for the size of every file once. */
function bytesOnce(): (url: string) => Promise<number> {
  const bytes = new Map<string, Promise<number>>();
  return (url) => {
    const known = bytes.get(url) ?? compressedBytes(url);
    bytes.set(url, known);
    return known;
  };
}

/** Bytes of a file as browsers receive it. */
async function compressedBytes(url: string, encoding: 'br' | 'gzip' = 'br'): Promise<number> {
  const { ok, headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
  expect(ok, url).toBe(true);
  return Number(headers.get('content-length'));
}

/** The path with the id of a row that Dinas Kesehatan sees. */
async function filled(path: string): Promise<string> {
  const [list, below] = path.split('/{id}');
  if (below === undefined) return path;
  const { origin } = servers.demo;
  const { data } = await apiJson<{ data: { id: number }[] }>('GET', `${list}`, {
    origin,
    token: await tokenOf(origin, 'dinkes'),
  });
  return `${list}/${data[0]?.id}${below}`;
}
