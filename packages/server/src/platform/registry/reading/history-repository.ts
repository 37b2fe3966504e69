import type { RemoteHistory } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';

/** Lines of the history that are told. */
const MOST_LINES = 200;

export type By = RemoteHistory['by'];

/** Who did it: a person, a token, or the portal itself. */
export function byOf({ nama_user, nama_token }: { nama_user: string | null; nama_token: string | null }): By {
  if (nama_user !== null) return { kind: 'user', name: nama_user };
  if (nama_token !== null) return { kind: 'token', name: nama_token };
  return { kind: 'portal', name: 'Portal' };
}

function selectHistory(db: Kysely<Tables>) {
  return db
    .selectFrom('remote_riwayat as r')
    .leftJoin('users as u', 'u.id', 'r.oleh_user')
    .leftJoin('remote_token as t', 't.id', 'r.oleh_token')
    .select([
      'r.id',
      'r.remote',
      'r.aksi',
      'r.kanal',
      'r.nomor',
      'r.dari',
      'r.alasan',
      'r.sasaran',
      'r.waktu',
    ])
    .select(['u.nama as nama_user', 't.nama as nama_token'])
    .orderBy('r.id', 'desc');
}
type Line = Awaited<ReturnType<ReturnType<typeof selectHistory>['execute']>>[number];

function toHistory({ id, aksi, kanal, nomor, dari, alasan, sasaran, waktu, ...by }: Line): RemoteHistory {
  return {
    id,
    at: waktu.toISOString(),
    act: aksi,
    channel: kanal,
    version: nomor,
    from: dari,
    reason: alasan,
    audience: sasaran,
    by: byOf(by),
  };
}

/** What happened to a remote, newest first. */
export async function readHistory(db: Kysely<Tables>, remote: string): Promise<RemoteHistory[]> {
  const lines = await selectHistory(db).where('r.remote', '=', remote).limit(MOST_LINES).execute();
  return lines.map(toHistory);
}

/** The newest line of every remote. */
export async function readLastActs(db: Kysely<Tables>): Promise<ReadonlyMap<string, RemoteHistory>> {
  const newest = db
    .selectFrom('remote_riwayat')
    .groupBy('remote')
    .select((eb) => eb.fn.max('id').as('id'));
  const lines = await selectHistory(db).where('r.id', 'in', newest).execute();
  return new Map(lines.map((line) => [line.remote, toHistory(line)]));
}
