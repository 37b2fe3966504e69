import '../testing/fetch-globals';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router-dom';
import { takeAtNavigation } from './take-at-navigation';

async function setUp({ waiting = true, online = true } = {}) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/program'] });
  const client = new QueryClient();
  const reload = jest.fn();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  takeAtNavigation({
    router,
    versions: { get: () => ({ newer: waiting, waiting }) },
    mutations: client.getMutationCache(),
    reload,
  });
  const save = () =>
    client
      .getMutationCache()
      .build(client, { mutationFn: async () => undefined })
      .execute(undefined);
  return { router, reload, save };
}
afterEach(() => jest.restoreAllMocks());

describe('a new version', () => {
  it('is taken when somebody goes to another page, and not within one', async () => {
    const { router, reload } = await setUp();
    await router.navigate('/program?page=2');
    expect(reload).not.toHaveBeenCalled();
    await router.navigate('/kegiatan');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not taken by going back', async () => {
    const { router, reload } = await setUp();
    await router.navigate('/kegiatan');
    reload.mockClear();
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/program');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['there is none', { waiting: false }],
    ['there is no line', { online: false }],
  ])('is not taken when %s', async (_when, options) => {
    const { router, reload } = await setUp(options);
    await router.navigate('/kegiatan');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not taken by the page that follows a save, whose message would go', async () => {
    const { router, reload, save } = await setUp();
    await save();
    await router.navigate('/kegiatan');
    expect(reload).not.toHaveBeenCalled();
  });
});
