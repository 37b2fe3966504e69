import './testing/fetch-globals';
import type { PageEntry } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router-dom';
import { notFound } from './errors/page-error';
import { createRoutes } from './routes';
import { asRole, ratna, remoteOf } from './testing/open-portal';

const Page = () => null;
const entry: PageEntry = {
  id: 'uji',
  path: '/uji/{triwulan}',
  title: 'Uji',
  guard: 'role:perangkat_daerah',
  layout: 'default',
  parent: 'dashboard',
};

/** The router's state after a remote's page was opened; `prepare` is what the page brings. */
async function opened(user: typeof ratna, prepare?: (opening: PageOpening) => Promise<unknown>) {
  const queryClient = new QueryClient();
  const deps = {
    session: { state: () => ({ user, token: 'token' }), restore: async () => user },
    redirect: { keep: () => undefined, take: () => null },
    queryClient,
    remotes: async () => ({
      prepare: () => undefined,
      load: async () => ({ Page, ...(prepare && { prepare }) }),
      component: () => Page,
    }),
    manifests: [remoteOf([entry])],
    unknownRoute: notFound,
  };
  const router = createMemoryRouter(createRoutes(deps as unknown as Parameters<typeof createRoutes>[0]), {
    initialEntries: ['/uji/2?page=3'],
  });
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve());
    if (router.state.initialized) resolve();
  });
  const { errors, loaderData } = router.state;
  router.dispose();
  return { errors, loaded: loaderData['mf_uji/uji'] as unknown, queryClient };
}

describe('a page of a remote', () => {
  it('asks for its data before it is drawn, with its address, the values of its path, and who opens it', async () => {
    const openings: PageOpening[] = [];
    const { loaded, queryClient } = await opened(ratna, async (opening) => openings.push(opening));
    expect(loaded).toEqual({ Page });
    expect(openings).toEqual([
      {
        queries: queryClient,
        pathname: '/uji/2',
        address: expect.anything(),
        params: { triwulan: '2' },
        user: ratna,
      },
    ]);
    expect(openings[0]?.address.get('page')).toBe('3');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['asks for nothing', async () => undefined],
    ['fails to ask', async () => Promise.reject(new Error('gagal'))],
    ['waits for ever', () => new Promise(() => undefined)],
  ])('is drawn when it %s', async (_what, prepare) => {
    const { loaded, errors } = await opened(ratna, prepare);
    expect(errors).toBeNull();
    expect(loaded).toEqual({ Page });
  });

  it('asks for nothing when the guard refuses', async () => {
    const prepare = jest.fn(async () => undefined);
    const { errors } = await opened(asRole('setda'), prepare);
    expect(errors).not.toBeNull();
    expect(prepare).not.toHaveBeenCalled();
  });
});
