import { type AnyCall, HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import {
  isAllowed,
  type Matrix,
  type Person,
  people,
  startMatrix,
  UNIT,
  WALK_MS,
} from './testing/matrix/matrix';

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

describe('every route that writes over a version of a row', () => {
  const inject = async (call: AnyCall, person: Person, version: string | undefined) => {
    const { url, payload } = matrix.exampleInput(call, UNIT);
    const { statusCode, body } = await matrix.test.app.inject({
      method: call.method,
      url,
      headers: {
        ...(await matrix.headersOf(person)),
        [HEADER_TAHUN_KINERJA]: '2025',
        ...(version !== undefined && { 'if-match': version }),
      },
      ...(payload !== undefined && { payload: payload as object }),
    });
    return { statusCode, kode: statusCode < 400 ? '' : (JSON.parse(body) as { kode: string }).kode };
  };

  it('writes nothing over one that nobody has seen', async () => {
    const written: string[] = [];
    const asked = new Set<string>();
    for (const call of matrix.test.app.calls.filter(({ versi }) => versi === true)) {
      for (const person of people.filter(({ actor }) => isAllowed(call.act, actor, UNIT))) {
        const name = `${call.method} ${call.path}`;
        const answers = [
          await inject(call, person, undefined),
          await inject(call, person, '"0.1"'),
          await inject(call, person, '"999999"'),
        ];
        if (answers.some(({ statusCode }) => statusCode < 400)) written.push(`${name} by ${person.name}`);
        if (answers.map(({ kode }) => kode).join() === 'VERSI_WAJIB,VERSI_BASI,VERSI_BASI') asked.add(name);
      }
    }
    expect(written).toEqual([]);
    // The other examples are refused before their version is looked at: a state, a lock or a body that does not fit.
    expect(asked.size).toBeGreaterThanOrEqual(35);
  });
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
