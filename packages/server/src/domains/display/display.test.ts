import { capaianSatuanKerjaCalls, HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import { startTestApp, type TestApp } from '../../testing/test-app';

const [FINAL, DRAF, NONE] = [9999, 999906, 424242];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = async (path: string, username?: string, headers: object = {}) =>
  test.app.inject({
    url: `/api${path}`,
    headers: {
      ...(username && (await test.signIn(username))),
      [HEADER_TAHUN_KINERJA]: '2025',
      [HEADER_TAHUN_PUBLIK]: '2025',
      ...headers,
    },
  });
const { masuk, publik } = capaianSatuanKerjaCalls;
const ofUnit = (path: string, unit: number) => `${path}?satuan_kerja_id=${unit}`;

describe('a display and its public twin', () => {
  it('answer alike where the plan is final', async () => {
    const own = await ask(ofUnit(masuk.path, FINAL), 'super');
    const open = await ask(ofUnit(publik.path, FINAL));
    expect([own.statusCode, open.statusCode]).toEqual([200, 200]);
    expect(publik.answer?.safeParse(open.json()).error).toBeUndefined();
    expect(open.json()).toEqual(own.json());
    expect(open.json().data.length).toBeGreaterThan(0);
  });

  it('answer 404 for a unit that does not exist, and to the public for one whose plan is a draft', async () => {
    expect((await ask(ofUnit(publik.path, NONE))).statusCode).toBe(404);
    expect((await ask(ofUnit(publik.path, DRAF))).statusCode).toBe(404);
    expect((await ask(ofUnit(masuk.path, DRAF), 'dinkes')).statusCode).toBe(404);
    expect((await ask(ofUnit(masuk.path, DRAF), 'super')).statusCode).toBe(200);
    expect((await ask(publik.path)).statusCode).toBe(422);
  });

  it('are told apart by who is signed in: a guest has no right to the first', async () => {
    expect((await ask(ofUnit(masuk.path, FINAL))).statusCode).toBe(401);
  });

  it('are not sent twice to who has them already, until the data change', async () => {
    const path = ofUnit(publik.path, FINAL);
    const { headers } = await ask(path);
    const again = { 'if-none-match': String(headers.etag) };
    expect((await ask(path, undefined, again)).statusCode).toBe(304);
    await test.db
      .updateTable('versi_data')
      .set({ versi: 9_999 })
      .where('satuan_kerja_id', '=', FINAL)
      .execute();
    expect((await ask(path, undefined, again)).statusCode).toBe(200);
  });
});
