import type { RegistryEntry } from '@selaras/contracts';
import { Refusal } from '../refusal';
import { integrityOf, pageScripts, tableScript, withPages } from './page-module';
import type { RemoteFault } from './remote-faults';

const ENTRY_FILE = 'remoteEntry.js';

/** A version as it is told and served with a fault. */
export interface BrokenVersion {
  readonly entry: RegistryEntry;
  /** Files with other contents, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Whether the fault of files is one of this file. */
  isBroken(path: string): boolean;
}

/**
 * Puts a fault on a version; `read` answers one of its files as text. Without a version that stands by, so that it shows.
 * @throws Refusal when no page of it can be made another one
 */
export async function breakVersion(
  original: RegistryEntry,
  fault: RemoteFault,
  read: (path: string) => Promise<string>,
): Promise<BrokenVersion> {
  const entry = { ...original, fallback: null };
  const pages = pageScripts(entry);
  const { which } = fault.files ?? {};
  const isBroken = (path: string) =>
    which === 'every' ||
    (which === 'entry' && path === ENTRY_FILE) ||
    (which === 'page' && pages.includes(path));
  if (fault.pageModule === undefined)
    return { entry: fault.entry?.(entry) ?? entry, files: new Map(), isBroken };

  const table = tableScript(entry);
  const container = await read(ENTRY_FILE);
  const ids = entry.manifest.pages.map(({ id }) => id);
  const text = table && withPages({ table: await read(table), container }, ids, fault.pageModule);
  if (table === undefined || text === undefined) {
    throw new Refusal('BENTUK_LAIN', 'Halaman remote ini diserahkan dengan cara lain: pilih kerusakan lain.');
  }
  const files = new Map([
    [table, text],
    [ENTRY_FILE, container.replace(entry.integrity[table] ?? '?', integrityOf(text))],
  ]);
  const changed = Object.fromEntries([...files].map(([path, text]) => [path, integrityOf(text)]));
  return { entry: { ...entry, integrity: { ...entry.integrity, ...changed } }, files, isBroken };
}
