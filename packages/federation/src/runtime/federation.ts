import type { Registry } from '@selaras/contracts';
import type { SharedModules } from '../shared-policy';
import { refetchFailedScripts } from './failure/failed-scripts';
import type { Federation } from './federation-context';
import type { PageModule } from './page-module';
import { addHints, dropHints, pageHints, refetch } from './preload-page';
import { fetchRegistry } from './registry';
import type { RemoteHost } from './remote-host';
import { type Interference, RemoteLoader, type VersionLoad } from './remote-loader';

/** Replaced by the bundler. */
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * The federation runtime itself, fetched with the first remote's page: the shell's own pages do without it.
 * @param modules what the shell hands out to remotes
 */
export const federationHost = (modules: SharedModules) => async (): Promise<RemoteHost> => {
  const { createFederationHost } = await import(/* webpackChunkName: "bagian-remote" */ './federation-host');
  return createFederationHost(modules);
};

/**
 * A page is asked for several times in one visit: while its guard looks, when its route is entered, when it is drawn. What
 * failed so lately failed for all of them: who opened it waits for one attempt, not for one after the other.
 */
const SAME_VISIT_MS = 2_000;

/** The host once it stands; one that could not be fetched is asked for again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

export interface FederationOptions {
  /** What executes remotes: `federationHost()`, unless a test brings its own. */
  readonly host: () => Promise<RemoteHost>;
  /** Remotes that run without hashes, as development servers make them. */
  readonly allowUnvouched?: (remote: string) => boolean;
  readonly readRegistry?: () => Promise<Registry>;
  readonly useParcelProps?: () => object;
  /** Told what became of loading each version. */
  readonly onLoad?: (load: VersionLoad) => void;
  /** Told of a remote whose code changed what belongs to all. */
  readonly onInterference?: (interference: Interference) => void;
}

const noParcelProps = () => ({});

/** Makes the federation of a registry. */
export function createFederation(
  registry: Registry,
  {
    host,
    allowUnvouched = () => isDevelopment,
    readRegistry = fetchRegistry,
    useParcelProps = noParcelProps,
    onLoad,
    onInterference,
  }: FederationOptions,
): Federation {
  let newest = registry;
  const failedAreFetched = refetchFailedScripts();
  const entryOf = (remote: string) => newest.remotes[remote] ?? null;
  const loader = new RemoteLoader({
    host: once(host),
    allowUnvouched,
    ...(onLoad && { onLoad }),
    ...(onInterference && { onInterference }),
    forget: async (remote, { version }, page) => {
      const active = entryOf(remote);
      const hints = active?.version === version ? pageHints(active, page) : [];
      await Promise.all([failedAreFetched(), refetch(hints)]);
    },
    entryOf: async (remote, again) => {
      if (again) newest = await readRegistry().catch(() => newest);
      return entryOf(remote);
    },
  });
  const running = new Map<string, Promise<PageModule>>();
  const failed = new Map<string, { readonly loading: Promise<PageModule>; readonly at: number }>();
  const load = (remote: string, page: string, again = false) => {
    const key = `${remote}/${page}`;
    const begun = running.get(key);
    if (begun !== undefined) return begun;
    const before = failed.get(key);
    if (!again && before !== undefined && Date.now() - before.at < SAME_VISIT_MS) return before.loading;
    failed.delete(key);
    const entry = entryOf(remote);
    const hints = entry === null || loader.loaded(remote, page) !== null ? [] : pageHints(entry, page);
    addHints(hints);
    const loading = loader.load(remote, page).finally(() => {
      running.delete(key);
      // Failed, or the fallback version stands in: nobody waits for them any more.
      if (loader.runningVersion(remote) !== entry?.version) dropHints(hints);
    });
    running.set(key, loading);
    loading.catch(() => failed.set(key, { loading, at: Date.now() }));
    return loading;
  };
  return {
    registry,
    entryOf,
    loaded: (remote, page) => loader.loaded(remote, page),
    load,
    forget: (remote) => loader.forget(remote),
    reconsider: (remote) => loader.reconsider(remote),
    inspect: (remote) => loader.inspect(remote),
    useParcelProps,
    prepare: (remote, page) => {
      load(remote, page).catch(() => undefined);
    },
  };
}
