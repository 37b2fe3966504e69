import type { Page, Route } from '@playwright/test';
import { hostServer, servers } from '../../server/servers';
import { expect, test } from '../../support/portal';
import { serveHosts } from '../../support/sematkan/host-server';

const { origin } = servers.demo;
const SCRIPT = `${origin}/sematkan/cascading.js`;
const PUBLIC_TREE = '**/api/public-display/cascading?*';
/** A back end of somebody else. */
const ELSEWHERE = 'https://data.example.go.id';
const DINKES = { satuanKerjaId: 1012, tahun: 2024 };

interface Handle {
  update(props: unknown): void;
  focusNode(key: string): boolean;
  exportPng(): Promise<Blob>;
  getCy(): unknown;
  on(name: string, act: (detail: unknown) => void): void;
  unmount(): void;
}

type HostWindow = Window & {
  sematan: Handle;
  tahu: [name: string, detail: Record<string, unknown>][];
  pelanggaran: string[];
  Selaras: { mountCascading(place: unknown, props?: unknown): Handle };
};

// The host's pages lie on one port, so one story after the other.
test.describe.configure({ mode: 'default' });

const page = `<!doctype html><html lang="id"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Portal lain</title><main><div id="satu"></div></main><script src="${SCRIPT}" crossorigin="anonymous"></script></html>`;

let hosts: { end(): Promise<void> };
test.beforeAll(async () => {
  const policy = `default-src 'none'; script-src ${origin}; connect-src 'self'; style-src 'self'; img-src data:`;
  hosts = await serveHosts({ '/kosong': { html: page }, '/tertutup': { html: page, policy } });
});
test.afterAll(() => hosts.end());

/** Mounts in `#satu`, or anew there, and keeps what it tells in `tahu`. */
const mount = (from: Page, props: unknown) =>
  from.evaluate((given) => {
    const host = window as unknown as HostWindow;
    host.sematan?.unmount();
    host.tahu = [];
    host.sematan = host.Selaras.mountCascading(document.getElementById('satu'), given);
    for (const name of ['ready', 'error']) {
      host.sematan.on(name, (detail) => host.tahu.push([name, detail as Record<string, unknown>]));
    }
  }, props);
const update = (from: Page, props: unknown) =>
  from.evaluate((given) => (window as unknown as HostWindow).sematan.update(given), props);
const told = (from: Page) => from.evaluate(() => (window as unknown as HostWindow).tahu);
const codes = async (from: Page) =>
  (await told(from)).map(([name, { code }]) => (name === 'error' ? code : name));
const open = (from: Page, path = '/kosong') => from.goto(`${hostServer.origin}${path}`);

/** Answers that any page may read. */
const openly = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
const problem = (status: number, kode: string) => (route: Route) =>
  route.fulfill({ status, headers: openly, json: { status, kode, pesan: kode } });

test('a prop that nobody can follow is named in the element, and a later update recovers', {
  tag: '@core',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await open(page);
  const embed = page.locator('#satu');
  const wrong: [props: object, text: string][] = [
    [{ satuanKerjaId: 'abc' }, 'satuanKerjaId (satuan-kerja-id)'],
    [{ tahun: 3.5 }, 'tahun:'],
    [{ theme: 'biru' }, 'theme: seharusnya light, dark, auto, atau host, bukan "biru"'],
    [{ apiOrigins: ELSEWHERE }, 'apiOrigins:'],
    [{ colours: 'merah' }, 'colours:'],
    [{ getToken: 'rahasia' }, 'getToken: seharusnya fungsi'],
    [{ data: '[]' }, 'JSON.parse'],
    [{ locale: 'fr' }, 'seharusnya id atau en, bukan "fr"'],
  ];
  for (const [props, text] of wrong) {
    await mount(page, { ...DINKES, ...props });
    await expect(embed.getByRole('alert')).toContainText(text);
    await expect(embed.getByRole('button')).toHaveCount(0);
    expect(await told(page)).toEqual([
      ['error', { code: 'PROPS_SALAH', message: expect.stringContaining(text) }],
    ]);
  }
  expect(asked).toEqual([]);
  await mount(page, { tahun: 3.5, radius: 99 });
  await expect(embed.getByRole('alert')).toContainText(/tahun: .*radius: /s);
  await mount(page, { ...DINKES, locale: 'fr' });
  await expect(embed.getByRole('alert')).toContainText('seharusnya id atau en');
  await update(page, { locale: 'en', title: 7 });
  await expect(embed.getByRole('alert')).toContainText('title: should be text, not 7');
  await update(page, { title: 'Pohon' });
  await expect(embed.locator('[data-state=ready]')).toBeVisible();
  expect(await codes(page)).toEqual(['PROPS_SALAH', 'PROPS_SALAH', 'ready']);
});

test('an attribute that makes no sense is named instead of showing another tree', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const host = window as unknown as HostWindow;
    host.tahu = [];
    const element = document.createElement('selaras-cascading');
    element.setAttribute('satuan-kerja-id', 'abc');
    element.setAttribute('tahun', '2024');
    element.addEventListener('error', (event) =>
      host.tahu.push(['error', (event as unknown as CustomEvent<Record<string, unknown>>).detail]),
    );
    document.querySelector('main')?.append(element);
  });
  const element = page.locator('selaras-cascading');
  await expect(element.getByRole('alert')).toContainText('satuan-kerja-id');
  expect(await codes(page)).toEqual(['PROPS_SALAH']);
  await element.evaluate((embed) => embed.setAttribute('satuan-kerja-id', '1012'));
  await expect(element.locator('[data-state=ready]')).toBeVisible();
  await element.evaluate((embed) => Object.assign(embed, { props: 'teks' }));
  await expect(element.getByRole('alert')).toContainText('props');
  await element.evaluate((embed) => Object.assign(embed, { props: { colours: 7 } }));
  await expect(element.getByRole('alert')).toContainText('colours');
  await element.evaluate((embed) => Object.assign(embed, { props: {} }));
  await expect(element.locator('[data-state=ready]')).toBeVisible();
});

test('names that nobody knows change nothing and are said once in the console', async ({ page }) => {
  const warned: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  await open(page);
  await mount(page, { ...DINKES, satuanKerjaID: 1013, name: 'portal', colours: { brnad: '#7a1f3d' } });
  await expect(page.locator('#satu [data-state=ready]')).toBeVisible();
  await update(page, { satuanKerjaID: 1014, Tahun: 2025, locale: 'en' });
  await page.evaluate(() => {
    const element = document.createElement('selaras-cascading');
    for (const name of ['satuan-kerja', 'class', 'data-tahun', '_ngcontent-abc'])
      element.setAttribute(name, '1');
    document.querySelector('main')?.append(element);
  });
  await expect.poll(() => warned).toHaveLength(4);
  expect(warned).toEqual([
    '[Selaras] Props satuanKerjaID tidak dikenal dan diabaikan. Maksud Anda satuanKerjaId?',
    '[Selaras] Props colours.brnad tidak dikenal dan diabaikan. Maksud Anda brand?',
    '[Selaras] The prop Tahun is not known and has no effect. Did you mean tahun?',
    '[Selaras] Atribut satuan-kerja pada <selaras-cascading> tidak dikenal dan diabaikan. Maksud Anda satuan-kerja-id?',
  ]);
  expect(await codes(page)).toEqual(['ready']);
});

test('without a place there is a handle that does nothing, and the console says why', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open(page);
  const answers = await page.evaluate(async () => {
    const { Selaras } = window as unknown as HostWindow;
    const said: unknown[] = [];
    for (const place of [null, null, undefined, '#satu', [document.body], document]) {
      const handle = Selaras.mountCascading(place, { tahun: 2024 });
      const fault = new Promise((resolve) => handle.on('error', resolve));
      handle.update({ tahun: 2025 });
      said.push([handle.focusNode('x'), handle.getCy(), ((await fault) as { code: string }).code]);
      said.push(await handle.exportPng().catch(() => 'tidak ada'));
      handle.unmount();
    }
    return said;
  });
  expect(answers).toEqual(
    Array.from({ length: 6 }, () => [[false, null, 'PROPS_SALAH'], 'tidak ada']).flat(),
  );
  // null, undefined, string and object: each once.
  expect(errors).toHaveLength(4);
  expect(errors[0]).toContain('Selaras.mountCascading(element, props)');
  expect(errors[0]).toContain('null');
});

test('a place that is put into the page later shows the diagram then', async ({ page }) => {
  await open(page);
  await page.evaluate((props) => {
    const host = window as unknown as HostWindow;
    const place = Object.assign(document.createElement('div'), { id: 'nanti' });
    host.sematan = host.Selaras.mountCascading(place, props);
    document.querySelector('main')?.append(place);
  }, DINKES);
  await expect(page.locator('#nanti [data-state=ready]')).toBeVisible();
});

test('a wrong tree is refused with the path of its fault, and what no back end of ours answers is said', {
  tag: '@core',
}, async ({ page, request }) => {
  const answer = await request.get(`${origin}/api/public-display/cascading?satuan_kerja_id=1012`, {
    headers: { 'Default-Key-Tahun-Kinerja-Public': '2024' },
  });
  const tree = await answer.json();
  const broken = structuredClone(tree);
  broken.data[0].sasaran_strategis_pd[0].iku = 7;
  await open(page);
  const alert = page.locator('#satu').getByRole('alert');
  await mount(page, { data: broken });
  await expect(alert).toContainText('data[0].sasaran_strategis_pd[0].iku: seharusnya teks, bukan angka');
  await expect(page.locator('#satu').getByRole('button')).toHaveCount(0);

  const elsewhere = { ...DINKES, apiBase: `${ELSEWHERE}/api`, apiOrigins: [ELSEWHERE] };
  const answers: [answer: Parameters<Route['fulfill']>[0], code: string, text: string][] = [
    [{ json: broken }, 'DATA_RUSAK', 'iku: should be text'],
    [{ contentType: 'text/html', body: '<title>Masuk</title>' }, 'DATA_RUSAK', 'not JSON'],
    [{ contentType: 'application/json', body: '{"data":[{"id' }, 'DATA_RUSAK', 'not JSON'],
    [{ json: { halo: 'dunia' } }, 'DATA_RUSAK', 'data: should be a list, but is missing'],
    [
      { status: 404, json: { kode: 'TIDAK_DITEMUKAN', pesan: '' } },
      'UNIT_TIDAK_DIKENAL',
      'does not know agency 1012',
    ],
    [{ status: 503, json: {} }, 'TIDAK_TERJANGKAU', 'busy'],
  ];
  for (const [reply, code, text] of answers) {
    await page.route(`${ELSEWHERE}/**`, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fulfill({ headers: openly })
        : route.fulfill({ ...reply, headers: openly }),
    );
    await mount(page, { ...elsewhere, locale: 'en' });
    await expect(alert).toContainText(text);
    expect(await codes(page)).toEqual([code]);
    await page.unroute(`${ELSEWHERE}/**`);
  }
  await page.route(`${ELSEWHERE}/**`, (route) => route.fulfill({ json: tree, headers: openly }));
  await page.locator('#satu').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#satu [data-state=ready]')).toBeVisible();
});

test('what the own server does not have is said with its code', async ({ page }) => {
  await open(page);
  const embed = page.locator('#satu');
  await mount(page, { satuanKerjaId: 999_999, tahun: 2024 });
  await expect(embed.getByRole('alert')).toContainText('satuan kerja 999999');
  expect(await codes(page)).toEqual(['UNIT_TIDAK_DIKENAL']);
  await mount(page, { satuanKerjaId: 1012, tahun: 1999 });
  await expect(embed.getByRole('alert')).toContainText('tahun 1999');
  await expect(embed.getByRole('alert')).toContainText('Tahun yang dibuka: 2024, 2025.');
  expect(await codes(page)).toEqual(['TAHUN_TIDAK_DIKENAL']);
  await mount(page, { satuanKerjaId: 1012, tahun: 2025 });
  await expect(embed.getByText('Belum ada data cascading tahun 2025')).toBeVisible();
  expect(await codes(page)).toEqual(['BELUM_ADA_DATA']);
});

test('a refusal by CORS tells readers no jargon and the developer which setting to add', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.text().startsWith('[Selaras]') && errors.push(message.text()));
  await open(page);
  const alert = page.locator('#satu').getByRole('alert');
  await page.evaluate((props) => {
    const host = window as unknown as HostWindow;
    host.tahu = [];
    const signedIn = { ...props, getToken: () => 'token' };
    host.sematan = host.Selaras.mountCascading(document.getElementById('satu'), signedIn);
    host.sematan.on('error', (detail) => host.tahu.push(['error', detail as Record<string, unknown>]));
  }, DINKES);
  await expect(alert).toContainText('belum mengizinkan halaman ini');
  await expect(alert).not.toContainText('CORS');
  const setting = `CORS_ORIGINS=${hostServer.origin}`;
  expect(await told(page)).toEqual([
    ['error', { code: 'CORS_DITOLAK', message: expect.stringContaining(setting) }],
  ]);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.poll(() => codes(page)).toEqual(['CORS_DITOLAK', 'CORS_DITOLAK']);
  expect(errors).toEqual([expect.stringContaining(setting)]);

  await page.route(`${ELSEWHERE}/**`, (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': 'https://lain.example.go.id' } }),
  );
  const elsewhere = { ...DINKES, apiBase: `${ELSEWHERE}/api`, apiOrigins: [ELSEWHERE] };
  await mount(page, elsewhere);
  await expect.poll(() => codes(page)).toEqual(['CORS_DITOLAK']);
  expect((await told(page))[0]?.[1].message).toContain(`SEMATAN_ORIGINS=${hostServer.origin}`);
  await page.unroute(`${ELSEWHERE}/**`);
  await page.route(`${ELSEWHERE}/**`, (route) => route.abort());
  await mount(page, elsewhere);
  await expect.poll(() => codes(page)).toEqual(['TIDAK_TERJANGKAU']);
});

test("a refusal by the page's own policy names directive and origin, and is asked for once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const host = window as unknown as HostWindow;
    host.pelanggaran = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      host.pelanggaran.push(effectiveDirective),
    );
  });
  await open(page, '/tertutup');
  await mount(page, DINKES);
  await expect(page.locator('#satu').getByRole('alert')).toContainText('Aturan keamanan halaman');
  const [[, fault] = []] = await told(page);
  expect(fault).toEqual({
    code: 'CSP_DITOLAK',
    message: expect.stringContaining(`tambahkan ${origin} pada connect-src`),
  });
  expect(await page.evaluate(() => (window as unknown as HostWindow).pelanggaran)).toEqual(['connect-src']);
});

test('a token that ended is asked for once more, then said, with a way to try again', async ({ page }) => {
  await open(page);
  const own = `${hostServer.origin}/perantara/cascading?*`;
  await page.route(own, problem(401, 'BELUM_MASUK'));
  await page.evaluate((props) => {
    const host = window as unknown as HostWindow & { diminta: number };
    host.tahu = [];
    host.diminta = 0;
    const getToken = () => {
      host.diminta += 1;
      return `token-${host.diminta}`;
    };
    const given = { ...props, getToken, apiBase: `${location.origin}/perantara` };
    host.sematan = host.Selaras.mountCascading(document.getElementById('satu'), given);
    host.sematan.on('error', (detail) => host.tahu.push(['error', detail as Record<string, unknown>]));
  }, DINKES);
  await expect(page.getByRole('alert')).toContainText('Sesi Anda telah berakhir');
  expect(await codes(page)).toEqual(['TOKEN_BERAKHIR']);
  expect(await page.evaluate(() => (window as unknown as { diminta: number }).diminta)).toBe(2);
  await page.evaluate(() =>
    (window as unknown as HostWindow).sematan.update({
      apiBase: `${location.origin}/perantara/`,
      getToken: () => {
        throw new Error('habis');
      },
    }),
  );
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('alert')).toContainText('Anda belum dikenali');
});

test('whoever takes it away, or changes it, while it loads hears nothing of it any more', async ({
  page,
}) => {
  await open(page);
  const held: Route[] = [];
  await page.route(PUBLIC_TREE, (route) => void held.push(route));
  const holds = (count: number) => expect.poll(() => held.length).toBe(count);
  const letGo = () => Promise.all(held.splice(0).map((route) => route.continue().catch(() => {})));
  const inside = () => page.locator('#satu');

  await mount(page, DINKES);
  await holds(1);
  await page.evaluate(() => (window as unknown as HostWindow).sematan.unmount());
  await expect(inside()).toBeEmpty();
  await letGo();

  await mount(page, DINKES);
  await holds(1);
  await page.evaluate(() => document.getElementById('satu')?.replaceChildren());
  await letGo();
  await expect(inside()).toBeEmpty();

  // Of the two that were asked for, only the later one counts.
  await mount(page, { ...DINKES, satuanKerjaId: 999_999 });
  await holds(1);
  await update(page, { satuanKerjaId: 1012 });
  await holds(2);
  await letGo();
  await expect(inside().locator('[data-state=ready]')).toBeVisible();
  expect(await codes(page)).toEqual(['ready']);

  // An unmount from within a listener, while React is at work.
  await page.unroute(PUBLIC_TREE);
  await page.evaluate(() => {
    const host = window as unknown as HostWindow;
    host.sematan.unmount();
    host.tahu = [];
    const handle = host.Selaras.mountCascading(document.getElementById('satu'), { tahun: 'dua' });
    handle.on('error', (detail) => {
      handle.unmount();
      host.tahu.push(['error', detail as Record<string, unknown>]);
    });
  });
  await expect.poll(() => codes(page)).toEqual(['PROPS_SALAH']);
  await expect(inside()).toBeEmpty();
});
