import type { Audience, RemoteBuild } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { BundledFile } from '../../../database/shared/stored';
import type { Tables } from '../../../database/tables';

/** Where the bytes of a kept version lie. */
export interface KeptVersion {
  /** Random name of its bundle in the store. */
  readonly bundle: string;
  readonly files: Readonly<Record<string, BundledFile>>;
}

interface PublishedChannel {
  /** null: `stable` follows what is built with the portal, `canary` is closed. */
  readonly build: RemoteBuild | null;
  readonly fallback: RemoteBuild | null;
  readonly audience: Audience | null;
}

/** Everything published that browsers can be told of, at one moment. */
export interface Published {
  readonly versi: number;
  readonly channels: ReadonlyMap<
    string,
    { readonly stable?: PublishedChannel; readonly canary?: PublishedChannel }
  >;
  /** By remote and version, as `keptKey` joins them. */
  readonly kept: ReadonlyMap<string, KeptVersion>;
}

export const nothingPublished: Published = { versi: 0, channels: new Map(), kept: new Map() };

export const keptKey = (remote: string, version: string): string => `${remote}/${version}`;

/** What every instance compares to know whether it is told something else. */
export async function readRegistryVersion(db: Kysely<Tables>): Promise<number> {
  return (await db.selectFrom('registri').select('versi').executeTakeFirstOrThrow()).versi;
}

/** All of it as it stood together. */
export function readPublished(db: Kysely<Tables>): Promise<Published> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const versi = await readRegistryVersion(tx);
      const rows = await tx
        .selectFrom('remote_kanal as k')
        .leftJoin('remote_versi as v', 'v.id', 'k.versi_id')
        .leftJoin('remote_versi as c', 'c.id', 'k.cadangan_id')
        .select(['k.remote', 'k.kanal', 'k.sasaran', 'v.build', 'c.build as cadangan'])
        .execute();
      const versions = await tx
        .selectFrom('remote_versi as v')
        .innerJoin('berkas as b', 'b.id', 'v.berkas_id')
        .select(['v.remote', 'v.nomor', 'v.isi', 'b.nama_acak'])
        .execute();
      const channels = new Map<string, { stable?: PublishedChannel; canary?: PublishedChannel }>();
      for (const { remote, kanal, sasaran, build, cadangan } of rows) {
        const channel = { build, fallback: cadangan, audience: sasaran };
        channels.set(remote, { ...channels.get(remote), [kanal]: channel });
      }
      const kept = versions.map(
        ({ remote, nomor, isi, nama_acak }) =>
          [keptKey(remote, nomor), { bundle: nama_acak, files: isi }] as const,
      );
      return { versi, channels, kept: new Map(kept) };
    });
}
