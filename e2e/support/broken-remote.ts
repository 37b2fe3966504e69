import type { Page, Route } from '@playwright/test';
import {
  type FileFault,
  integrityOf,
  ownScript,
  type RemoteFault,
  remoteFaults,
  withStatements,
} from '@selaras/cli/faults';
import type { Registry, RegistryEntry } from '@selaras/contracts';

const REMOTE = 'mf_cascading';
const everyFile = `**/remotes/${REMOTE}/**`;

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

function pageScript(entry: RegistryEntry, pageId: string): string {
  const own = ownScript(entry, pageId);
  if (own === undefined) throw new Error(`${pageId} has no script of its own`);
  return own;
}

/** Gives one browser another entry of the remote than the server would. */
export async function serveEntry(page: Page, registry: Registry, entry: RegistryEntry): Promise<void> {
  const remotes = { ...registry.remotes, [REMOTE]: entry };
  await page.route('**/registry.json', (route) => route.fulfill({ json: { remotes } }));
}

async function changeOneByte(route: Route) {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()} ` });
}

const answers: Readonly<Record<Exclude<FileFault, 'slow'>, (route: Route) => Promise<void> | void>> = {
  aborted: (route) => route.abort(),
  never: () => undefined,
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  html: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Login' }),
  changed: changeOneByte,
};

/** Files of a version whose page is another module, and the hashes that are right for it. */
export async function withAnotherPage({ entry, read }: Published, pageId: string, statements: string) {
  const file = pageScript(entry, pageId);
  const body = withStatements(await read(file), statements);
  if (body === undefined) throw new Error(`${file} is no chunk`);
  const container = (await read('remoteEntry.js')).replace(entry.integrity[file] ?? '?', integrityOf(body));
  const integrity = {
    ...entry.integrity,
    [file]: integrityOf(body),
    'remoteEntry.js': integrityOf(container),
  };
  return { files: { [file]: body, 'remoteEntry.js': container }, integrity };
}

/** Makes the remote fail in one way for this page's browser. */
async function applyFault(
  fault: RemoteFault,
  page: Page,
  published: Published,
  pageId: string,
): Promise<void> {
  const { registry, entry } = published;
  if (fault.entry !== undefined) await serveEntry(page, registry, fault.entry(entry));
  if (fault.files !== undefined && fault.files.are !== 'slow') {
    const places = {
      every: everyFile,
      entry: '**/remoteEntry.js*',
      page: `**/${pageScript(entry, pageId)}*`,
    };
    await page.route(places[fault.files.which], answers[fault.files.are]);
  }
  if (fault.pageModule === undefined) return;
  const { files, integrity } = await withAnotherPage(published, pageId, fault.pageModule);
  await serveEntry(page, registry, { ...entry, integrity });
  for (const [file, body] of Object.entries(files)) {
    await page.route(`**/${file}*`, (route) => route.fulfill({ body, ...script }));
  }
}

/** Every way in which a remote fails for good, with the code that the portal gives it. */
export const faults: Readonly<Record<string, { code: string; apply: Fault }>> = Object.fromEntries(
  Object.entries<RemoteFault>(remoteFaults).flatMap(([name, fault]) =>
    fault.code === null
      ? []
      : [[name, { code: fault.code, apply: (...asked: Parameters<Fault>) => applyFault(fault, ...asked) }]],
  ),
);
