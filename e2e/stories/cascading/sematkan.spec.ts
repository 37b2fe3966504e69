import type { Page } from '@playwright/test';
import { hostServer, servers } from '../../server/servers';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, test } from '../../support/portal';
import { conform } from '../../support/sematkan/conformance';
import { guide } from '../../support/sematkan/embed-guide';
import { embedHosts } from '../../support/sematkan/embed-hosts';
import { hostPages } from '../../support/sematkan/host-pages';
import { serveHosts } from '../../support/sematkan/host-server';
import { corePairs, triedTable } from '../../support/sematkan/pairs';

const { origin } = servers.demo;
const TREE = '**/api/public-display/cascading?*';
const PROGRAM = /^kinerja-program:\d+$/;

/** As much of the handle as is asked here. */
interface Sematan {
  update(props: object): void;
  focusNode(key: string): boolean;
  exportPng(options?: object): Promise<Blob>;
  print(): Promise<void>;
  getCy(): { nodes(): { map<Value>(of: (node: { id(): string }) => Value): Value[] } } | null;
  unmount(): void;
}

type HostWindow = Window & {
  sematan: Sematan;
  tahu: [name: string, detail: Record<string, unknown> | null][];
  Selaras: {
    mountCascading(
      element: Element | null,
      props: object,
    ): Sematan & { on(name: string, act: () => void): void };
  };
  dicetak?: string;
  pelanggaran?: string[];
};

interface Federation {
  loadShare(name: string): Promise<() => unknown>;
  loadRemote<Module>(id: string): Promise<Module>;
}

interface ReactOfHost {
  createElement(component: unknown, props: object): unknown;
  createRoot(element: Element | undefined): { render(element: unknown): void };
}

type Lifecycles = Record<'bootstrap' | 'mount', (props: object) => Promise<unknown>>;

// The hosts' pages lie on one port, so one story after the other.
test.describe.configure({ mode: 'default' });

let hosts: { end(): Promise<void> };
let tree: object;
test.beforeAll(async ({ request }) => {
  const [own, suite] = await Promise.all([embedHosts(), hostPages()]);
  hosts = await serveHosts({ ...own.pages, ...suite.pages }, { ...own.scripts, ...suite.scripts });
  const year = { 'Default-Key-Tahun-Kinerja-Public': '2024' };
  const answer = await request.get(`${origin}/api/public-display/cascading?satuan_kerja_id=1012`, {
    headers: year,
  });
  tree = await answer.json();
});
test.afterAll(() => hosts.end());

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const host = window as unknown as HostWindow;
    host.pelanggaran = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      host.pelanggaran?.push(`${effectiveDirective} ${blockedURI}`),
    );
  }),
);

const open = (page: Page, path: string) => page.goto(`${hostServer.origin}${path}`);
const ready = (page: Page) => page.locator('[data-state=ready]');
const told = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as HostWindow).tahu.filter(([one]) => one === wanted).map(([, detail]) => detail),
    name,
  );

for (const pair of corePairs) {
  test(
    `the diagram stands in the page of ${pair.host} and changes nothing around it`,
    {
      tag: '@core',
    },
    ({ page }) => conform(page, pair),
  );
}

/** Pages that are the guide's own blocks, as somebody copies them. */
const copied = [
  'elemen',
  'single-spa',
  'react',
  'react-17',
  'react-16',
  'vue',
  'angular',
  'jquery',
  'webpack',
  'vite',
  'tema',
];

for (const host of copied) {
  test(`what the guide says for /${host} shows the diagram as it is copied`, async ({ page }) => {
    await open(page, `/${host}`);
    await expect(ready(page).getByRole('toolbar')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as HostWindow).pelanggaran)).toEqual([]);
  });
}

test('the guide names the pages that the diagram is tried in, and no other', { tag: '@core' }, () => {
  expect(guide).toContain(`\n\n${triedTable()}\n\n`);
});

test('the handle reaches everything, the page is told, and unmounting leaves nothing', {
  tag: '@core',
}, async ({ page }) => {
  // A flight to a box changes the zoom, too.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/pegangan');
  await expect(ready(page)).toBeVisible();
  expect(await told(page, 'ready')).toEqual([{ boxes: 64, tahun: 2024 }]);
  const nodes = () =>
    page.evaluate(
      () =>
        (window as unknown as HostWindow).sematan
          .getCy()
          ?.nodes()
          .map((node) => node.id()) ?? [],
    );
  await expect.poll(async () => (await nodes()).length).toBeGreaterThan(0);
  const program = (await nodes()).find((key) => PROGRAM.test(key)) ?? '';
  const focus = (key: string) =>
    page.evaluate((wanted) => (window as unknown as HostWindow).sematan.focusNode(wanted), key);
  expect(await focus('tidak-ada:1')).toBe(false);
  expect(await focus(program)).toBe(true);
  await expect.poll(() => told(page, 'select')).toEqual([expect.objectContaining({ key: program })]);
  await expect(page.getByRole('treeitem', { selected: true })).toBeVisible();

  // A reader with a wheel passes by; who wants to zoom clicks, or holds Ctrl.
  const picture = page.locator('[aria-roledescription=diagram]');
  const zoom = page.getByRole('textbox', { name: /^Zoom/ });
  await picture.hover();
  const shown = await zoom.inputValue();
  await page.mouse.wheel(0, 200);
  await expect(page.getByText('tahan Ctrl sambil menggulir')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await zoom.inputValue()).toBe(shown);
  await picture.focus();
  await picture.hover();
  await page.mouse.wheel(0, 300);
  await expect(zoom).not.toHaveValue(shown);

  const signature = await page.evaluate(async () => {
    const blob = await (window as unknown as HostWindow).sematan.exportPng({ ratio: 0.25 });
    return [...new Uint8Array(await blob.arrayBuffer()).slice(1, 4)];
  });
  expect(String.fromCharCode(...signature)).toBe('PNG');

  await page.getByRole('link', { name: 'Buka di Selaras' }).click();
  expect(await told(page, 'navigate')).toEqual([
    expect.objectContaining({ href: expect.stringContaining(`${origin}/public-display/`) }),
  ]);
  expect(page.context().pages()).toHaveLength(1);

  await page.evaluate(() =>
    (window as unknown as HostWindow).sematan.update({ satuanKerjaId: null, locale: 'en' }),
  );
  await expect(page.getByRole('heading', { name: 'Performance Cascade' })).toBeVisible();
  await expect(page.getByText('Whole regency · 2024')).toBeVisible();
  await page.evaluate(() => (window as unknown as HostWindow).sematan.unmount());
  await expect(page.locator('#diagram')).toBeEmpty();
});

test('a host of module federation gets the component and the lifecycles from the remote', async ({
  page,
}) => {
  await page.goto(`${origin}/public-display/arsitektur-kinerja?satuan_kerja_id=1012`);
  await expect(ready(page)).toBeVisible();
  await page.evaluate(async () => {
    const { __INSTANCES__ } = (window as unknown as { __FEDERATION__: { __INSTANCES__: Federation[] } })
      .__FEDERATION__;
    const [host] = __INSTANCES__;
    if (host === undefined) throw new Error('no host');
    const shared = async (name: string) => (await host.loadShare(name))() as ReactOfHost;
    const [react, dom] = await Promise.all([shared('react'), shared('react-dom/client')]);
    const { default: Cascading } = await host.loadRemote<{ default: unknown }>('mf_cascading/Cascading');
    const { bootstrap, mount } = await host.loadRemote<Lifecycles>('mf_cascading/lifecycles');
    const places = ['satu', 'dua'].map((id) => Object.assign(document.createElement('div'), { id }));
    document.querySelector('main')?.prepend(...places);
    const props = { satuanKerjaId: 1012, tahun: 2024, locale: 'en' };
    dom.createRoot(places[0]).render(react.createElement(Cascading, props));
    const lifecycle = { ...props, name: 'cascading', domElement: places[1] };
    await bootstrap(lifecycle);
    await mount(lifecycle);
  });
  for (const id of ['satu', 'dua']) await expect(page.locator(`#${id} [data-state=ready]`)).toBeVisible();
});

test('printing prints the branches from a frame of its own, also where texts are not trusted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const outer = window.top as unknown as HostWindow;
      outer.dicetak =
        document.querySelector('[data-print] svg') === null
          ? 'kosong'
          : window === window.top
            ? 'halaman'
            : 'bingkai';
    };
  });
  await open(page, '/skrip');
  await expect(ready(page)).toBeVisible();
  await page.evaluate(() => {
    const host = window as unknown as HostWindow;
    const place = document.createElement('div');
    document.body.append(place);
    host.sematan = host.Selaras.mountCascading(place, { satuanKerjaId: 1012, tahun: 2024 });
  });
  await expect(ready(page)).toHaveCount(2);
  await page.evaluate(() => (window as unknown as HostWindow).sematan.print());
  expect(await page.evaluate(() => (window as unknown as HostWindow).dicetak)).toBe('bingkai');
  expect(await page.evaluate(() => (window as unknown as HostWindow).pelanggaran)).toEqual([]);
});

test('data handed over needs no network, and two on one page know nothing of each other', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await open(page, '/kosong');
  await page.evaluate((data) => {
    const host = window as unknown as HostWindow;
    const mount = (id: string, props: object) =>
      host.Selaras.mountCascading(document.getElementById(id), { data, ...props });
    host.sematan = mount('satu', {});
    mount('dua', { locale: 'en', theme: 'dark', colours: { brand: '#f0b6c8' } });
  }, tree);
  await expect(ready(page)).toHaveCount(2);
  const size = page.evaluate(async () => (await (window as unknown as HostWindow).sematan.exportPng()).size);
  expect(await size).toBeGreaterThan(10_000);
  expect(asked).toEqual([]);
  await expect(page.getByRole('link', { name: /Selaras/ })).toHaveCount(0);
  const [first, second] = [page.locator('#satu'), page.locator('#dua')];
  await first.getByRole('treeitem').first().click();
  await expect(first.getByRole('treeitem', { selected: true })).toHaveCount(1);
  await expect(second.getByRole('treeitem', { selected: true })).toHaveCount(0);
  await expect(second.getByText('Achieved', { exact: true })).toBeVisible();
  const brand = second
    .locator('.akar')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--s-brand'));
  expect(await brand).toBe('#f0b6c8');
  await page.evaluate(() => (window as unknown as HostWindow).sematan.unmount());
  await second.getByRole('treeitem').first().click();
  await expect(second.getByRole('treeitem', { selected: true })).toHaveCount(1);
  await page.evaluate(
    (broken) =>
      (window as unknown as HostWindow).Selaras.mountCascading(document.getElementById('satu'), {
        data: broken,
      }),
    { data: 'bukan pohon' },
  );
  await expect(first.getByRole('alert')).toContainText('tidak dapat dibaca');
});

test('what fails is said with its way out; an API elsewhere is refused before anything is sent', {
  tag: '@core',
}, async ({ page }) => {
  const mount = (props: object) =>
    page.evaluate((given) => {
      const host = window as unknown as HostWindow;
      host.sematan?.unmount();
      host.sematan = host.Selaras.mountCascading(document.getElementById('satu'), { tahun: 2024, ...given });
    }, props);
  const elsewhere: string[] = [];
  page.on(
    'request',
    (request) => request.url().startsWith('https://data.example') && elsewhere.push(request.url()),
  );
  await open(page, '/kosong?api-base=https://data.example.go.id&data-api-origins=https://data.example.go.id');
  const embed = page.locator('#satu');
  await mount({ apiBase: 'https://data.example.go.id/api' });
  await expect(embed.getByRole('alert')).toContainText('Sumber data ditolak');
  await expect(embed.getByRole('button')).toHaveCount(0);
  expect(elsewhere).toEqual([]);

  await page.route('https://data.example.go.id/**', (route) =>
    route.fulfill({
      json: tree,
      headers: { 'Access-Control-Allow-Origin': hostServer.origin, 'Access-Control-Allow-Headers': '*' },
    }),
  );
  await mount({ apiBase: 'https://data.example.go.id/api', apiOrigins: ['https://data.example.go.id'] });
  await expect(ready(page)).toBeVisible();

  await page.route(TREE, (route) => route.fulfill({ status: 503, body: '{}' }));
  await mount({ satuanKerjaId: 1012 });
  await expect(embed.getByRole('alert')).toContainText('gagal dimuat');
  await page.unroute(TREE);
  await embed.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(ready(page)).toBeVisible();

  await page.context().setOffline(true);
  await mount({ satuanKerjaId: 1013, locale: 'en' });
  await expect(embed.getByRole('alert')).toContainText('offline');
  await page.context().setOffline(false);
  await expect(ready(page)).toBeVisible();

  await mount({ satuanKerjaId: 1012, tahun: 2025, locale: 'en' });
  await expect(embed.getByText('There is no cascade of 2025 yet')).toBeVisible();
});

test('it is accessible at 280 px, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 800 });
  await open(page, '/skrip');
  await expect(ready(page).getByRole('toolbar')).toBeVisible();
  await page.getByRole('button', { name: 'Tampilkan kerangka' }).click();
  await page.getByRole('treeitem').first().press('Enter');
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});

test('mounted and unmounted two hundred times it leaves no nodes and no listeners', async ({ page }) => {
  await open(page, '/kosong');
  const session = await page.context().newCDPSession(page);
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  await session.send('Performance.enable');
  const cycle = (times: number) =>
    page.evaluate(
      async ({ data, times }) => {
        const { Selaras } = window as unknown as HostWindow;
        for (let time = 0; time < times; time += 1) {
          const sematan = Selaras.mountCascading(document.getElementById('satu'), { data });
          await new Promise<void>((resolve) => sematan.on('ready', resolve));
          sematan.unmount();
        }
      },
      { data: tree, times },
    );
  await cycle(40);
  const before = await count();
  await cycle(200);
  const after = await count();
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.listeners - before.listeners).toBeLessThan(40);
});
