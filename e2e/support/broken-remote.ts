import type { Page } from '@playwright/test';
import { integrityOf, tableScript, withPages } from '@selaras/cli/faults';
import type { Registry, RegistryEntry } from '@selaras/contracts';

const REMOTE = 'mf_cascading';

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

/** Gives one browser another entry of the remote than the server would. */
export async function serveEntry(page: Page, registry: Registry, entry: RegistryEntry): Promise<void> {
  const remotes = { ...registry.remotes, [REMOTE]: entry };
  await page.route('**/registry.json', (route) => route.fulfill({ json: { remotes } }));
}

/** Files of a version whose pages are another module, and the hashes that are right for it. */
export async function withOtherPages({ entry, read }: Published, statements: string) {
  const file = tableScript(entry);
  if (file === undefined) throw new Error(`${REMOTE} hands out no pages`);
  const ids = entry.manifest.pages.map(({ id }) => id);
  const files = { table: await read(file), container: await read('remoteEntry.js') };
  const table = withPages(files, ids, statements);
  if (table === undefined) throw new Error(`${file} is no chunk`);
  const container = files.container.replace(entry.integrity[file] ?? '?', integrityOf(table));
  const integrity = {
    ...entry.integrity,
    [file]: integrityOf(table),
    'remoteEntry.js': integrityOf(container),
  };
  return { files: { [file]: table, 'remoteEntry.js': container }, integrity };
}
