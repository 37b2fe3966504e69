import type { Page } from '@playwright/test';
import { indonesian } from '../../../mf-cascading/src/embed/words/indonesian';
import { generatedTree, shapes } from '../../../mf-cascading/src/testing/generated-tree';
import { hostServer, servers } from '../../server/servers';
import { expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, test } from '../../support/portal';
import { serveHosts } from '../../support/sematkan/host-server';

/** As much of the handle as is asked here. */
interface Sematan {
  update(props: object): void;
  focusNode(key: string): boolean;
  exportPng(options?: object): Promise<Blob>;
  on(name: string, act: (detail: never) => void): void;
  unmount(): void;
}

type HostWindow = Window & {
  Selaras: { version: string; mountCascading(element: Element | null, props: object): Sematan };
  sematan: Sematan;
  data: object;
  tahu: [name: string, detail: unknown][];
  galat: string[];
};

type CascadingElement = HTMLElement & { props: object; handle: Sematan | null };

const SCRIPT = `${servers.demo.origin}/sematkan/cascading.js`;
const script = (nonce = '') => `<script src="${SCRIPT}" crossorigin="anonymous"${nonce}></script>`;
const page = (body: string) =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Portal lain</title></head><body>${body}</body></html>`;

/** Everything but scripts is as strict as the guide says. */
const policy = (scripts: string) =>
  `default-src 'none'; script-src ${scripts}; connect-src ${servers.demo.origin}; style-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types selaras-sematan selaras-sematan-cetak`;
const NONCE = ' nonce="sekali"';
const nonceBody = `<div id="satu"></div>${script(NONCE)}<script${NONCE}>
  window.sematan = Selaras.mountCascading(document.getElementById('satu'), { satuanKerjaId: 1012, tahun: 2024 });
</script>`;

const pages = {
  '/kosong': { html: page(`<div id="satu"></div><div id="dua"></div>${script()}`) },
  '/nonce': { html: page(nonceBody), policy: policy("'nonce-sekali'") },
  '/nonce-ketat': { html: page(nonceBody), policy: policy("'nonce-sekali' 'strict-dynamic'") },
};

/** A tree whose own texts are no words of any language. */
const data = JSON.parse(
  JSON.stringify(generatedTree(shapes.kecil), (_, value) =>
    typeof value === 'string' && /[A-Z ]/.test(value) ? 'Xqz' : value,
  ),
) as object;

// The hosts' pages lie on one port, so one story after the other.
test.describe.configure({ mode: 'default' });

let hosts: { end(): Promise<void> };
test.beforeAll(async () => {
  hosts = await serveHosts(pages);
});
test.afterAll(() => hosts.end());

test.beforeEach(({ page }) =>
  page.addInitScript((tree) => {
    const host = window as unknown as HostWindow;
    Object.assign(host, { data: tree, tahu: [], galat: [] });
    addEventListener('error', ({ message }) => host.galat.push(message));
    addEventListener('unhandledrejection', ({ reason }) => host.galat.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      host.galat.push(`${effectiveDirective} ${blockedURI}`),
    );
  }, data),
);

// Nothing that a story does is an error of the page around.
test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => (window as unknown as HostWindow).galat)).toEqual([]);
});

const open = (page: Page, path = '/kosong') => page.goto(`${hostServer.origin}${path}`);
const ready = (page: Page) => page.locator('[data-state=ready]');
const pictureOf = (page: Page) => page.locator('[aria-roledescription=diagram]');
const mount = (page: Page, props: object = {}, style = '') =>
  page.evaluate(
    ([given, css]) => {
      const host = window as unknown as HostWindow;
      const place = document.getElementById('satu');
      place?.setAttribute('style', css as string);
      host.sematan = host.Selaras.mountCascading(place, { data: host.data, ...(given as object) });
      for (const name of ['ready', 'select', 'resize'])
        host.sematan.on(name, (detail) => host.tahu.push([name, detail]));
    },
    [props, style] as const,
  );
const told = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as HostWindow).tahu.filter(([one]) => one === wanted).map(([, detail]) => detail),
    name,
  );
const style = (page: Page, css: string) =>
  page.evaluate((text) => document.getElementById('satu')?.setAttribute('style', text), css);

test('in a closed tab of the page it is drawn when it is shown, as high as its element', async ({ page }) => {
  await open(page);
  await mount(page, {}, 'display: none; height: 400px');
  await expect(page.locator('[data-state=loading]')).toBeAttached();
  expect(await told(page, 'ready')).toEqual([]);
  await style(page, 'height: 400px');
  await expect(ready(page).getByRole('toolbar')).toBeVisible();
  expect(await told(page, 'ready')).toHaveLength(1);
  expect((await page.locator('selaras-diagram').boundingBox())?.height).toBe(400);
  expect((await pictureOf(page).boundingBox())?.height).toBeGreaterThan(200);
  await expect(page.getByRole('tree')).toBeVisible();
});

for (const [style, height] of [
  ['', 560],
  ['height: 640px', 640],
  ['height: 240px', 240],
  ['min-height: 300px', 560],
  ['min-height: 800px', 800],
  ['height: 100%', 560],
] as const) {
  test(`it is ${height} px high in an element with "${style}", however long its outline is`, async ({
    page,
  }) => {
    await open(page);
    await page.locator('body').evaluate((body) => body.setAttribute('style', 'width: 1000px'));
    await mount(page, { data: undefined, satuanKerjaId: 1012, tahun: 2024 }, style);
    await expect(page.getByRole('tree')).toBeVisible();
    const root = await page.locator('.akar').boundingBox();
    expect(root?.height).toBe(height);
    const picture = await page.locator('[aria-roledescription=diagram]').boundingBox();
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual((root?.y ?? 0) + height);
  });
}

test('it follows its element sharply, and tells the new size and not the first', async ({ page }) => {
  await open(page);
  await mount(page, {}, 'width: 900px; height: 500px');
  await expect(ready(page).getByRole('toolbar')).toBeVisible();
  // A page that answers with another height of its own starts no loop.
  await page.evaluate(() => {
    const host = window as unknown as HostWindow;
    host.sematan.on('resize', ({ width }: { width: number }) => {
      const place = document.getElementById('satu');
      if (place) place.style.height = `${width}px`;
    });
  });
  await style(page, 'width: 640px; height: 500px');
  await expect
    .poll(() => told(page, 'resize'))
    .toEqual([
      { width: 640, height: 500 },
      { width: 640, height: 640 },
    ]);
  await expect
    .poll(() =>
      pictureOf(page).evaluate((picture) => {
        const canvas = picture.querySelector('canvas');
        return [(canvas?.width ?? 0) / devicePixelRatio, canvas?.clientWidth];
      }),
    )
    .toEqual([640, 640]);
  await style(page, 'display: none');
  await style(page, 'width: 640px; height: 640px');
  await expect(pictureOf(page)).toBeVisible();
  expect(await told(page, 'resize')).toHaveLength(2);
});

for (const kind of ['element', 'plain'] as const) {
  test(`moved in the page it goes on, taken out and put back it is there again (${kind})`, async ({
    page,
  }) => {
    await open(page);
    if (kind === 'plain') await mount(page);
    else {
      await page.evaluate(() => {
        const host = window as unknown as HostWindow;
        const element = document.createElement('selaras-cascading') as CascadingElement;
        element.props = { data: host.data };
        document.getElementById('satu')?.append(element);
        host.sematan = element.handle as Sematan;
      });
    }
    await expect(ready(page).getByRole('toolbar')).toBeVisible();
    await page.getByRole('treeitem').first().click();
    const chosen = page.getByRole('treeitem', { selected: true });
    await expect(chosen).toHaveCount(1);
    await page.evaluate(() => {
      const moved = document.querySelector('selaras-diagram, selaras-cascading');
      document.getElementById('dua')?.append(moved as Element);
    });
    await expect(page.locator('#dua').getByRole('treeitem', { selected: true })).toHaveCount(1);
    await page.evaluate(() => {
      const moved = document.querySelector('selaras-diagram, selaras-cascading') as CascadingElement;
      moved.remove();
      Object.assign(window, { diambil: moved });
    });
    await expect(ready(page)).toHaveCount(0);
    const handle = () =>
      page.evaluate(() => (window as unknown as { diambil: CascadingElement }).diambil.handle === null);
    if (kind === 'element') expect(await handle()).toBe(true);
    await page.evaluate(() =>
      document.getElementById('satu')?.append((window as unknown as { diambil: Element }).diambil),
    );
    await expect(page.locator('#satu [data-state=ready]').getByRole('toolbar')).toBeVisible();
    // A custom element that was out begins anew; a plain one was never let go.
    await expect(chosen).toHaveCount(kind === 'element' ? 0 : 1);
  });
}

test('ten on one page are all drawn', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const host = window as unknown as HostWindow;
    for (let at = 0; at < 10; at += 1) {
      const place = document.createElement('div');
      document.getElementById('satu')?.append(place);
      host.Selaras.mountCascading(place, { data: host.data });
    }
  });
  await expect(ready(page)).toHaveCount(10);
});

test('it takes neither focus nor scroll, lets the Tab key through, and Escape closes the details', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<p style="height: 900px"></p><button id="sebelum">a</button>',
    );
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button id="sesudah">b</button><p style="height: 900px"></p>',
    );
    document.getElementById('sebelum')?.focus({ preventScroll: true });
  });
  await mount(page);
  await expect(ready(page).getByRole('toolbar')).toBeVisible();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  const focus = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.localName);
  expect(await focus()).toBe('sebelum');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const through = async (key: string, end: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key);
      if ((await focus()) === end) return presses;
    }
    return null;
  };
  expect(await through('Tab', 'sesudah')).toBeGreaterThan(5);
  expect(await through('Shift+Tab', 'sebelum')).toBeGreaterThan(5);

  await page.getByRole('treeitem').first().press('Enter');
  const details = page.getByRole('region', { name: indonesian.diagram.details });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
});

test('nothing is left in the page but its one name', async ({ page }) => {
  await page.addInitScript(() => {
    const kept: string[] = [];
    const globals = Object.getOwnPropertyNames(window);
    Object.assign(window, { kept, globals });
    for (const target of [window, document]) {
      const { addEventListener: add, removeEventListener: remove } = target;
      const name = target === document ? 'document' : 'window';
      target.addEventListener = (type: string, act: never, options?: AddEventListenerOptions) => {
        kept.push(`${name} ${type}`);
        options?.signal?.addEventListener('abort', () => kept.splice(kept.indexOf(`${name} ${type}`), 1));
        add.call(target, type, act, options);
      };
      target.removeEventListener = (type: string, act: never, options?: EventListenerOptions) => {
        const at = kept.indexOf(`${name} ${type}`);
        if (at >= 0) kept.splice(at, 1);
        remove.call(target, type, act, options);
      };
    }
  });
  await open(page);
  const around = () =>
    page.evaluate(() => ({
      bodyStyle: document.body.getAttribute('style'),
      rootStyle: document.documentElement.getAttribute('style'),
      arrays: Object.getOwnPropertyNames(Array.prototype).length,
      objects: Object.getOwnPropertyNames(Object.prototype).length,
      stored: localStorage.length + sessionStorage.length + document.cookie.length,
      layers: document.body.children.length,
    }));
  const before = await around();
  await mount(page, { theme: 'host' });
  await expect(ready(page).getByRole('toolbar')).toBeVisible();
  await page.getByRole('treeitem').first().click();
  await page.evaluate(async () => {
    const host = window as unknown as HostWindow;
    await host.sematan.exportPng({ ratio: 0.25 });
    host.sematan.unmount();
    document.getElementById('satu')?.removeAttribute('style');
  });
  expect(await around()).toEqual(before);
  const left = await page.evaluate(() => {
    const { kept, globals } = window as unknown as { kept: string[]; globals: string[] };
    const own = [
      'addEventListener',
      'removeEventListener',
      'kept',
      'globals',
      'data',
      'tahu',
      'galat',
      'sematan',
      'satu',
      'dua',
    ];
    const names = Object.getOwnPropertyNames(window);
    return { kept, names: names.filter((name) => !globals.includes(name) && !own.includes(name)) };
  });
  // The bundler's late parts are handed over in a list that has a name of its own.
  expect(left.names.filter((name) => !/^(rspack|webpack)Chunkselaras_sematkan$/.test(name))).toEqual([
    'Selaras',
  ]);
  // axios, React and cytoscape listen to these once each, for as long as the page lives.
  expect(
    left.kept.filter((name) => !/^(window (error|unhandledrejection|securitypolicyviolation))$/.test(name)),
  ).toEqual(['window message', 'document selectionchange', 'window test']);
});

for (const path of ['/nonce', '/nonce-ketat']) {
  test(`late parts come under a policy that trusts a nonce (${path})`, async ({ page }) => {
    await open(page, path);
    await expect(ready(page).getByRole('toolbar')).toBeVisible();
    const size = page.evaluate(
      async () => (await (window as unknown as HostWindow).sematan.exportPng({ ratio: 0.25 })).size,
    );
    expect(await size).toBeGreaterThan(1000);
  });
}

test('the first script of a page stays in force when another version comes', async ({ page, request }) => {
  const text = await (await request.get(SCRIPT)).text();
  await open(page);
  const version = await page.evaluate(() => (window as unknown as HostWindow).Selaras.version);
  const other = text.replaceAll(JSON.stringify(version), '"999.0.0"');
  expect(other).not.toBe(text);
  await page.route('**/versi-lain.js', (route) =>
    route.fulfill({ body: other, contentType: 'text/javascript' }),
  );
  await mount(page);
  await page.addScriptTag({ url: `${hostServer.origin}/versi-lain.js` });
  expect(await page.evaluate(() => (window as unknown as HostWindow).Selaras.version)).toBe(version);
  await page.evaluate(() => {
    const element = document.createElement('selaras-cascading') as CascadingElement;
    element.props = { data: (window as unknown as HostWindow).data };
    document.getElementById('dua')?.append(element);
  });
  await expect(ready(page)).toHaveCount(2);
  await expect(page.getByRole('toolbar')).toHaveCount(2);
});

test('the theme of the page is followed, by what it says and by what it looks like', async ({ page }) => {
  await open(page);
  await mount(page, { theme: 'host' });
  const root = page.locator('.akar');
  await expect(root).toHaveAttribute('data-theme', 'light');
  const html = (css: string) =>
    page.evaluate((text) => document.documentElement.setAttribute('style', text), css);
  await html('background: #101820');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await html('background: #101820; color-scheme: light');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await html('color-scheme: light dark');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await html('background: oklch(0.97 0.01 200)');
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('font, corners, density and colours of the page are those of texts, boxes and pictures', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fonts = new Set<string>();
    Object.assign(window, { fonts });
    const { prototype } = CanvasRenderingContext2D;
    const font = Object.getOwnPropertyDescriptor(prototype, 'font');
    Object.defineProperty(prototype, 'font', {
      ...font,
      set(text: string) {
        fonts.add(text);
        font?.set?.call(this, text);
      },
    });
  });
  await open(page);
  const normal = { font: 'Georgia', radius: 0, colours: { brand: '#ffe600', ground: 'bukan warna' } };
  await mount(page, { ...normal, theme: 'light' });
  const bar = ready(page).getByRole('toolbar');
  await expect(bar).toBeVisible();
  const tall = (await bar.boundingBox())?.height ?? 0;
  await page.evaluate(() => {
    const host = window as unknown as HostWindow;
    host.sematan.update({ density: 'rapat' });
    return host.sematan.exportPng({ ratio: 0.5 });
  });
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(tall);
  const fonts = await page.evaluate(() => [...(window as unknown as { fonts: Set<string> }).fonts]);
  expect(fonts.length).toBeGreaterThan(5);
  expect(fonts.filter((font) => !font.includes('Georgia'))).toEqual([]);
  const look = await page.locator('.akar').evaluate((root) => {
    const styles = getComputedStyle(root);
    const of = (name: string) => styles.getPropertyValue(`--s-${name}`);
    return {
      family: styles.fontFamily,
      card: of('radius-card'),
      readable: /^#[0-9a-f]{6}$/.test(of('brand')) && of('brand') !== '#ffe600',
      ground: of('ground').trim(),
    };
  });
  expect(look).toEqual({
    family: 'Georgia, system-ui, sans-serif',
    card: '0px',
    // Yellow would not be read on white.
    readable: true,
    ground: '#f3f6f6',
  });
});

/** Every text of a table, functions with facts that are no words. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(1, 'cascading', 'arsitektur-kinerja'))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('in English nothing that is shown or read out is Indonesian', async ({ page }) => {
  await open(page);
  await mount(page, { locale: 'en' });
  await expect(ready(page).getByRole('toolbar')).toBeVisible();
  await page.getByRole('searchbox').fill('Xqz');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('treeitem').first().press('Enter');
  await expect(page.getByRole('region', { name: 'Details of the selected box' })).toBeVisible();
  const said = await page.locator('.akar').evaluate((root) => {
    const names = ['aria-label', 'title', 'placeholder', 'aria-roledescription', 'alt'];
    const texts: string[] = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (node instanceof Element)
        texts.push(...names.map((name) => node.getAttribute(name) ?? '').filter(Boolean));
      else if (node.textContent?.trim()) texts.push(node.textContent.trim());
    }
    return { lang: (root as HTMLElement).lang, texts };
  });
  expect(said.lang).toBe('en');
  expect(said.texts.length).toBeGreaterThan(60);
  const { lang: _lang, ...tables } = indonesian;
  const shared = new Set([
    'diagram',
    'zoom',
    'target',
    'skp',
    'rsud',
    'cross',
    'cutting',
    'data',
    'csf',
    'rpjmd',
    'cascading',
    'enter',
    'ctrl',
    // Of `Content-Security-Policy`.
    'content',
  ]);
  const words = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]{3,}/g) ?? []));
  const theirs = words(textsOf(tables));
  expect(theirs.size).toBeGreaterThan(200);
  const english = words(said.texts);
  expect([...english].filter((word) => theirs.has(word) && !shared.has(word))).toEqual([]);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test('at 320 px bar, legend and details are there, and large enough for a finger', async ({ page }) => {
    await open(page);
    await mount(page, { locale: 'en', density: 'rapat' });
    await expect(ready(page).getByRole('toolbar')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('list', { name: 'Levels' })).toBeVisible();
    await page.getByRole('button', { name: 'Show the outline' }).tap();
    await page.getByRole('treeitem').first().tap();
    await expect(page.getByRole('region', { name: 'Details of the selected box' })).toBeVisible();
    const small = await ready(page).evaluate((frame) =>
      [...frame.querySelectorAll('button, a, select, input, [role=treeitem]')]
        .filter((element) => element.closest('[aria-roledescription]') === null || element.matches('nav *'))
        .map((element) => {
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
          return { text: element.getAttribute('aria-label') ?? element.textContent, width, height };
        })
        .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5)),
    );
    expect(small).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
});

test('at first nothing but the levels lies over the picture, and zoom and search are written out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${hostServer.origin}/kosong`);
  await page.evaluate(() => {
    const host = window as unknown as HostWindow;
    host.sematan = host.Selaras.mountCascading(document.getElementById('satu'), {
      satuanKerjaId: 1012,
      tahun: 2024,
      locale: 'en',
    });
  });
  const diagram = page.locator('[data-state=ready]');
  const bar = diagram.getByRole('toolbar');
  const picture = diagram.locator('[aria-roledescription=diagram]');
  const map = picture.getByRole('img', { name: 'Map of the whole tree' });
  await expect(picture.getByRole('button', { name: /, all: \d+\. Filter$/ }).first()).toBeVisible();
  await expect(picture.getByRole('group', { name: 'Zoom' })).toHaveCount(0);
  await expect(map).toHaveCount(0);
  await bar.getByRole('button', { name: 'Show the map of the tree' }).click();
  await expect(map).toBeVisible();

  const zoom = bar.getByRole('textbox', { name: /^Zoom, \d+(\.\d)?% to \d+%$/ });
  for (const typed of ['85 %', '85', '85%']) {
    await zoom.fill('40%');
    await zoom.press('Enter');
    await expect(zoom).toHaveValue('40%');
    await zoom.fill(typed);
    await zoom.press('Enter');
    await expect(zoom).toHaveValue('85%');
  }

  const search = diagram.getByRole('searchbox');
  for (const locale of ['en', 'id']) {
    await page.evaluate((next) => (window as unknown as HostWindow).sematan.update({ locale: next }), locale);
    await expect(search).toHaveAttribute(
      'placeholder',
      locale === 'en' ? 'Search the tree' : 'Cari dalam pohon',
    );
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      if (!(await search.isVisible())) await bar.getByRole('button').first().click();
      const room = await search.evaluate((field: HTMLInputElement) => {
        const ctx = document.createElement('canvas').getContext('2d');
        if (ctx === null) return 0;
        ctx.font = getComputedStyle(field).font;
        return field.clientWidth - ctx.measureText(field.placeholder).width;
      });
      expect(room).toBeGreaterThan(20);
    }
  }
});
