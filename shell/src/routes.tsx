import type { LayoutName, PageEntry, RemoteManifest } from '@selaras/contracts';
import type { ComponentType } from 'react';
import { type RouteObject, useLoaderData } from 'react-router-dom';
import { ErrorPage } from './errors/error-page';
import type { PageError } from './errors/page-error';
import { guardMiddleware } from './guards/guard-middleware';
import { layouts, prepareLayout } from './layouts/layout-table';
import { SimpleLayout } from './layouts/simple-layout';
import type { PageHandle } from './navigation/current-page';
import { pageSource, type SourceDependencies } from './page-sources';
import { Root, RootErrorPage } from './root';
import type { RedirectKeeper } from './session/redirect';
import type { Session } from './session/session';

export interface RouteDependencies extends SourceDependencies {
  readonly session: Session;
  readonly redirect: RedirectKeeper;
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
  const source = pageSource(remote, page.id, deps);
  return {
    id: `${remote}/${page.id}`,
    path: page.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handle: { page } satisfies PageHandle,
    middleware: [guardMiddleware(page, { ...deps, preload: source.preload })],
    loader: async ({ request, params }) => {
      const url = new URL(request.url);
      const [loaded] = await Promise.all([
        source.load({ pathname: url.pathname, address: url.searchParams, params }),
        prepareLayout(page.layout, url.pathname),
      ]);
      return loaded;
    },
    Component: LoadedPage,
  };
}

function LoadedPage() {
  const { Page } = useLoaderData<{ Page: ComponentType }>();
  return <Page />;
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
