import type { ImportJob, ImportRow, ImportSubject } from '@selaras/contracts';
import type { TestApp } from './test-app';

interface Sender {
  /** User name. */
  readonly as: string;
  readonly unit: number;
  readonly tahun?: number;
}

/** Sends files of one kind to the server and follows what becomes of them, as one person in one year. */
export async function importClient(test: TestApp, jenis: ImportSubject, { as, unit, tahun = 2025 }: Sender) {
  const headersOf = async (username: string) => ({
    ...(await test.signIn(username)),
    'default-key-tahun-kinerja': String(tahun),
  });
  const own = await headersOf(as);

  const get = (path: string, headers: object = own) =>
    test.app.inject({ url: `/api${path}`, headers: { ...headers } });
  const post = (path: string, headers: object = own) =>
    test.app.inject({ method: 'POST', url: `/api${path}`, headers: { ...headers } });
  const send = (file: Buffer | string, { to = unit, name = 'uji.csv', headers = own } = {}) =>
    test.app.inject({
      method: 'POST',
      url: `/api/impor/${jenis}?satuan_kerja_id=${to}&nama_file=${name}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: typeof file === 'string' ? Buffer.from(file) : file,
    });

  const find = async (id: number): Promise<ImportJob> => (await get(`/impor/${id}`)).json().data;
  async function ended(id: number): Promise<ImportJob> {
    for (;;) {
      const impor = await find(id);
      if (impor.keadaan !== 'berjalan') return impor;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  return {
    headersOf,
    get,
    post,
    send,
    find,
    ended,
    preview: async (file: Buffer | string, to = unit): Promise<ImportJob> =>
      (await send(file, { to })).json().data,
    rowsOf: async (id: number, more = ''): Promise<ImportRow[]> =>
      (await get(`/impor/${id}/baris?${more}`)).json().data,
    async run(id: number): Promise<ImportJob> {
      await post(`/impor/${id}/jalankan`);
      return ended(id);
    },
  };
}
