import { apiClient, endpointsOf } from '@selaras/api-client';
import { fakeNetwork, problem } from '@selaras/api-client/testing';
import { type kinerjaProgramCalls, kinerjaProgramRoutes } from '@selaras/contracts';
import { resourceQueries } from './resource-queries';

const program = resourceQueries(endpointsOf<typeof kinerjaProgramCalls>(kinerjaProgramRoutes));
const { signal } = new AbortController();

describe('queries of an entity', () => {
  it.each([
    ['/api/kinerja-program', program.list({ q: 'gizi' })],
    ['/api/kinerja-program/7', program.detail(7)],
    ['/api/kinerja-program/7/riwayat', program.history(7, 2)],
  ])('%s is read', async (url, { queryFn }) => {
    const network = fakeNetwork(problem(503, 'LAYANAN_SIBUK'));
    apiClient.configure({ adapter: network.adapter, getTahunKinerja: () => 2025 });
    const read = queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
    await expect(read({ signal })).rejects.toThrow();
    expect(network.sent.map((request) => request.url)).toEqual([url]);
  });

  it('all begin with the key that names it', () => {
    expect(program.detail(7).queryKey[0]).toBe(program.all[0]);
  });
});
