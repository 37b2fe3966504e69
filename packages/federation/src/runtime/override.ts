import type { Registry, RegistryEntry, RemoteBuild } from '@selaras/contracts';
import { REPLACED_VERSION } from './replaced-version';
import { withTimeLimit } from './time-limit';

/** A remote that one browser tab takes from elsewhere than the registry says. */
export interface RemoteOverride {
  readonly name: string;
  /** Folder of the build, with a slash at its end. */
  readonly url: string;
}

const REMOTE_JSON = 'remote.json';
const REMOTE_ENTRY = 'remoteEntry.js';
const ANSWER_WITHIN_MS = 4000;

/** Folder of a build from the address of the folder or of one of its two known files; null when it is none. */
function folderOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, origin, pathname } = new URL(text);
  if (!/^https?:$/.test(protocol) || username !== '') return null;
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  const folder = last === REMOTE_JSON || last === REMOTE_ENTRY ? pathname.slice(0, -last.length) : pathname;
  return `${origin}${folder.endsWith('/') ? folder : `${folder}/`}`;
}

/** Reads `mf_cascading@http://localhost:3101`; null when it means nothing. */
export function parseOverride(text: string): RemoteOverride | null {
  const [, name, address] = /^(mf_[a-z_]+)@(.+)$/.exec(text.trim()) ?? [];
  const url = address === undefined ? null : folderOf(address);
  return name === undefined || url === null ? null : { name, url };
}

/** Origin that an override's code comes from. */
export const originOf = ({ url }: RemoteOverride) => new URL(url).origin;

async function readBuild({ name, url }: RemoteOverride): Promise<RemoteBuild> {
  const read = async () => {
    const answer = await fetch(`${url}${REMOTE_JSON}`, { cache: 'no-store', credentials: 'omit' });
    if (!answer.ok) throw new Error(`${url}${REMOTE_JSON}: HTTP ${answer.status}`);
    return (await answer.json()) as RemoteBuild;
  };
  const build = await withTimeLimit(read(), ANSWER_WITHIN_MS, () => new Error(`${url}: terlalu lama`));
  if (build.name !== name || build.manifest?.name !== name) throw new Error(`${url} bukan ${name}`);
  return build;
}

function entryOfBuild({ url }: RemoteOverride, build: RemoteBuild): RegistryEntry {
  const { version, integrity, requires, preload, manifest } = build;
  const kind = manifest.kind && { kind: manifest.kind };
  return {
    version,
    entry: `${url}${build.entry}`,
    integrity,
    requires,
    preload,
    manifest,
    ...kind,
    fallback: null,
  };
}

/** Stands for a build that cannot be read: its pages are those that are published, and say that it cannot be fetched. */
function unreadable({ url }: RemoteOverride, published: RegistryEntry): RegistryEntry {
  return {
    ...published,
    version: REPLACED_VERSION,
    entry: `${url}${REMOTE_ENTRY}`,
    integrity: {},
    preload: {},
    fallback: null,
  };
}

/**
 * The registry with some remotes replaced. A replaced remote has no fallback version: who develops it must see that it
 * fails. A build that cannot be read fails in the place of its pages, and is read again at the next attempt.
 */
export async function withOverrides(
  registry: Registry,
  overrides: readonly RemoteOverride[],
): Promise<Registry> {
  const entries = await Promise.all(
    overrides.map(async (override): Promise<[string, RegistryEntry][]> => {
      const published = registry.remotes[override.name];
      try {
        return [[override.name, entryOfBuild(override, await readBuild(override))]];
      } catch (error) {
        console.warn(error);
        return published === undefined ? [] : [[override.name, unreadable(override, published)]];
      }
    }),
  );
  return { remotes: { ...registry.remotes, ...Object.fromEntries(entries.flat()) } };
}
