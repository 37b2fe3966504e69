import type { LayoutName, PageEntry, RemoteManifest } from '@selaras/contracts';
import type { PageModule } from '@selaras/federation';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type RouteObject, useLoaderData } from 'react-router-dom';
import { ErrorPage } from './errors/error-page';
import type { PageError } from './errors/page-error';
import { guardMiddleware } from './guards/guard-middleware';
import { layouts, prepareLayout } from './layouts/layout-table';
import { SimpleLayout } from './layouts/simple-layout';
import { type ShellPageId, shellManifest } from './manifest';
import type { PageHandle } from './navigation/current-page';
import { pages as shellPages } from './pages';
import type { RemotePages } from './remote-pages';
import { Root, RootErrorPage } from './root';
import type { RedirectKeeper } from './session/redirect';
import type { Session } from './session/session';

/** A page of a remote that is nearly there is waited for, so that nothing flashes. */
const REMOTE_WAIT_MS = 300;
/** So is the data of a page that is there. */
const DATA_WAIT_MS = 150;

export interface RouteDependencies {
  readonly session: Session;
  readonly redirect: RedirectKeeper;
  readonly queryClient: QueryClient;
  readonly remotes: () => Promise<RemotePages>;
  readonly manifests: readonly RemoteManifest[];
  /** What an address without a page shows: 404, or why the pages of the remotes are not known. */
  readonly unknownRoute: () => PageError;
}

/** The router's whole tree: every page of every manifest in its layout, behind its guard. */
export function createRoutes(deps: RouteDependencies): RouteObject[] {
  const entries = deps.manifests.flatMap(({ name, pages }) => pages.map((page) => ({ remote: name, page })));
  const layoutRoutes = (Object.keys(layouts) as LayoutName[]).map((layout) => ({
    id: `layout:${layout}`,
    Component: layouts[layout],
    children: [
      {
        errorElement: <ErrorPage />,
        children: entries
          .filter(({ page }) => page.layout === layout)
          .map(({ remote, page }) => pageRoute(remote, page, deps)),
      },
    ],
  }));
  return [
    {
      Component: Root,
      errorElement: <RootErrorPage />,
      HydrateFallback: () => null,
      children: [...layoutRoutes, unknownRoute(deps)],
    },
  ];
}

function pageRoute(remote: string, page: PageEntry, deps: RouteDependencies): RouteObject {
  const source =
    remote === shellManifest.name ? shellSource(page.id, deps) : remoteSource(remote, page.id, deps);
  return {
    id: `${remote}/${page.id}`,
    path: page.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handle: { page } satisfies PageHandle,
    middleware: [guardMiddleware(page, { ...deps, preload: source.preload })],
    loader: async ({ request }) => {
      const url = new URL(request.url);
      const [loaded] = await Promise.all([
        source.load(url.searchParams),
        prepareLayout(page.layout, url.pathname),
      ]);
      return loaded;
    },
    Component: LoadedPage,
  };
}

interface PageSource {
  readonly preload: () => void;
  readonly load: (address: URLSearchParams) => Promise<{ Page: ComponentType }>;
}

function LoadedPage() {
  const { Page } = useLoaderData<{ Page: ComponentType }>();
  return <Page />;
}

function shellSource(id: string, deps: RouteDependencies): PageSource {
  const fetchPage = () => shellPages[id as ShellPageId]();
  return {
    preload: () => void fetchPage().catch(() => undefined),
    load: async (address) => {
      const page = await fetchPage();
      await nearly(askData(page, address, deps), DATA_WAIT_MS);
      return page;
    },
  };
}

function remoteSource(remote: string, page: string, deps: RouteDependencies): PageSource {
  const { remotes } = deps;
  return {
    preload: () => {
      remotes().then(
        ({ prepare }) => prepare(remote, page),
        () => undefined,
      );
    },
    load: async (address) => {
      const { load, component } = await remotes();
      const loading = load(remote, page);
      const asking = loading.then((module) => askData(module, address, deps)).catch(() => undefined);
      const loaded = await nearly(loading, REMOTE_WAIT_MS);
      if (loaded) await nearly(asking, DATA_WAIT_MS);
      return { Page: component(remote, page) };
    },
  };
}

async function askData({ prepare }: PageModule, address: URLSearchParams, deps: RouteDependencies) {
  await prepare?.({ queries: deps.queryClient, address, user: deps.session.state().user });
}

/** Ends with the promise, however that ends, or after the time; whether it was the promise. */
async function nearly(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const time = new Promise<false>((resolve) => setTimeout(resolve, milliseconds, false));
  const ended = () => true as const;
  return Promise.race([promise.then(ended, ended), time]);
}

function unknownRoute(deps: RouteDependencies): RouteObject {
  return {
    Component: SimpleLayout,
    children: [
      {
        path: '*',
        loader: () => {
          throw deps.unknownRoute();
        },
        Component: ErrorPage,
        errorElement: <ErrorPage />,
      },
    ],
  };
}
