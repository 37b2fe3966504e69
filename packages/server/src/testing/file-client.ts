import type { KeptFile } from '@selaras/contracts';
import { sql } from 'kysely';
import { asActor } from '../database/as-actor';
import { claimFiles } from '../kit/files/file-repository';
import { examplePdf } from './example-files';
import type { TestApp } from './test-app';

export const OCTETS = { 'content-type': 'application/octet-stream' };

interface Upload {
  readonly content?: Buffer;
  readonly nama?: string;
  readonly tujuan?: string;
}

/** Uploads, downloads and claims files as people and rows do. */
export function fileClient(test: TestApp) {
  const upload = async (
    username: string,
    { content = examplePdf(), nama = 'bukti.pdf', tujuan = 'bukti_rencana_aksi' }: Upload = {},
  ) =>
    test.app.inject({
      method: 'POST',
      url: `/api/berkas?${new URLSearchParams({ nama, tujuan })}`,
      headers: { ...(await test.signIn(username)), ...OCTETS },
      payload: content,
    });
  const uploaded = async (username: string, input?: Upload): Promise<KeptFile> => {
    const answer = await upload(username, input);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().data;
  };
  const download = async (id: number, username: string, headers = {}) =>
    test.app.inject({ url: `/api/berkas/${id}`, headers: { ...(await test.signIn(username)), ...headers } });

  const find = (id: number) =>
    test.db.selectFrom('berkas').where('id', '=', id).selectAll().executeTakeFirst();
  const stored = async (id: number) => {
    const row = await find(id);
    if (row === undefined) throw new Error(`File ${id} has no row`);
    return row;
  };
  const owner = async (username: string) => {
    const { id } = await test.db
      .selectFrom('users')
      .where('username', '=', username)
      .select('id')
      .executeTakeFirstOrThrow();
    return { tujuan: 'bukti_rencana_aksi' as const, ownerId: 7, satuanKerjaId: 1012, actorId: id };
  };
  const claim = async (ids: readonly number[], username: string) => {
    const by = await owner(username);
    return asActor(test.db, by.actorId, (tx) => claimFiles(tx, ids, by));
  };
  /** Lets so many hours go by for every file. */
  const wait = async (hours: number) => {
    await sql`update berkas set bebas_sejak = bebas_sejak - make_interval(hours => ${hours})`.execute(
      test.db,
    );
  };
  return { upload, uploaded, download, find, stored, owner, claim, wait };
}
