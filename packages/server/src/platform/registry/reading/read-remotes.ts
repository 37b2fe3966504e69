import {
  type Registry,
  type RemoteAdoption,
  type RemoteDetail,
  type RemoteSummary,
  remoteChannels,
} from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { channelState } from '../acts/channel-state';
import { noChannels, readChannels, readChannelsOf } from '../acts/remote-repository';
import type { VersionHealth } from '../health/load-repository';
import { readHistory, readLastActs } from './history-repository';
import { versionRows } from './version-rows';

/** Of what cannot be read (`mf_contoh 1.2.0`) the versions of one remote. */
const unreadableOf = (unreadable: readonly string[], name: string) =>
  unreadable.flatMap((what) => (what.startsWith(`${name} `) ? [what.slice(name.length + 1)] : []));

/** Every remote that was built with the portal, published, or given a token; by name. */
export async function listRemotes(
  db: Kysely<Tables>,
  bundled: Registry,
  unreadable: readonly string[],
): Promise<RemoteSummary[]> {
  const [channels, lastActs, versions, titles] = await Promise.all([
    readChannels(db),
    readLastActs(db),
    countVersions(db),
    readTitles(db),
  ]);
  const names = new Set([
    ...Object.keys(bundled.remotes),
    ...lastActs.keys(),
    // One of which nothing can be read is missed all the more.
    ...unreadable.flatMap((what) => (what.startsWith('mf_') ? [what.split(' ', 1)[0] ?? what] : [])),
  ]);
  return [...names].sort().map((name) => {
    const own = bundled.remotes[name];
    const rows = channels.get(name) ?? noChannels;
    return {
      name,
      title: titles.get(name) ?? own?.manifest.title ?? name,
      channels: remoteChannels.map((channel) => channelState(channel, rows, own)),
      unreadable: unreadableOf(unreadable, name),
      versions: versions.get(name) ?? 0,
      lastAct: lastActs.get(name) ?? null,
    };
  });
}

/** What a remote is read out of. */
interface Reading {
  readonly db: Kysely<Tables>;
  readonly remotesDir: string;
  readonly bundled: Registry['remotes'][string] | undefined;
  readonly unreadable: readonly string[];
  readonly health: {
    readonly byVersion: ReadonlyMap<string, VersionHealth>;
    readonly adoption: RemoteAdoption;
  };
}

/** One remote with everything that happened to it; undefined when nobody has ever heard of it. */
export async function readRemote(
  { db, remotesDir, bundled, health, unreadable }: Reading,
  remote: string,
): Promise<RemoteDetail | undefined> {
  const [rows, history, titles] = await Promise.all([
    readChannelsOf(db, remote),
    readHistory(db, remote),
    readTitles(db, remote),
  ]);
  const missing = unreadableOf(unreadable, remote);
  if (bundled === undefined && history.length === 0 && missing.length === 0) return undefined;
  const channels = remoteChannels.map((channel) => channelState(channel, rows, bundled));
  const versions = await versionRows(db, { remotesDir, remote, bundled, channels, health: health.byVersion });
  const title = titles.get(remote) ?? bundled?.manifest.title ?? remote;
  return { name: remote, title, channels, unreadable: missing, versions, adoption: health.adoption, history };
}

async function countVersions(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('remote_versi')
    .groupBy('remote')
    .select(['remote', (eb) => eb.fn.countAll<number>().as('jumlah')])
    .execute();
  return new Map(rows.map(({ remote, jumlah }) => [remote, Number(jumlah)]));
}

/** Of the published versions that `stable` gives. */
async function readTitles(db: Kysely<Tables>, remote?: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('remote_kanal as k')
    .innerJoin('remote_versi as v', 'v.id', 'k.versi_id')
    .where('k.kanal', '=', 'stable')
    .$if(remote !== undefined, (query) => query.where('k.remote', '=', remote ?? ''))
    .select(['k.remote', 'v.build'])
    .execute();
  return new Map(rows.map(({ remote: name, build }) => [name, build.manifest.title]));
}
