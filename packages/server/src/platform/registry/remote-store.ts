import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Registry, type RegistryEntry, type RemoteBuild, remoteBuildSchema } from '@selaras/contracts';
import { z } from 'zod';
import { entryOf, versionOf } from './registry-entry';

/** Which version of each remote is active and which one stands in for it; replaced in one step by publishing. */
const ACTIVE_FILE = 'aktif.json';

/** What could not be read is read again after so long, although nothing was published since. */
const FAULTY_MS = 2_000;

const listSchema = z.record(z.string(), z.unknown());
const nameSchema = z.string().regex(/^mf_[a-z_]+$/);
const choiceSchema = z.object({ version: z.unknown().optional(), fallback: z.unknown().optional() });
const versionSchema = z.string().regex(/^\w[\w.-]*$/);

/** What could not be read and why, each under a name of its own. */
type Faults = Map<string, unknown>;

interface Kept {
  readonly stamp: string;
  readonly registry: Registry;
  readonly faults: Faults;
  readonly readAt: number;
}

export interface RemoteStore {
  readonly read: () => Promise<Registry>;
  /** What could not be read the last time, `mf_contoh 1.2.0`. */
  readonly unreadable: () => readonly string[];
}

interface StoreOptions {
  readonly clock: () => Date;
  /** Told once of what cannot be read, until it could be read again. */
  readonly onFault: (what: string, error: unknown) => void;
}

/**
 * Reads the remotes that are built with the portal. What was read is kept until the list of active versions is
 * replaced, as the versions themselves never change; what could not be read is tried again a moment later. Then the
 * fallback of a remote stands in for its active version; a remote of which neither can be read is left out, the others
 * stay. While the list itself cannot be read, what it said last counts.
 */
export function remoteStore(folder: string, { clock, onFault }: StoreOptions): RemoteStore {
  let kept: Kept | undefined;

  async function read(): Promise<Registry> {
    const stamp = await stampOf(join(folder, ACTIVE_FILE));
    const readAt = clock().getTime();
    if (kept?.stamp === stamp) {
      // A clock that was put back makes it read too.
      if (kept.faults.size === 0 || Math.abs(readAt - kept.readAt) < FAULTY_MS) return kept.registry;
      // Who asks meanwhile is told what is known.
      kept = { ...kept, readAt };
    }
    const before = kept;
    const faults: Faults = new Map();
    const remotes = stamp === '' ? {} : await readRemotes(folder, faults, before?.registry.remotes ?? {});
    for (const [what, error] of faults) if (!before?.faults.has(what)) onFault(what, error);
    const isSame = before !== undefined && isDeepStrictEqual(remotes, before.registry.remotes);
    // What is the same stays the same object: what others made of it counts on.
    const registry = isSame ? before.registry : { remotes };
    kept = { stamp, registry, faults, readAt };
    return registry;
  }

  return { read, unreadable: () => [...(kept?.faults.keys() ?? [])] };
}

/** Whether a version was built with the portal; nothing else is looked for on the disk. */
export function versionsOnDisk(folder: string) {
  const found = new Set<string>();
  return (remote: string, version: string): boolean => {
    if (!/^mf_[a-z_]+$/.test(remote) || !/^\w[\w.-]*$/.test(version)) return true;
    const place = join(folder, remote, version);
    if (!found.has(place) && existsSync(place)) found.add(place);
    return found.has(place);
  };
}

/** Empty when there is no list. */
async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${ino}-${mtimeMs}-${size}`;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? '' : code;
  }
}

async function readRemotes(
  folder: string,
  faults: Faults,
  before: Registry['remotes'],
): Promise<Registry['remotes']> {
  const list = await tried(ACTIVE_FILE, faults, async () =>
    listSchema.parse(JSON.parse(await readFile(join(folder, ACTIVE_FILE), 'utf8'))),
  );
  if (list === null) return before;
  const entries: [string, RegistryEntry][] = [];
  for (const [name, choice] of Object.entries(list)) {
    const entry = await readEntry(folder, name, choice, faults);
    if (entry !== null) entries.push([name, entry]);
  }
  return Object.fromEntries(entries);
}

/** The active version with its fallback, else the fallback alone, else nothing. */
async function readEntry(
  folder: string,
  name: string,
  choice: unknown,
  faults: Faults,
): Promise<RegistryEntry | null> {
  const chosen = await tried(name, faults, async () => {
    nameSchema.parse(name);
    return choiceSchema.parse(choice);
  });
  if (chosen === null) return null;
  const buildOf = (version: unknown) =>
    tried(`${name} ${version}`, faults, () => readBuild(folder, name, versionSchema.parse(version)));
  const active = await buildOf(chosen.version);
  const standIn = (chosen.fallback ?? null) === null ? null : await buildOf(chosen.fallback);
  if (active !== null) return entryOf(active, standIn && versionOf(standIn));
  return standIn && entryOf(standIn, null);
}

async function tried<Result>(
  what: string,
  faults: Faults,
  act: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await act();
  } catch (error) {
    faults.set(what, error);
    return null;
  }
}

/** `remote.json` of one version that was built with the portal. */
export async function readBuild(folder: string, name: string, version: string): Promise<RemoteBuild> {
  const text = await readFile(join(folder, name, version, 'remote.json'), 'utf8');
  const build = remoteBuildSchema.parse(JSON.parse(text)) as RemoteBuild;
  if (build.name !== name) throw new Error(`remote.json names ${build.name}`);
  return { ...build, version };
}
