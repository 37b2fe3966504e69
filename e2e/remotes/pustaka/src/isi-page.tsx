import * as apiClient from '@selaras/api-client';
import * as portal from '@selaras/portal';
import * as roles from '@selaras/roles';
import * as toast from '@selaras/ui/toast';
import * as reactQuery from '@tanstack/react-query';
import * as axios from 'axios';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as reactRouter from 'react-router';
import * as reactRouterDom from 'react-router-dom';
import * as styledComponents from 'styled-components';

const { HydrationBoundary, QueryClient, QueryClientProvider, dehydrate, useSuspenseQuery } = reactQuery;
const { Await, RouterProvider, UNSAFE_DataRouterContext, createMemoryRouter, useFetcher } = reactRouterDom;

const libraries = {
  '@selaras/api-client': apiClient,
  '@selaras/portal': portal,
  '@selaras/roles': roles,
  '@selaras/ui/toast': toast,
  '@tanstack/react-query': reactQuery,
  axios,
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router': reactRouter,
  'react-router-dom': reactRouterDom,
  'styled-components': styledComponents,
};

/** Libraries that are fetched when they are asked for. */
const lateLibraries = Promise.all([
  import('katex'),
  import('radix-ui/dialog'),
  import('radix-ui/dropdown-menu'),
  import('react-select'),
]);

/** Names that each library hands out here, for the story to compare with the package. */
const exportsIn = (named: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(named).map(([name, library]) => [name, Object.keys(library).sort()]));

/** Names of the router that are one thing here and another there. */
const twofold = Object.keys(reactRouter).filter(
  (name) => name !== 'RouterProvider' && Reflect.get(reactRouter, name) !== Reflect.get(reactRouterDom, name),
);

const queries = new QueryClient();
queries.setQueryData(['salam'], 'dari cadangan');
const state = dehydrate(queries);

function Greeting() {
  return (
    <p>{useSuspenseQuery({ queryKey: ['salam'], queryFn: () => 'dari server', staleTime: Infinity }).data}</p>
  );
}

const inner = createMemoryRouter([
  {
    path: '/',
    loader: () => ({ later: Promise.resolve('ditunggu') }),
    Component: function Inner() {
      const { later } = reactRouter.useLoaderData<{ later: Promise<string> }>();
      return (
        <>
          <p>{`fetcher ${useFetcher().state}`}</p>
          <react.Suspense fallback={null}>
            <Await resolve={later}>{(text: string) => <p>{text}</p>}</Await>
          </react.Suspense>
        </>
      );
    },
  },
]);

/** The late libraries: this remote was made with another KaTeX than the portal, and with the same of the others. */
function LateLibraries() {
  const [{ default: katex }, dialog, menu, select] = react.use(lateLibraries);
  const named = { 'radix-ui/dialog': dialog, 'radix-ui/dropdown-menu': menu, 'react-select': select };
  return (
    <>
      <p>{`katex ${katex.version}`}</p>
      <pre>{JSON.stringify(exportsIn({ ...libraries, ...named }))}</pre>
    </>
  );
}

/** A router of its own, in a root of its own. */
function Island() {
  const place = react.useRef<HTMLDivElement>(null);
  react.useEffect(() => {
    if (place.current === null) return;
    const root = reactDomClient.createRoot(place.current);
    root.render(<RouterProvider router={inner} />);
    return () => root.unmount();
  }, []);
  return <div ref={place} />;
}

/** Uses what no page of the portal uses, by both names of the router, and lists what there is. */
export function Page() {
  const outer = react.use(UNSAFE_DataRouterContext);
  return (
    <section aria-label="Pustaka">
      <p>{`router portal ${outer?.router.state.location.pathname}`}</p>
      <p>{`kembar ${twofold.length}`}</p>
      <p>{`axios ${axios.default.VERSION}`}</p>
      <p>{renderToString(<i>di server</i>)}</p>
      <QueryClientProvider client={new QueryClient()}>
        <HydrationBoundary state={state}>
          <Greeting />
        </HydrationBoundary>
      </QueryClientProvider>
      <Island />
      <react.Suspense fallback={null}>
        <LateLibraries />
      </react.Suspense>
    </section>
  );
}
