import type pg from 'pg';
import { StartError } from '../database/start-error';
import { buildRows, type SeedDoors } from './build-rows';
import type { SeedName } from './seed-names';
import { writeRows } from './write-rows';

export interface SeedOptions {
  readonly doors: SeedDoors;
  readonly seed?: SeedName | undefined;
  /** Taken when no seed is asked for and the database is empty. */
  readonly seedOfEmpty: SeedName;
  readonly demoPassword: string;
  readonly production: boolean;
  readonly now?: Date;
}

/**
 * Fills an empty database as asked and says what it holds. A database with work in it is never filled, and a seeded
 * one never serves in production: its accounts share a known password.
 */
export async function prepareSeed(client: pg.ClientBase, options: SeedOptions): Promise<SeedName> {
  const { production, demoPassword, now = new Date() } = options;
  const { present, empty } = await contents(client);
  const wanted = options.seed ?? (empty ? options.seedOfEmpty : present);
  if (production && (present !== 'none' || wanted !== 'none')) throw seededInProduction(present !== 'none');
  if (wanted === 'none' || wanted === present) return present;
  if (!empty) throw notEmpty(wanted, present);
  await writeRows(client, await buildRows(options.doors, wanted, { password: demoPassword, now }), wanted);
  return wanted;
}

async function contents(client: pg.ClientBase): Promise<{ present: SeedName; empty: boolean }> {
  const { rows } = await client.query<{ seed: SeedName | null; empty: boolean }>(`
    select (select tabel from audit_log where aksi = 'seed' order by id limit 1) as seed,
           not exists (select from users) and not exists (select from satuan_kerja) as empty
  `);
  return { present: rows[0]?.seed ?? 'none', empty: rows[0]?.empty ?? true };
}

function seededInProduction(present: boolean): StartError {
  return new StartError(
    present
      ? 'Basis data contoh tidak boleh dipakai dengan NODE_ENV=production'
      : 'Data contoh tidak boleh diisikan dengan NODE_ENV=production',
    present ? 'Pakai DATA_DIR atau DATABASE_URL lain' : 'Setel SEED=none',
  );
}

function notEmpty(wanted: SeedName, present: SeedName): StartError {
  const what = present === 'none' ? 'data' : `data contoh "${present}"`;
  return new StartError(
    `SEED=${wanted} hanya untuk basis data kosong; yang ini sudah berisi ${what}`,
    'Hapus SEED, atau pakai DATA_DIR atau DATABASE_URL lain',
  );
}
