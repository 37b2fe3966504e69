import type { AnyCall } from '@selaras/contracts';
import { everyAct, everyCall } from '@selaras/contracts/testing';
import { type Matrix, startMatrix, UNIT, WALK_MS } from './testing/matrix/matrix';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await startMatrix();
});
afterAll(() => matrix.close());

describe('every route answers exactly whom the rule of its act admits', () => {
  it('covers every act of the contracts, and every route has one of them', () => {
    const named = new Set(matrix.test.app.calls.map(({ act }) => act.name));
    const promised = everyAct.map(({ name }) => name);
    expect(promised.length).toBeGreaterThan(100);
    expect(promised.filter((name) => !named.has(name) && !actsWithoutCall.includes(name))).toEqual([]);
    expect([...named].filter((name) => !promised.includes(name))).toEqual([]);
  });

  it('names the unit in the request of every route that is limited to the own unit', () => {
    const limited = matrix.test.app.calls.filter(({ act }) => act.unit === 'own');
    const silent = limited.filter((call) => !matrix.exampleInput(call, UNIT).namesUnit);
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it(
    'for rows of the other unit',
    async () => {
      expect(await matrix.walk('other')).toEqual([]);
    },
    WALK_MS,
  );
});

describe('every route', () => {
  it('answers a call of the contracts, and every call of the contracts is answered', () => {
    const nameOf = ({ method, path }: Pick<AnyCall, 'method' | 'path'>) => `${method} ${path}`;
    expect(matrix.test.app.calls.map((call) => nameOf(call)).sort()).toEqual(
      everyCall.map((call) => nameOf(call)).sort(),
    );
  });
});

/**
 * Rights without a call of their own: one that the interface asks about, and those that saving asks for beside its own
 * where a year is closed (decision 56). Queues of places in teams are one call; their pages ask apart whose queue it is.
 */
const actsWithoutCall: readonly string[] = [
  'kinerja.update',
  'sasaran-strategis-pd.ubah-tertutup',
  'sasaran-strategis-rpjmd.ubah-tertutup',
  'validasi-anggota.kabid',
  'validasi-anggota.kepala',
  'validasi-anggota.sementara',
  'visi-misi-rpjmd.ubah-tertutup',
];
