import { apiClient } from '@selaras/api-client';
import { fakeNetwork, problem } from '@selaras/api-client/testing';
import { superUser, unitStaff } from '@selaras/resource/testing';
import { QueryClient } from '@tanstack/react-query';
import { pageAt } from './page-at';
import { pages } from './pages';

/** What is asked for before the display of an address is drawn. */
async function askedBefore(pathname: string, search: string, user: typeof superUser.user) {
  const network = fakeNetwork(() => problem(404, 'TIDAK_DITEMUKAN'));
  apiClient.configure({ adapter: network.adapter, getToken: () => 'token' });
  const id = pageAt(pathname)?.id;
  if (id === undefined) throw new Error(`${pathname} is no display`);
  const { prepare } = await pages[id]();
  const address = new URLSearchParams(search);
  await prepare?.({ queries: new QueryClient(), pathname, address, params: {}, user });
  return network.sent.map(({ url, params }) => ({ url, query: params }));
}

it.each([
  ['/display-makro/rpjmd', '', '/api/display/rpjmd', undefined],
  ['/display-makro/capaian-kinerja-keuangan', 'satuan_kerja_id=1013', '/api/display/keuangan', {}],
  ['/display-mikro/rkt', 'satuan_kerja_id=1013', '/api/display/rkt', { satuan_kerja_id: 1013 }],
  ['/display-mikro/rkt', '', '/api/display/rkt', { satuan_kerja_id: 1012 }],
  [
    '/display-makro/capaian-kinerja-kegiatan',
    'satuan_kerja_id=1013&status=tidak-tercapai',
    '/api/display/capaian-tingkat',
    { page: 1, tingkat: 'kegiatan', satuan_kerja_id: '1013', status: 'tidak-tercapai' },
  ],
  [
    '/display-mikro/capaian-kinerja-kegiatan',
    'page=2',
    '/api/display/capaian-tingkat',
    { page: 2, tingkat: 'kegiatan', satuan_kerja_id: 1012 },
  ],
] as const)('%s?%s is asked for before it is drawn', async (pathname, search, url, query) => {
  expect(await askedBefore(pathname, search, unitStaff.user)).toEqual([
    { url, query: query && expect.objectContaining(query) },
  ]);
});

it('asks as everybody for the public twin', async () => {
  const asked = await askedBefore('/public-display/display-mikro/renstra', 'satuan_kerja_id=1012', null);
  expect(asked).toMatchObject([
    { url: '/api/public-display/display/renstra', query: { satuan_kerja_id: 1012 } },
  ]);
});

it.each([
  ['/display-mikro/rkt', superUser.user],
  ['/public-display/display-mikro/rkt', unitStaff.user],
])('asks for nothing where no unit is chosen: %s', async (pathname, user) => {
  expect(await askedBefore(pathname, '', user)).toEqual([]);
});
