import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { defaultLimits } from '../config-limits';
import { prepareAppRole } from '../database/app-role';
import { connect } from '../database/connection';
import type { Cluster } from '../database/embedded/cluster';
import { lockDataDir } from '../database/embedded/data-dir-lock';
import { type ClusterLog, superviseCluster } from '../database/embedded/supervised';
import { diskFull, embeddedFault, externalFault } from '../database/faults';
import { inTurn, migrate } from '../database/migrate';
import { withOwner } from '../database/owner-client';
import type { DatabaseLimits } from '../database/pool/limits';
import type { Tables } from '../database/tables';
import type { SeedDoors } from '../seed/build-rows';
import { prepareSeed } from '../seed/prepare-seed';
import type { SeedName } from '../seed/seed-names';
import { openDataFolder } from './data-folder';

export interface StartOptions {
  /** Of the domains, for what the database is filled with. */
  readonly doors: SeedDoors;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Left out: `demo` on an empty embedded database, else `none`. */
  readonly seed?: SeedName | undefined;
  readonly demoPassword: string;
  readonly production: boolean;
  readonly now?: Date;
  /** Free space without which an embedded database does not start. */
  readonly minFreeBytes?: number;
  /** Time limits of its connections. */
  readonly limits?: { readonly database: DatabaseLimits };
  /** Told when the embedded PostgreSQL ended by itself. */
  readonly log?: ClusterLog;
}

const silent: ClusterLog = { error: () => {}, warn: () => {} };

export interface RunningDatabase {
  readonly db: Kysely<Tables>;
  /** What the database holds beside the regency's own work; `none` for a real one. */
  readonly seed: SeedName;
  /** Ends the connections and, when embedded, PostgreSQL itself. */
  stop(): Promise<void>;
}

/** Free bytes without which a start is refused: an empty cluster with its first log takes about 60 MB. */
const FREE_BYTES = 96 * 1024 * 1024;
/** PostgreSQL needs this much for the next piece of its log. */
const FULL_BYTES = 16 * 1024 * 1024;

/**
 * Everything between nothing and a database that can be used: embedded or the regency's own PostgreSQL, migrated,
 * seeded when asked, connected as the application's role. Throws `StartError` for every fault that people can mend.
 */
export function startDatabase(options: StartOptions): Promise<RunningDatabase> {
  return options.databaseUrl === undefined
    ? startEmbedded(options)
    : startExternal(options.databaseUrl, options);
}

async function startEmbedded(options: StartOptions): Promise<RunningDatabase> {
  const { dataDir } = options;
  let lock: { release(): void } | null = null;
  let cluster: Cluster | null = null;
  const stop = async () => {
    await cluster?.stop();
    lock?.release();
  };
  try {
    openDataFolder(dataDir);
    lock = lockDataDir(dataDir);
    if (freeBytes(dataDir) < (options.minFreeBytes ?? FREE_BYTES)) throw diskFull(dataDir);
    cluster = await superviseCluster(join(dataDir, 'postgres'), options.log ?? silent);
    const { seed, db } = await prepare(cluster.url, options, 'demo');
    return { db, seed, stop: () => db.destroy().finally(stop) };
  } catch (error) {
    await stop();
    throw isFull(dataDir) ? diskFull(dataDir, error) : embeddedFault(error, dataDir);
  }
}

async function startExternal(url: string, options: StartOptions): Promise<RunningDatabase> {
  try {
    const { seed, db } = await prepare(url, options, 'none');
    return { db, seed, stop: () => db.destroy() };
  } catch (error) {
    throw externalFault(error, url);
  }
}

/** Migrated, seeded and connected; of two instances that start at once, one does it and the other finds it done. */
async function prepare(url: string, options: StartOptions, seedOfEmpty: SeedName) {
  const limits = (options.limits ?? defaultLimits).database;
  return withOwner(url, limits.preparation, (client) =>
    inTurn(client, async () => {
      await migrate(client);
      const seed = await prepareSeed(client, { ...options, seedOfEmpty });
      const role = (await prepareAppRole(client)) ?? undefined;
      return { seed, db: connect(url, { role, limits }) };
    }),
  );
}

/** A disk that filled up half-way shows in many ways, most of them a lost connection. */
function isFull(folder: string): boolean {
  try {
    return freeBytes(folder) < FULL_BYTES;
  } catch {
    return false;
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
