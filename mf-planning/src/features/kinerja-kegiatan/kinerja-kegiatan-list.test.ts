import { apiClient } from '@selaras/api-client';
import { fakeNetwork } from '@selaras/api-client/testing';
import { prepareList } from '@selaras/resource/list';
import { listOf } from '@selaras/resource/testing';
import { QueryClient } from '@tanstack/react-query';
import { list } from './kinerja-kegiatan-list';

describe('prepareList', () => {
  it('asks once for the rows that the address names, as the page will', async () => {
    const network = fakeNetwork(() => ({ data: { ...listOf([]), current_page: 2 } }));
    apiClient.configure({ adapter: network.adapter, getToken: () => 'token' });
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
    const address = new URLSearchParams('q=kesehatan&page=2&sembunyi=satuan&asing=1');
    await prepareList(list)({ queries, address });
    await prepareList(list)({ queries, address });
    expect(network.sent.map(({ url }) => url)).toEqual(['/api/kinerja-kegiatan']);
    expect(network.sent[0]?.params).toMatchObject({ q: 'kesehatan', page: 2 });
  });
});
