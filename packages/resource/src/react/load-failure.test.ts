import { ApiError, NetworkError } from '@selaras/api-client';
import { loadFailure } from './load-failure';

const failing = (error: Error) => ({ error, refetch: jest.fn(), isFetching: false });

it('offers to try again what may succeed', () => {
  const query = failing(new NetworkError('timeout'));
  const failure = loadFailure(query, 'Renstra gagal dimuat');
  expect(failure?.title).toBe('Renstra gagal dimuat');
  failure?.onRetry?.();
  expect(query.refetch).toHaveBeenCalledTimes(1);
});

const gone = (pesan: string) => failing(new ApiError({ status: 404, kode: 'TIDAK_DITEMUKAN', pesan }));

it('says where to look for what is not there, and offers no other try', () => {
  const failure = loadFailure(gone('Data tidak ditemukan'), 'Renstra gagal dimuat');
  expect(failure).toMatchObject({ title: 'Data tidak ditemukan', code: 404 });
  expect(failure?.description).toMatch(/tahun lain/);
  expect(failure?.onRetry).toBeUndefined();
});

it('passes on what the server knows better', () => {
  const pesan = 'Bagian rencana ini tidak ada pada tahun ini.';
  const failure = loadFailure(gone(pesan), 'Renstra gagal dimuat');
  expect(failure).toMatchObject({ title: 'Data tidak ditemukan', description: pesan });
});

it('stays away while nothing failed', () => {
  expect(loadFailure({ ...failing(new Error()), error: null }, 'Renstra gagal dimuat')).toBeNull();
});
