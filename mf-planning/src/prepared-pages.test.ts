import { apiClient } from '@selaras/api-client';
import { fakeNetwork, problem } from '@selaras/api-client/testing';
import { superUser, unitStaff } from '@selaras/resource/testing';
import { QueryClient } from '@tanstack/react-query';
import type { PageId } from './manifest';
import { pages } from './pages';

/** What is asked for before the page of an address is drawn. */
async function askedBefore(id: PageId, params: Record<string, string>, search = '', session = superUser) {
  const network = fakeNetwork(() => problem(404, 'TIDAK_DITEMUKAN'));
  apiClient.configure({ adapter: network.adapter, getToken: () => 'token' });
  const { prepare } = await pages[id]();
  const address = new URLSearchParams(search);
  await prepare?.({ queries: new QueryClient(), pathname: '', address, params, user: session.user });
  return network.sent.map(({ url, params: query }) => ({ url, query }));
}

it.each<[PageId, Record<string, string>, string]>([
  ['kinerja-program.show', { id: '7' }, '/api/kinerja-program/7'],
  ['kinerja-program.edit', { id: '7' }, '/api/kinerja-program/7'],
  ['kinerja-program.create', {}, '/api/kinerja-program'],
  ['kinerja-sub-kegiatan.edit-tim-kerja', { id: '7' }, '/api/kinerja-sub-kegiatan/7'],
  ['perjanjian-kinerja.show', { id: '7' }, '/api/perjanjian-kinerja/7'],
  ['perjanjian-kinerja.pegawai', { id: '7', nip: '19' }, '/api/perjanjian-kinerja-pegawai/7'],
  ['kinerja-program.kinerja-kegiatan-cross', { id: '7' }, '/api/kinerja-program/7/kinerja-kegiatan-cross'],
  ['validasi-perencanaan.show', { satkerId: '1012' }, '/api/validasi-perencanaan/1012'],
])('%s asks for what it shows before it is drawn', async (id, params, url) => {
  expect(await askedBefore(id, params)).toMatchObject([{ url }]);
});

it('every page of a form asks for what it begins with before it is drawn', async () => {
  const ids = (Object.keys(pages) as PageId[]).filter((id) => /\.(create|edit)/.test(id));
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) {
    const params: Record<string, string> = id.endsWith('.create') ? {} : { id: '7' };
    expect([id, await askedBefore(id, params)]).toMatchObject([id, [{}]]);
  }
});

it.each<[PageId, string, string, object]>([
  ['perjanjian-kinerja', 'q=air&page=2', '/api/perjanjian-kinerja', { q: 'air', page: 2 }],
  ['perjanjian-kinerja-pegawai', 'page=3', '/api/perjanjian-kinerja-pegawai', { page: 3 }],
  ['validasi-perencanaan', 'tahap=2', '/api/validasi-perencanaan/antrean', { tahap: '2' }],
  ['rencana-aksi', 'page=2', '/api/rencana-aksi-rpjmd', { page: 2 }],
  ['rencana-aksi', 'tab=pd', '/api/rencana-aksi-pd', {}],
  ['kamus-indikator', 'page=2', '/api/kamus-indikator', { page: 2 }],
  ['kamus-indikator-fungsional', 'q=air', '/api/kamus-indikator-fungsional', { q: 'air' }],
  ['capaian-iku', '', '/api/capaian-iku', { tingkat: 'kabupaten' }],
  ['capaian-iku', 'tingkat=pd&q=air', '/api/capaian-iku', { tingkat: 'pd', q: 'air' }],
])('%s asks for the rows of ?%s before it is drawn', async (id, search, url, query) => {
  expect(await askedBefore(id, {}, search)).toMatchObject([{ url, query }]);
});

it('kamus-indikator asks for the row that its address shows, and for nothing where that is a form', async () => {
  const show = await askedBefore('kamus-indikator', {}, 'panel=lihat-7&q=air');
  expect(show.map(({ url }) => url)).toEqual(['/api/kamus-indikator/7']);
  expect(await askedBefore('kamus-indikator', {}, 'panel=baru')).toEqual([]);
});

it.each([
  ['all units', '', superUser, '/api/rekap-anggaran/kabupaten'],
  ['the unit that is picked', 'satuan_kerja_id=1013', superUser, '/api/rekap-anggaran/pohon'],
  ['one’s own unit', 'satuan_kerja_id=1013', unitStaff, '/api/rekap-anggaran/pohon'],
] as const)('rekap-anggaran asks for the budget of %s', async (_whose, search, session, url) => {
  expect(await askedBefore('rekap-anggaran', {}, search, session)).toMatchObject([{ url }]);
});
