import type { ChannelState } from '@selaras/contracts';
import { type Registry, type RemoteBuild, type RemoteVersionRow, remoteChannels } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { VersionHealth } from '../health/load-repository';
import { readBuild } from '../remote-store';
import { byOf } from './history-repository';

type Bundled = Registry['remotes'][string] | undefined;
type Row = Omit<RemoteVersionRow, 'active' | 'fallback' | 'health'>;

const states = { tersedia: 'available', ditarik: 'retired', dibersihkan: 'removed' } as const;

interface Around {
  readonly remotesDir: string;
  readonly remote: string;
  readonly bundled: Bundled;
  readonly channels: readonly ChannelState[];
  readonly health: ReadonlyMap<string, VersionHealth>;
}

/** All versions of a remote, the newest first: those that were published, then those built with the portal. */
export async function versionRows(
  db: Kysely<Tables>,
  { remotesDir, remote, bundled, channels, health }: Around,
): Promise<RemoteVersionRow[]> {
  const published = await publishedRows(db, remote);
  const known = new Set(published.map(({ version }) => version));
  const own = [bundled?.version, bundled?.fallback?.version].filter((one) => one !== undefined);
  const built = await Promise.all(
    own.filter((version) => !known.has(version)).map((version) => bundledRow(remotesDir, remote, version)),
  );
  return [...published, ...built].map((row) => ({
    ...row,
    active: remoteChannels.filter((one) => stateOf(one)?.version === row.version),
    fallback: remoteChannels.filter((one) => stateOf(one)?.fallback === row.version),
    health: health.get(row.version) ?? null,
  }));

  function stateOf(name: string): ChannelState | undefined {
    return channels.find(({ channel }) => channel === name);
  }
}

async function publishedRows(db: Kysely<Tables>, remote: string): Promise<Row[]> {
  const rows = await db
    .selectFrom('remote_versi as v')
    .leftJoin('users as u', 'u.id', 'v.oleh_user')
    .leftJoin('remote_token as t', 't.id', 'v.oleh_token')
    .where('v.remote', '=', remote)
    .orderBy('v.terbit', 'desc')
    .orderBy('v.id', 'desc')
    .select(['v.nomor', 'v.keadaan', 'v.build', 'v.ukuran', 'v.terbit'])
    .select(['u.nama as nama_user', 't.nama as nama_token'])
    .execute();
  return rows.map(({ nomor, keadaan, build, ukuran, terbit, ...by }) => ({
    version: nomor,
    source: 'published',
    state: states[keadaan],
    revision: build.revision,
    builtAt: build.builtAt,
    publishedAt: terbit.toISOString(),
    publishedBy: byOf(by),
    size: ukuran,
    requires: build.requires,
    calls: callsOf(build),
  }));
}

async function bundledRow(remotesDir: string, remote: string, version: string): Promise<Row> {
  const build = await readBuild(remotesDir, remote, version);
  const { revision, builtAt, requires } = build;
  return {
    version,
    source: 'bundled',
    state: 'available',
    revision,
    builtAt,
    publishedAt: null,
    publishedBy: { kind: 'portal', name: 'Portal' },
    size: null,
    requires,
    calls: callsOf(build),
  };
}

const callsOf = ({ calls = {} }: Pick<RemoteBuild, 'calls'>): string[] => Object.keys(calls).sort();
