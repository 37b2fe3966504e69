import { REMOTES_PATH } from '../../registry/registry-entry';
import type { RemoteRegistry } from '../../registry/remote-registry';

/** The remote whose part is shown in other sites, and its script. */
export const EMBED_REMOTE = 'mf_cascading';
export const EMBED_SCRIPT = 'sematkan.js';

/** The embed of the active version. */
export interface ActiveEmbed {
  readonly version: string;
  /** Address of its script, which never changes its contents. */
  readonly path: string;
  readonly integrity: string;
  /** The version whose file this is: the active one, or the one that stands by for it. */
  versionWith(file: string): string | undefined;
}

/** As everybody gets it: whoever tries out another version does so in the portal alone. Null while there is none. */
export async function readActiveEmbed(registry: Pick<RemoteRegistry, 'all'>): Promise<ActiveEmbed | null> {
  const [{ remotes }] = await registry.all();
  const remote = remotes[EMBED_REMOTE];
  const integrity = remote?.integrity[EMBED_SCRIPT];
  if (remote === undefined || integrity === undefined) return null;
  const { version, fallback } = remote;
  return {
    version,
    path: `${REMOTES_PATH}/${EMBED_REMOTE}/${version}/${EMBED_SCRIPT}`,
    integrity,
    versionWith: (file) => [remote, fallback].find((each) => each?.integrity[file] !== undefined)?.version,
  };
}
