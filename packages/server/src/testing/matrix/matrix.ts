import type { AnyCall } from '@selaras/contracts';
import { type Actor, can, type RoleName, type Rule, roleIds, roleNames, SETDA_ID } from '@selaras/roles';
import type { InjectOptions } from 'fastify';
import { hashPassword } from '../../domains/portal/session/password';
import { type ExampleInput, exampleInput } from '../example-input';
import { findExampleRows } from '../example-rows';
import { startTestApp, type TestApp } from '../test-app';

/** Unit of every caller that has one, but of the secretariat's. */
export const UNIT = 1012;
const OTHER_UNIT = 1013;
const DIVISION = 999906;

export interface Person {
  readonly name: string;
  readonly actor: Actor | null;
}

/** Evaluators and reviewers are of the Inspektorat: nobody decides about his own unit. */
const INSPEKTORAT = 1003;
const isReviewer = (name: string) => name.startsWith('validator_lke');
const unitOf = (role: RoleName) => (role === 'setda' ? SETDA_ID : isReviewer(role) ? INSPEKTORAT : UNIT);

/** Every kind of caller: the 13 roles, of Dinas Kesehatan but for reviewers and the secretariat, one of its divisions, and a guest. */
export const people: readonly Person[] = [
  { name: 'guest', actor: null },
  ...roleNames.map((role) => ({
    name: role,
    actor: { role_id: roleIds[role], satuan_kerja_id: unitOf(role) },
  })),
  { name: 'bagian', actor: { role_id: roleIds.perangkat_daerah, satuan_kerja_id: DIVISION } },
];

/** Whose rows are asked for; those who review have none of their own. */
const units = {
  own: ({ name, actor }: Person) => (isReviewer(name) ? UNIT : (actor?.satuan_kerja_id ?? UNIT)),
  other: () => OTHER_UNIT,
  secretariat: () => SETDA_ID,
} as const;

type Relation = keyof typeof units;

/** Time limit of one walk: some hundred calls by each of the callers. */
export const WALK_MS = 400_000;

const endsSessions: readonly string[] = ['sesi.logout', 'sesi.end-all', 'akun.end-session'];

/** The application with an account of each caller, who are sent through all of its calls. */
export interface Matrix {
  readonly test: TestApp;
  exampleInput(call: AnyCall, unit: number): ExampleInput;
  headersOf(person: Person): Promise<Record<string, string>>;
  /** Every call by every caller, for rows of that unit: those that were answered otherwise than their rule says. */
  walk(relation: Relation): Promise<readonly string[]>;
  close(): Promise<void>;
}

export function isAllowed(rule: Rule, actor: Actor | null, unit: number): boolean {
  return rule.unit === 'any' ? can(actor, rule) : can(actor, rule, { satuan_kerja_id: unit });
}

export async function startMatrix(): Promise<Matrix> {
  const test = await startTestApp();
  const exampleRow = await findExampleRows(test.db, [UNIT, OTHER_UNIT, SETDA_ID, DIVISION]);
  const inputOf = (call: AnyCall, unit: number) => exampleInput(call, unit, exampleRow(call, unit));
  const sessions = new Map<string, { authorization: string }>();
  const password_hash = await hashPassword('sandi-matriks');
  for (const { name, actor } of people) {
    if (actor === null) continue;
    await test.db
      .insertInto('users')
      .values({ username: `matriks_${name}`, password_hash, nama: name, ...actor })
      .execute();
  }

  async function headersOf({ name, actor }: Person): Promise<Record<string, string>> {
    if (actor === null) return {};
    const headers = sessions.get(name) ?? (await test.signIn(`matriks_${name}`));
    sessions.set(name, headers);
    return headers;
  }

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

  async function walk(relation: Relation): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const call of test.app.calls) {
      for (const person of people) {
        const unit = units[relation](person);
        const { url, payload } = inputOf(call, unit);
        const expected = isAllowed(call.act, person.actor, unit);
        const refused = await isRefused(call, person, url, payload);
        if (refused === expected)
          wrong.push(`${call.method} ${url} ${person.name}: ${refused ? 'refused' : 'let in'}`);
      }
    }
    return wrong;
  }

  return { test, exampleInput: inputOf, headersOf, walk, close: () => test.close() };
}
