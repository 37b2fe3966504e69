import type { UserRow } from '@selaras/contracts';
import { type RoleName, roleIds } from '@selaras/roles';
import { tokenOf } from './accounts';
import { servers } from './servers';

const { origin } = servers.demo;

interface ApiInput {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One call of the real API, past the browser. */
export function api(
  method: string,
  path: string,
  { token, body, headers }: ApiInput = {},
): Promise<Response> {
  return fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The body of an answer that has to be a good one. */
export async function apiJson<Answer>(method: string, path: string, input?: ApiInput): Promise<Answer> {
  const answer = await api(method, path, input);
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

let superToken: Promise<string> | undefined;

/** A session of `super` for preparing and checking, one a worker. */
export function superSession(): Promise<string> {
  superToken ??= tokenOf(origin, 'super');
  return superToken;
}

export const loginAnswer = (username: string, password: string): Promise<Response> =>
  api('POST', '/login', { body: { username, password, remember: false } });

export interface Person {
  readonly id: number;
  readonly username: string;
  readonly nama: string;
  readonly password: string;
}

/** A word that no other story has. */
export const unique = (): string => crypto.randomUUID().slice(0, 8);

/** A user for one story alone: what happens to him disturbs nobody. */
export async function newPerson(role: RoleName, unit: number | null = null, nama?: string): Promise<Person> {
  const word = unique();
  const person = {
    username: `uji-${word}`,
    nama: nama ?? `Penguji ${word}`,
    role_id: roleIds[role],
    satuan_kerja_id: unit,
    password: `sandi-percobaan-${unique()}`,
  };
  const { data } = await apiJson<{ data: UserRow }>('POST', '/users', {
    token: await superSession(),
    body: person,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return { ...person, id: data.id };
}

/** Signs a person in through the API and answers the token. */
export async function sessionOf({ username, password }: Person): Promise<string> {
  const { token } = await apiJson<{ token: string }>('POST', '/login', {
    body: { username, password, remember: false },
  });
  return token;
}

/** Users whose name, user name or unit holds these words. */
export async function usersFound(q: string): Promise<UserRow[]> {
  const path = `/users?q=${encodeURIComponent(q)}`;
  return (await apiJson<{ data: UserRow[] }>('GET', path, { token: await superSession() })).data;
}

/** The status that the server gives to a token now: 200, or 401 once the session is over. */
export async function tokenStatus(token: string): Promise<number> {
  return (await api('GET', '/user', { token })).status;
}
