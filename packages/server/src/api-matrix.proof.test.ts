import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import { isAllowed, type Matrix, people, startMatrix, UNIT, WALK_MS } from './testing/matrix/matrix';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await startMatrix();
});
afterAll(() => matrix.close());

describe('every route answers exactly whom the rule of its act admits', () => {
  it.each(['own', 'secretariat'] as const)(
    'for rows of the %s unit',
    async (relation) => {
      expect(await matrix.walk(relation)).toEqual([]);
    },
    WALK_MS,
  );
});

describe('every route', () => {
  it('that has a year refuses one that does not exist, and takes one that does', async () => {
    const dated = matrix.test.app.calls.filter(({ tahun }) => tahun !== undefined);
    expect(dated.length).toBeGreaterThan(5);
    for (const call of dated) {
      const admitted = people.find(({ actor }) => actor !== null && isAllowed(call.act, actor, UNIT));
      const headers = admitted === undefined ? {} : await matrix.headersOf(admitted);
      const header = call.tahun === 'publik' ? HEADER_TAHUN_PUBLIK : HEADER_TAHUN_KINERJA;
      const { method } = call;
      const { url, payload } = matrix.exampleInput(call, UNIT);
      for (const [tahun, refused] of [
        ['2025', false],
        ['1999', true],
        ["2024' or 1=1", true],
      ] as const) {
        const answer = await matrix.test.app.inject({
          method,
          url,
          headers: { ...headers, [header]: tahun },
          ...(payload !== undefined && { payload: payload as object }),
        });
        const isRefused = answer.body.includes('TAHUN_TIDAK_DIKENAL');
        expect({ method, url, tahun, isRefused }).toEqual({ method, url, tahun, isRefused: refused });
      }
    }
  });
});
