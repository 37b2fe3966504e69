import { apiClient } from '@selaras/api-client';
import { fakeNetwork, problem } from '@selaras/api-client/testing';
import { unitStaff } from '@selaras/resource/testing';
import { QueryClient } from '@tanstack/react-query';
import type { PageId } from './manifest';
import { pages } from './pages';

it.each<[PageId, Record<string, string>, string]>([
  ['tim-kerja.create', { id: '7' }, '/api/tim-kerja/7'],
  ['tim-kerja.edit', { id: '7', nip_anggota: '19' }, '/api/tim-kerja/7/anggota/19'],
  ['validasi-kepala-bidang.show', { id: '7' }, '/api/validasi-anggota/7'],
  ['validasi-kepala-opd.show', { id: '7' }, '/api/validasi-anggota/7'],
  ['tim-kerja.persetujuan.show', { id: '7' }, '/api/validasi-anggota/7'],
  ['pegawai.show', { nip: '19' }, '/api/pegawai/19'],
  ['skp.show', { nip: '19' }, '/api/skp/19'],
])('%s asks for what it shows before it is drawn', async (id, params, url) => {
  const network = fakeNetwork(() => problem(404, 'TIDAK_DITEMUKAN'));
  apiClient.configure({ adapter: network.adapter, getToken: () => 'token' });
  const { prepare } = await pages[id]();
  await prepare?.({
    queries: new QueryClient(),
    pathname: '',
    address: new URLSearchParams(),
    params,
    user: unitStaff.user,
  });
  expect(network.sent.map((request) => request.url)).toEqual([url]);
});
