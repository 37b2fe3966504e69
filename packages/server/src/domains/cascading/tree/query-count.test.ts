import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import { asActor } from '../../../database/as-actor';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { type CountedApp, countedApp } from '../../../testing/walk/counted-app';

let test: TestApp;
let counted: CountedApp;
let session: { authorization: string };
beforeAll(async () => {
  test = await startTestApp();
  session = await test.signIn('dinkes');
  counted = await countedApp(test);
});
afterAll(async () => {
  await counted.app.close();
  await test.close();
});

/** One of a signed-in request belongs to its session. */
async function count(url: string, headers: Record<string, string> = {}) {
  const { result, queries } = await counted.count(async () =>
    counted.app.inject({ url: `/api${url}`, headers }),
  );
  return { status: result.statusCode, etag: String(result.headers.etag), queries };
}
const kinerja = () => ({ ...session, [HEADER_TAHUN_KINERJA]: '2025' });

describe('queries of a tree', () => {
  it('are two for the public, one of them only when the data changed', async () => {
    const headers = { [HEADER_TAHUN_PUBLIK]: '2025' };
    const url = '/public-display/cascading?satuan_kerja_id=1012';
    const first = await count(url, headers);
    expect(first).toMatchObject({ status: 200, queries: 2 });
    expect(await count(url, headers)).toMatchObject({ status: 200, queries: 1 });
    expect(await count(url, { ...headers, 'if-none-match': first.etag })).toMatchObject({
      status: 304,
      queries: 1,
    });
    await asActor(test.db, null, (tx) =>
      tx.updateTable('kinerja_program').set({ skp: true }).where('satuan_kerja_id', '=', 1012).execute(),
    );
    expect(await count(url, headers)).toMatchObject({ status: 200, queries: 2 });
  });

  it.each(['/cascading?satuan_kerja_id=1012', '/cascading'])(
    'of %s are the session’s and two more',
    async (url) => {
      const first = await count(url, kinerja());
      expect(first).toMatchObject({ status: 200, queries: 3 });
      expect(await count(url, { ...kinerja(), 'if-none-match': first.etag })).toMatchObject({
        status: 304,
        queries: 2,
      });
    },
  );
});

describe('queries of a tree that is not answered', () => {
  const url = '/cascading?satuan_kerja_id=1012';

  it('are none without a session', async () => {
    expect(await count(url, { [HEADER_TAHUN_KINERJA]: '2025' })).toMatchObject({ status: 401, queries: 0 });
  });

  it.each([
    ['a session that is none', url, { authorization: `Bearer ${'x'.repeat(43)}` }, 401],
    ['a unit that is none', '/cascading?satuan_kerja_id=dinas', {}, 422],
    ['a year that is not open', url, { [HEADER_TAHUN_KINERJA]: '1999' }, 422],
  ])('are two at most with %s', async (_what, asked, headers, status) => {
    const answer = await count(asked, { ...kinerja(), ...headers });
    expect(answer.status).toBe(status);
    expect(answer.queries).toBeLessThanOrEqual(2);
  });
});

describe('queries of the other calls', () => {
  it.each([
    ['/public-display/rencana-aksi', 1],
    ['/public-display/rencana-aksi-gubernur', 1],
    ['/public-display/definisi-operasional', 1],
    ['/public-display/kinerja-langkah-aksi?kinerjaProgramId=1', 1],
    ['/solusi-masalah?type=kinerja-program&id=1', 1],
    ['/public-display/option/satuan-kerja', 1],
  ])('of %s are %i, however many rows there are', async (url, expected) => {
    expect(await count(url)).toMatchObject({ status: 200, queries: expected });
  });

  it('of the public summary are one, and three more only when the data changed', async () => {
    const url = '/public-display/ringkasan';
    expect(await count(url)).toMatchObject({ status: 200, queries: 4 });
    expect(await count(url)).toMatchObject({ status: 200, queries: 1 });
  });
});
