import type { Audience, RemoteChannel, RemoteHistory } from '@selaras/contracts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { Publisher } from './publisher';
import type { Promotion, StableVersion } from './version-before';

/** From here to the end of the transaction nobody else changes this remote. */
export async function lockRemote(tx: Kysely<Tables>, remote: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('selaras.remote'), hashtext(${remote}))`.execute(tx);
}

type ChannelRow = Pick<
  Selectable<Tables['remote_kanal']>,
  'versi_id' | 'cadangan_id' | 'sasaran' | 'versi' | 'diubah'
> & {
  readonly nomor: string | null;
  readonly cadangan: string | null;
};

/** A channel that nobody has changed yet. */
const untouched: ChannelRow = {
  versi_id: null,
  cadangan_id: null,
  sasaran: null,
  versi: 0,
  diubah: null,
  nomor: null,
  cadangan: null,
};

export type ChannelRows = Readonly<Record<RemoteChannel, ChannelRow>>;

/** Both channels of each remote that has any. */
export async function readChannels(
  db: Kysely<Tables>,
  remote?: string,
): Promise<ReadonlyMap<string, ChannelRows>> {
  const rows = await db
    .selectFrom('remote_kanal as k')
    .leftJoin('remote_versi as v', 'v.id', 'k.versi_id')
    .leftJoin('remote_versi as c', 'c.id', 'k.cadangan_id')
    .$if(remote !== undefined, (query) => query.where('k.remote', '=', remote ?? ''))
    .select(['k.remote', 'k.kanal', 'k.versi_id', 'k.cadangan_id', 'k.sasaran', 'k.versi', 'k.diubah'])
    .select(['v.nomor', 'c.nomor as cadangan'])
    .execute();
  const channels = new Map<string, ChannelRows>();
  for (const { remote: name, kanal, ...row } of rows) {
    channels.set(name, { ...(channels.get(name) ?? noChannels), [kanal]: row });
  }
  return channels;
}

export const noChannels: ChannelRows = { stable: untouched, canary: untouched };

export async function readChannelsOf(db: Kysely<Tables>, remote: string): Promise<ChannelRows> {
  return (await readChannels(db, remote)).get(remote) ?? noChannels;
}

interface NewState {
  readonly versi_id: number | null;
  readonly cadangan_id: number | null;
  readonly sasaran: Audience | null;
}

/** Writes what a channel gives from now on; every change raises its `versi`. */
export async function setChannel(
  tx: Kysely<Tables>,
  { remote, channel, now }: { remote: string; channel: RemoteChannel; now: Date },
  { sasaran, ...state }: NewState,
): Promise<void> {
  const values = { ...state, sasaran: sasaran && JSON.stringify(sasaran), diubah: now };
  await tx
    .insertInto('remote_kanal')
    .values({ remote, kanal: channel, versi: 1, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'kanal'])
        .doUpdateSet({ ...values, versi: sql<number>`remote_kanal.versi + 1` }),
    )
    .execute();
}

/** Another version stands by for `stable`, because the one that did was retired. */
export async function setFallback(
  tx: Kysely<Tables>,
  remote: string,
  cadangan_id: number | null,
): Promise<void> {
  await tx
    .updateTable('remote_kanal')
    .set({ cadangan_id })
    .where('remote', '=', remote)
    .where('kanal', '=', 'stable')
    .execute();
}

export function findVersion(db: Kysely<Tables>, remote: string, nomor: string) {
  return db
    .selectFrom('remote_versi as v')
    .leftJoin('berkas as b', 'b.id', 'v.berkas_id')
    .where('v.remote', '=', remote)
    .where('v.nomor', '=', nomor)
    .select(['v.id', 'v.nomor', 'v.keadaan', 'v.sidik', 'v.isi', 'v.berkas_id', 'b.nama_acak'])
    .executeTakeFirst();
}

/** Ids of the versions that can be active, by their numbers. */
export async function usableVersions(
  db: Kysely<Tables>,
  remote: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('remote_versi')
    .where('remote', '=', remote)
    .where('keadaan', '=', 'tersedia')
    .select(['nomor', 'id'])
    .execute();
  return new Map(rows.map(({ nomor, id }) => [nomor, id]));
}

/** Promotions of `stable`, newest first. */
export async function readPromotions(db: Kysely<Tables>, remote: string): Promise<Promotion[]> {
  const rows = await db
    .selectFrom('remote_riwayat')
    .where('remote', '=', remote)
    .where('aksi', '=', 'promote')
    .where('kanal', '=', 'stable')
    .orderBy('id', 'desc')
    .limit(200)
    .select(['nomor', 'ke_bawaan', 'dari', 'dari_bawaan'])
    .execute();
  const versionOf = (nomor: string | null, isBundled: boolean): StableVersion =>
    isBundled ? null : (nomor ?? undefined);
  return rows.map(({ nomor, ke_bawaan, dari, dari_bawaan }) => ({
    to: versionOf(nomor, ke_bawaan),
    from: versionOf(dari, dari_bawaan),
  }));
}

export interface HistoryLine {
  readonly remote: string;
  readonly aksi: RemoteHistory['act'];
  readonly kanal?: RemoteChannel;
  readonly nomor?: string | null;
  readonly dari?: string | null;
  readonly ke_bawaan?: boolean;
  readonly dari_bawaan?: boolean;
  readonly alasan?: string;
  readonly sasaran?: Audience | null;
  readonly waktu: Date;
}

/** Without a publisher the portal itself did it. */
export async function writeHistory(
  tx: Kysely<Tables>,
  publisher: Publisher | null,
  { sasaran, ...line }: HistoryLine,
): Promise<void> {
  const by = { oleh_user: publisher?.userId ?? null, oleh_token: publisher?.tokenId ?? null };
  const audience = sasaran ? JSON.stringify(sasaran) : null;
  await tx
    .insertInto('remote_riwayat')
    .values({ ...line, ...by, sasaran: audience })
    .execute();
}
