import type { Registry, RegistryEntry } from '@selaras/contracts';
import type { ComponentType } from 'react';
import { addHints, pageHints } from './preload-page';
import { type LoaderOptions, RemoteLoader } from './remote-loader';

/** The remotes of the portal, as one shell sees them. */
export interface Federation {
  readonly registry: Registry;
  readonly entryOf: (remote: string) => RegistryEntry | null;
  /** The page when it is loaded already. */
  readonly loaded: (remote: string, page: string) => ComponentType | null;
  /** @throws {RemoteFailure} */
  readonly load: (remote: string, page: string) => Promise<ComponentType>;
  /** Starts loading without waiting, as while the guards still judge; failures show when the page is opened. */
  readonly prepare: (remote: string, page: string) => void;
}

/** Replaced by the bundler. */
const isDevelopment = process.env.NODE_ENV === 'development';

const federationHost: LoaderOptions['host'] = async () => {
  const { createFederationHost } = await import(/* webpackChunkName: "federasi" */ './federation-host');
  return createFederationHost();
};

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

/**
 * Makes the federation of a registry. The federation runtime itself is fetched with the first remote's page: the
 * shell's own pages do without it.
 */
export function createFederation(
  registry: Registry,
  { host = federationHost, allowUnvouched = isDevelopment }: Partial<Omit<LoaderOptions, 'registry'>> = {},
): Federation {
  const loader = new RemoteLoader({ registry, host: once(host), allowUnvouched });
  const running = new Map<string, Promise<ComponentType>>();
  const load = (remote: string, page: string) => {
    const key = `${remote}/${page}`;
    const begun = running.get(key);
    if (begun !== undefined) return begun;
    const entry = registry.remotes[remote];
    if (entry !== undefined && loader.loaded(remote, page) === null) addHints(pageHints(entry, page));
    const loading = loader.load(remote, page).finally(() => running.delete(key));
    running.set(key, loading);
    return loading;
  };
  return {
    registry,
    entryOf: (remote) => registry.remotes[remote] ?? null,
    loaded: (remote, page) => loader.loaded(remote, page),
    load,
    prepare: (remote, page) => {
      load(remote, page).catch(() => undefined);
    },
  };
}
