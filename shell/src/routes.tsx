import type { LayoutName, PageEntry, RemoteManifest } from '@selaras/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type RouteObject, useLoaderData } from 'react-router';
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
/** So is the data of one of the shell's pages. */
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

function shellSource(id: string, { session, queryClient }: RouteDependencies): PageSource {
  const fetchPage = () => shellPages[id as ShellPageId]();
  return {
    preload: () => void fetchPage().catch(() => undefined),
    load: async (address) => {
      const { Page, prepare } = await fetchPage();
      const { user } = session.state();
      const asking = prepare?.({ queries: queryClient, address, user });
      if (asking !== undefined) await nearly(asking, DATA_WAIT_MS);
      return { Page };
    },
  };
}

function remoteSource(remote: string, page: string, { remotes }: RouteDependencies): PageSource {
  return {
    preload: () => {
      remotes().then(
        ({ prepare }) => prepare(remote, page),
        () => undefined,
      );
    },
    load: async () => {
      const { load, component } = await remotes();
      await nearly(load(remote, page), REMOTE_WAIT_MS);
      return { Page: component(remote, page) };
    },
  };
}

/** Ends with the promise, however that ends, or after the time. */
async function nearly(promise: Promise<unknown>, milliseconds: number): Promise<void> {
  const time = new Promise((resolve) => setTimeout(resolve, milliseconds));
  await Promise.race([promise.catch(() => null), time]);
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
