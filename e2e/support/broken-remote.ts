import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { Registry, RegistryEntry } from '@selaras/contracts';

const REMOTE = 'mf_cascading';
const everyFile = `**/remotes/${REMOTE}/**`;

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const script = { contentType: 'text/javascript' };

/** What the server has published, without a fallback version, to break it on its way to one browser. */
export async function publishedRemote(origin: string) {
  const registry = (await (await fetch(`${origin}/registry.json`)).json()) as Registry;
  const active = registry.remotes[REMOTE];
  if (active === undefined) throw new Error(`${REMOTE} is not published`);
  const entry: RegistryEntry = { ...active, fallback: null };
  const folder = `${origin}${entry.entry.slice(0, entry.entry.lastIndexOf('/') + 1)}`;
  return { registry, entry, read: async (file: string) => (await fetch(`${folder}${file}`)).text() };
}

type Published = Awaited<ReturnType<typeof publishedRemote>>;
type Fault = (page: Page, published: Published, pageId: string) => Promise<void>;

/** The script that only this page of the remote needs. */
function ownScript(entry: RegistryEntry, pageId: string): string {
  const others = Object.entries(entry.preload).filter(([id]) => id !== pageId);
  const own = entry.preload[pageId]?.find((file) => !others.some(([, files]) => files.includes(file)));
  if (own === undefined) throw new Error(`${pageId} has no script of its own`);
  return own;
}

const onEveryFile =
  (answer: (route: Route) => Promise<void> | void): Fault =>
  async (page) => {
    await page.route(everyFile, answer);
  };

/** Gives one browser another entry of the remote than the server would. */
export async function serveEntry(page: Page, registry: Registry, entry: RegistryEntry): Promise<void> {
  const remotes = { ...registry.remotes, [REMOTE]: entry };
  await page.route('**/registry.json', (route) => route.fulfill({ json: { remotes } }));
}

const withEntry =
  (change: (entry: RegistryEntry, pageId: string) => RegistryEntry): Fault =>
  (page, { registry, entry }, pageId) =>
    serveEntry(page, registry, change(entry, pageId));

async function changeOneByte(route: Route) {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()} ` });
}

/** Chunk and module of the bundler's format: what stands before the module's code. */
const beforeModule = /^.*?push\(\[\[[^\]]+\],\{\s*"?[\w+/$-]+"?(?=\()/s;

/** Files of a version whose page is another module, and the hashes that are right for it. */
export async function withAnotherPage({ entry, read }: Published, pageId: string, statements: string) {
  const file = ownScript(entry, pageId);
  const [before] = beforeModule.exec(await read(file)) ?? [];
  if (before === undefined) throw new Error(`${file} is no chunk`);
  const body = `${before}(module,exports){${statements}}}]);`;
  const container = (await read('remoteEntry.js')).replace(entry.integrity[file] ?? '?', integrityOf(body));
  const integrity = {
    ...entry.integrity,
    [file]: integrityOf(body),
    'remoteEntry.js': integrityOf(container),
  };
  return { files: { [file]: body, 'remoteEntry.js': container }, integrity };
}

/** A version of the remote whose page is another module, with hashes that are right for it. */
const withPageModule =
  (statements: string): Fault =>
  async (page, published, pageId) => {
    const { files, integrity } = await withAnotherPage(published, pageId, statements);
    await serveEntry(page, published.registry, { ...published.entry, integrity });
    for (const [file, body] of Object.entries(files)) {
      await page.route(`**/${file}*`, (route) => route.fulfill({ body, ...script }));
    }
  };

/** Every way in which a remote fails, with the code that the portal gives it. */
export const faults: Readonly<Record<string, { code: string; apply: Fault }>> = {
  down: { code: 'TIDAK_TERJANGKAU', apply: onEveryFile((route) => route.abort()) },
  'answered with 404': {
    code: 'TIDAK_TERJANGKAU',
    apply: onEveryFile((route) => route.fulfill({ status: 404, body: 'Not found' })),
  },
  'never answered': { code: 'TERLALU_LAMA', apply: onEveryFile(() => undefined) },
  'changed by one byte in its entry': {
    code: 'TIDAK_TERJANGKAU',
    apply: (page) => page.route('**/remoteEntry.js*', changeOneByte).then(() => undefined),
  },
  'changed by one byte in a page': {
    code: 'ISI_TIDAK_LENGKAP',
    apply: (page, { entry }, pageId) =>
      page.route(`**/${ownScript(entry, pageId)}*`, changeOneByte).then(() => undefined),
  },
  'HTML instead of JavaScript': {
    code: 'TIDAK_TERJANGKAU',
    apply: onEveryFile((route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Login' }),
    ),
  },
  'made for another platform': {
    code: 'TIDAK_COCOK',
    apply: withEntry((entry) => ({ ...entry, requires: { ...entry.requires, platformApi: 99 } })),
  },
  'made for another React': {
    code: 'TIDAK_COCOK',
    apply: withEntry((entry) => ({
      ...entry,
      requires: { ...entry.requires, shared: { ...entry.requires.shared, react: '^16.0.0' } },
    })),
  },
  'without hashes': {
    code: 'TIDAK_TERJAMIN',
    apply: withEntry((entry) => ({ ...entry, integrity: {} })),
  },
  'missing the export of its page': { code: 'ISI_TIDAK_LENGKAP', apply: withPageModule('') },
  'throwing while its module runs': {
    code: 'ISI_TIDAK_LENGKAP',
    apply: withPageModule('throw new Error("sengaja");'),
  },
  'throwing while its page is drawn': {
    code: 'GAGAL_TAMPIL',
    apply: withPageModule(
      'exports.Page=()=>{if(!window.diperbaiki)throw new Error("sengaja");return "pulih"};',
    ),
  },
};
