import type { AnyCall } from '@selaras/contracts';
import * as contracts from '@selaras/contracts';
import { everyAct, everyCall } from '@selaras/contracts/testing';
import { type Actor, can, type RoleName, type Rule, roleIds, roleNames, SETDA_ID } from '@selaras/roles';
import type { InjectOptions } from 'fastify';
import { hashPassword } from './domains/portal/session/password';
import { exampleInput as exampleOf } from './testing/example-input';
import { findExampleRows } from './testing/example-rows';
import { startTestApp, type TestApp } from './testing/test-app';

/** Every kind of caller: the 13 roles of Dinas Kesehatan, the secretariat, one of its divisions, and a guest. */
const UNIT = 1012;
const OTHER_UNIT = 1013;
const DIVISION = 999906;

interface Person {
  readonly name: string;
  readonly actor: Actor | null;
}

const unitOf = (role: RoleName) => (role === 'setda' ? SETDA_ID : UNIT);
const people: readonly Person[] = [
  { name: 'guest', actor: null },
  ...roleNames.map((role) => ({
    name: role,
    actor: { role_id: roleIds[role], satuan_kerja_id: unitOf(role) },
  })),
  { name: 'bagian', actor: { role_id: roleIds.perangkat_daerah, satuan_kerja_id: DIVISION } },
];

const units = {
  own: (person: Person) => person.actor?.satuan_kerja_id ?? UNIT,
  other: () => OTHER_UNIT,
  secretariat: () => SETDA_ID,
} as const;

let test: TestApp;
let exampleRow: (call: AnyCall, unit: number) => number | undefined;
const exampleInput = (call: AnyCall, unit: number) => exampleOf(call, unit, exampleRow(call, unit));
const sessions = new Map<string, { authorization: string }>();
const endsSessions: readonly string[] = ['sesi.logout', 'sesi.end-all', 'akun.end-session'];

async function headersOf({ name, actor }: Person): Promise<Record<string, string>> {
  if (actor === null) return {};
  const headers = sessions.get(name) ?? (await test.signIn(`matriks_${name}`));
  sessions.set(name, headers);
  return headers;
}

beforeAll(async () => {
  test = await startTestApp();
  exampleRow = await findExampleRows(test.db, [UNIT, OTHER_UNIT, SETDA_ID, DIVISION]);
  const password_hash = await hashPassword('sandi-matriks');
  for (const { name, actor } of people) {
    if (actor === null) continue;
    await test.db
      .insertInto('users')
      .values({ username: `matriks_${name}`, password_hash, nama: name, ...actor })
      .execute();
  }
});
afterAll(() => test.close());

/** Refused = 401 or 403; a login with a wrong password is answered 401 but was let in to try. */
async function isRefused(call: AnyCall, person: Person, url: string, payload: unknown): Promise<boolean> {
  const headers = await headersOf(person);
  if (endsSessions.includes(call.act.name)) sessions.delete(person.name);
  const request = {
    method: call.method,
    url,
    headers,
    ...(payload !== undefined && { payload: payload as object }),
  };
  const { statusCode, body } =
    call.produces === 'text/event-stream' ? await opened(request) : await test.app.inject(request);
  if (statusCode >= 500) throw new Error(`${call.method} ${url} for ${person.name}: ${body}`);
  if (statusCode === 401) return !body.includes('LOGIN_SALAH');
  return statusCode === 403;
}

/** A stream never ends by itself: its head is all that is waited for. */
async function opened(request: InjectOptions): Promise<{ statusCode: number; body: string }> {
  const { statusCode, raw, stream } = await test.app.inject({ ...request, payloadAsStream: true });
  stream().destroy();
  raw.res.destroy();
  return { statusCode, body: '' };
}

function isAllowed(rule: Rule, actor: Actor | null, unit: number): boolean {
  return rule.unit === 'any' ? can(actor, rule) : can(actor, rule, { satuan_kerja_id: unit });
}

describe('every route answers exactly whom the rule of its act admits', () => {
  it('covers every act of the contracts, and every route has one of them', () => {
    const named = new Set(test.app.calls.map(({ act }) => act.name));
    const promised = everyAct.map(({ name }) => name);
    expect(promised.length).toBeGreaterThan(100);
    expect(promised.filter((name) => !named.has(name) && !actsWithoutCall.includes(name))).toEqual([]);
    expect([...named].filter((name) => !promised.includes(name))).toEqual([]);
  });

  it('names the unit in the request of every route that is limited to the own unit', () => {
    const limited = test.app.calls.filter(({ act }) => act.unit === 'own');
    const silent = limited.filter((call) => !exampleInput(call, UNIT).namesUnit);
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it.each(Object.keys(units) as (keyof typeof units)[])(
    'for rows of the %s unit',
    async (relation) => {
      const wrong: string[] = [];
      for (const call of test.app.calls) {
        for (const person of people) {
          const unit = units[relation](person);
          const { url, payload } = exampleInput(call, unit);
          const expected = isAllowed(call.act, person.actor, unit);
          const refused = await isRefused(call, person, url, payload);
          if (refused === expected)
            wrong.push(`${call.method} ${url} ${person.name}: ${refused ? 'refused' : 'let in'}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    400_000,
  );
});

describe('every route', () => {
  it('answers a call of the contracts, and every call of the contracts is answered', () => {
    const nameOf = ({ method, path }: Pick<AnyCall, 'method' | 'path'>) => `${method} ${path}`;
    expect(test.app.calls.map((call) => nameOf(call)).sort()).toEqual(
      everyCall.map((call) => nameOf(call)).sort(),
    );
  });

  it('that has a year refuses one that does not exist, and takes one that does', async () => {
    const dated = test.app.calls.filter(({ tahun }) => tahun !== undefined);
    expect(dated.length).toBeGreaterThan(5);
    for (const call of dated) {
      const admitted = people.find(({ actor }) => actor !== null && isAllowed(call.act, actor, UNIT));
      const headers = admitted === undefined ? {} : await headersOf(admitted);
      const header = call.tahun === 'publik' ? contracts.HEADER_TAHUN_PUBLIK : contracts.HEADER_TAHUN_KINERJA;
      const { method } = call;
      const { url, payload } = exampleInput(call, UNIT);
      for (const [tahun, refused] of [
        ['2025', false],
        ['1999', true],
        ["2024' or 1=1", true],
      ] as const) {
        const answer = await test.app.inject({
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
