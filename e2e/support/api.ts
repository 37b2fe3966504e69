import type { UserRow } from '@selaras/contracts';
import { type RoleName, roleIds } from '@selaras/roles';
import { servers } from '../server/servers';
import { tokenOf } from './accounts';

const demo: string = servers.demo.origin;

interface ApiInput {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Server that is asked; the demo when it is left out. */
  origin?: string;
}

/** One call of the real API, past the browser. */
export function api(
  method: string,
  path: string,
  { token, body, headers, origin = demo }: ApiInput = {},
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

const superTokens = new Map<string, Promise<string>>();

/** A session of `super` for preparing and checking, one a worker and server. */
export function superSession(origin = demo): Promise<string> {
  const token = superTokens.get(origin) ?? tokenOf(origin, 'super');
  superTokens.set(origin, token);
  return token;
}

export const loginAnswer = (username: string, password: string): Promise<Response> =>
  api('POST', '/login', { body: { username, password, remember: false } });

export interface Person {
  readonly id: number;
  readonly username: string;
  readonly nama: string;
  readonly password: string;
  /** Server that knows him. */
  readonly origin: string;
}

/** A word that no other story has. */
export const unique = (): string => crypto.randomUUID().slice(0, 8);

/** A user for one story alone: what happens to him disturbs nobody. */
export async function newPerson(
  role: RoleName,
  unit: number | null = null,
  nama?: string,
  origin = demo,
): Promise<Person> {
  const word = unique();
  const person = {
    username: `uji-${word}`,
    nama: nama ?? `Penguji ${word}`,
    role_id: roleIds[role],
    satuan_kerja_id: unit,
    password: `dari-admin-${unique()}`,
  };
  const { data } = await apiJson<{ data: UserRow }>('POST', '/users', {
    origin,
    token: await superSession(origin),
    body: person,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return withOwnPassword({ ...person, id: data.id, origin });
}

/** Who got a password from super changes it, as he must, and leaves no session behind. */
async function withOwnPassword(person: Person): Promise<Person> {
  const { origin, password: lama } = person;
  const token = await sessionOf(person);
  const password = `sandi-percobaan-${unique()}`;
  const changed = await api('PUT', '/user/kata-sandi', { origin, token, body: { lama, baru: password } });
  if (!changed.ok) throw new Error(`the password was not changed: ${await changed.text()}`);
  await endSessions(token, origin);
  return { ...person, password };
}

/** Signs a person in through the API and answers the token. */
export async function sessionOf({ username, password, origin }: Person): Promise<string> {
  const { token } = await apiJson<{ token: string }>('POST', '/login', {
    origin,
    body: { username, password, remember: false },
  });
  return token;
}

/** Ends all sessions of a person. */
export const endSessions = (token: string, origin = demo) => api('DELETE', '/sessions', { token, origin });

/** Users whose name, user name or unit holds these words. */
export async function usersFound(q: string): Promise<UserRow[]> {
  const path = `/users?q=${encodeURIComponent(q)}`;
  return (await apiJson<{ data: UserRow[] }>('GET', path, { token: await superSession() })).data;
}

/** The status that the server gives to a token now: 200, or 401 once the session is over. */
export async function tokenStatus(token: string): Promise<number> {
  return (await api('GET', '/user', { token })).status;
}
