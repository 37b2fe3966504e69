import { type AnyCall, HEADER_TAHUN_KINERJA } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import { z } from 'zod';
import { currentValue } from '../kit/resource/closed-fields';
import type { TestApp } from './test-app';

type Row = Record<string, unknown> & { id: number; versi: number };

/** Asks the server as one person in one year. */
export function planningClient(test: TestApp, username: string, tahun = 2025) {
  let session: { authorization: string } | undefined;
  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers: object = {},
  ) {
    const ask = async (session: { authorization: string }) =>
      test.app.inject({
        method,
        url: `/api${path}`,
        headers: { ...session, [HEADER_TAHUN_KINERJA]: String(tahun), ...headers },
        ...(payload && { payload }),
      });
    session ??= await test.signIn(username);
    let answer = await ask(session);
    if (answer.statusCode === 401) {
      // The test's clock was moved: the session ended long ago.
      session = await test.signIn(username);
      answer = await ask(session);
    }
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body === '' ? null : parsed(answer.body),
      raw: answer.rawPayload,
    };
  }
  const get = (path: string, headers?: object) => send('GET', path, undefined, headers);
  const row = async (path: string, id: number): Promise<Row> => (await get(`${path}/${id}`)).body.data;
  return {
    get,
    row,
    post: (path: string, payload: object, headers?: object) => send('POST', path, payload, headers),
    put: (path: string, payload: object, versi: number) =>
      send('PUT', path, payload, { 'if-match': `"${versi}"` }),
    remove: (path: string, versi: number) => send('DELETE', path, undefined, { 'if-match': `"${versi}"` }),
    send,
    /** Changes fields of a row as a form does: everything else stays as it was read. */
    change: async (call: AnyCall, id: number, fields: object) => {
      const path = call.path.replace('/{id}', '');
      const before = await row(path, id);
      return send(
        'PUT',
        `${path}/${id}`,
        { ...bodyOf(before, call), ...fields },
        { 'if-match': `"${before.versi}"` },
      );
    },
  };
}

function parsed(body: string) {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The body that a form sends when nothing was changed. */
export function bodyOf(row: Row, call: AnyCall): Record<string, unknown> {
  if (!(call.body instanceof z.ZodObject)) throw new TypeError(`${call.path} has no fields`);
  return Object.fromEntries(Object.keys(call.body.shape).map((field) => [field, currentValue(row, field)]));
}

/** A user of this unit who can do what a work unit does. */
export async function addStaff(test: TestApp, username: string, satuan_kerja_id: number): Promise<void> {
  await test.db
    .insertInto('users')
    .values({
      username,
      nama: username,
      password_hash: '-',
      role_id: roleIds.perangkat_daerah,
      satuan_kerja_id,
    })
    .execute();
}
