import type { PageModule, PageOpening } from '@selaras/federation';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type ShellPageId, shellManifest } from './manifest';
import { pages as shellPages } from './pages';
import type { RemotePages } from './remote-pages';
import type { Session } from './session/session';

/** A page of a remote that is nearly there is waited for, so that nothing flashes. */
const REMOTE_WAIT_MS = 300;
/** So is the data of a page that is there. */
const DATA_WAIT_MS = 150;

export interface SourceDependencies {
  readonly session: Pick<Session, 'state'>;
  readonly queryClient: QueryClient;
  readonly remotes: () => Promise<RemotePages>;
}

/** Where a page comes from. */
export interface PageSource {
  /** Starts fetching what draws it; a failure shows when it is opened. */
  readonly preload: () => void;
  readonly load: (place: PagePlace) => Promise<{ Page: ComponentType }>;
}

/** Where a page is opened. */
type PagePlace = Pick<PageOpening, 'pathname' | 'address' | 'params'>;

/** Pages of the shell lie in its own chunks, all others with their remotes. */
export function pageSource(remote: string, id: string, deps: SourceDependencies): PageSource {
  return remote === shellManifest.name ? shellSource(id, deps) : remoteSource(remote, id, deps);
}

function shellSource(id: string, deps: SourceDependencies): PageSource {
  const fetchPage = () => shellPages[id as ShellPageId]();
  return {
    preload: () => void fetchPage().catch(() => undefined),
    load: async (place) => {
      const page = await fetchPage();
      await nearly(askData(page, place, deps), DATA_WAIT_MS);
      return page;
    },
  };
}

function remoteSource(remote: string, page: string, deps: SourceDependencies): PageSource {
  const { remotes } = deps;
  return {
    preload: () => {
      remotes().then(
        ({ prepare }) => prepare(remote, page),
        () => undefined,
      );
    },
    load: async (place) => {
      const { load, component } = await remotes();
      const loading = load(remote, page);
      const asking = loading.then((module) => askData(module, place, deps)).catch(() => undefined);
      const loaded = await nearly(loading, REMOTE_WAIT_MS);
      if (loaded) await nearly(asking, DATA_WAIT_MS);
      return { Page: component(remote, page) };
    },
  };
}

async function askData({ prepare }: PageModule, place: PagePlace, deps: SourceDependencies) {
  await prepare?.({ queries: deps.queryClient, ...place, user: deps.session.state().user });
}

/** Ends with the promise, however that ends, or after the time; whether it was the promise. */
async function nearly(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const time = new Promise<false>((resolve) => setTimeout(resolve, milliseconds, false));
  const ended = () => true as const;
  return Promise.race([promise.then(ended, ended), time]);
}
