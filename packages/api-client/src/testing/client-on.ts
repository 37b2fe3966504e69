import type { UserRow } from '@selaras/contracts';
import { type ApiClientConfig, createApiClient } from '../api-client';
import type { fakeNetwork } from './fake-network';

/** What the call for the signed-in user answers. */
export const user = {
  data: {
    id: 1,
    username: 'dinkes',
    nama: 'Dinkes',
    role_id: 3,
    satuan_kerja_id: 1012,
    satuan_kerja_nama: 'Dinas Kesehatan',
  },
};

/** What a write on that user answers. */
export const userRow: { data: UserRow } = {
  data: {
    ...user.data,
    peg_nip: null,
    pegawai: null,
    aktif: true,
    faktor_kedua: false,
    tertahan_hingga: null,
    terakhir_aktif: null,
    versi: 2,
    kemampuan: { ubah_peran: true, nonaktifkan: true, lepas_faktor_kedua: false },
  },
};

/** A client of a signed-in user on a network of the test's own, which never waits between two tries. */
export function clientOn(network: ReturnType<typeof fakeNetwork>, config: Partial<ApiClientConfig> = {}) {
  return createApiClient({
    adapter: network.adapter,
    getToken: () => 'rahasia',
    getTahunKinerja: () => 2025,
    getTahunPublik: () => 2024,
    pause: async () => undefined,
    ...config,
  });
}

/** What an attempt fails with; one that succeeds is a mistake. */
export const failure = async (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => {
      throw new Error('the request was expected to fail');
    },
    (error: unknown) => error,
  );
