import type { RegistryEntry } from '@selaras/contracts';
import { Refusal } from '../refusal';
import { integrityOf, ownScript, withStatements } from './page-module';
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
  const pages = Object.keys(entry.preload).flatMap((id) => ownScript(entry, id) ?? []);
  const { which } = fault.files ?? {};
  const isBroken = (path: string) =>
    which === 'every' ||
    (which === 'entry' && path === ENTRY_FILE) ||
    (which === 'page' && pages.includes(path));
  if (fault.pageModule === undefined)
    return { entry: fault.entry?.(entry) ?? entry, files: new Map(), isBroken };

  const files = new Map<string, string>();
  let container = await read(ENTRY_FILE);
  for (const path of pages) {
    const text = withStatements(await read(path), fault.pageModule);
    if (text === undefined) continue;
    files.set(path, text);
    container = container.replace(entry.integrity[path] ?? '?', integrityOf(text));
  }
  if (files.size === 0) {
    throw new Refusal('BENTUK_LAIN', 'Skrip halaman remote ini berbentuk lain: pilih kerusakan lain.');
  }
  files.set(ENTRY_FILE, container);
  const changed = Object.fromEntries([...files].map(([path, text]) => [path, integrityOf(text)]));
  return { entry: { ...entry, integrity: { ...entry.integrity, ...changed } }, files, isBroken };
}
