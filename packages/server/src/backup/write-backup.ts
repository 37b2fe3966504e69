import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { announceBackup } from '../database/backup-lock';
import { readApplied } from '../database/migrate';
import type { FileStore } from '../kit/files/file-store';
import {
  type BackedUpTable,
  FORMAT,
  fileEntry,
  MANIFEST,
  type Manifest,
  SUMMARY,
  type Summary,
  tablePart,
} from './archive-format';
import { copied, listTables, quoted, readSequences } from './table-list';
import { type ArchiveWriter, archiveWriter } from './write-archive';

/** Bytes of a table that are held before they are written. */
const PART_BYTES = 1024 * 1024;

/** What a backup has copied. */
export interface BackupResult {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Random names of files that a row uses but the store had lost, or had in another form. */
  readonly damagedFiles: readonly string[];
}

/** Told before each table, then before the files. */
export type Progress = (step: string) => void;

interface BackupSource {
  /** A connection of its own with the owner's rights. */
  readonly client: pg.ClientBase;
  readonly store: FileStore;
}

/**
 * Writes everything that the database holds at one moment, and the files that its rows name, to `out`, while others go
 * on reading and writing. Throws what the database, the store or `out` threw; what was written then has no summary and
 * is refused by a restore.
 */
export async function writeBackup(
  { client, store }: BackupSource,
  out: Writable,
  progress: Progress = () => {},
): Promise<BackupResult> {
  const archive = archiveWriter(out);
  try {
    await announceBackup(client);
    await client.query('begin isolation level repeatable read read only');
    const tables = await listTables(client);
    await client.query(
      `lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`,
    );
    await archive.add(MANIFEST, jsonBytes(await manifestOf(client, tables)));
    const rows: Record<string, number> = {};
    for (const table of tables) {
      progress(table.name);
      rows[table.name] = await addTable(archive, client, table);
    }
    const { files, damagedFiles } = await addFiles(archive, client, store, progress);
    const sequences = await readSequences(client);
    await client.query('commit');
    const summary = { digests: { ...archive.digests }, rows, sequences, damagedFiles } satisfies Summary;
    await archive.add(SUMMARY, jsonBytes(summary));
    await archive.close();
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return { tables: tables.length, rows: total, files, damagedFiles };
  } catch (error) {
    archive.abort(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function manifestOf(client: pg.ClientBase, tables: BackedUpTable[]): Promise<Manifest> {
  return {
    product: 'selaras',
    format: FORMAT,
    made: new Date().toISOString(),
    migrations: await readApplied(client),
    tables,
  };
}

async function addTable(
  archive: ArchiveWriter,
  client: pg.ClientBase,
  table: BackedUpTable,
): Promise<number> {
  const rows = client.query(copyTo(`copy ${copied(table)} to stdout`));
  let part = 0;
  let held: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    if (size === 0) return;
    await archive.add(tablePart(table.name, part), Buffer.concat(held));
    part += 1;
    held = [];
    size = 0;
  };
  for await (const chunk of rows) {
    held.push(chunk as Buffer);
    size += (chunk as Buffer).byteLength;
    if (size >= PART_BYTES) await flush();
  }
  await flush();
  return rows.rowCount;
}

/** Files of rows that use none of them any more may be gone from the store: they are swept after a restore too. */
async function addFiles(
  archive: ArchiveWriter,
  client: pg.ClientBase,
  store: FileStore,
  progress: Progress,
): Promise<{ files: number; damagedFiles: string[] }> {
  const { rows } = await client.query<{ nama_acak: string; sha256: string; dipakai: boolean }>(
    'select nama_acak, sha256, dipakai from berkas order by id',
  );
  if (rows.length > 0) progress('berkas unggahan');
  const damagedFiles: string[] = [];
  let files = 0;
  for (const { nama_acak, sha256, dipakai } of rows) {
    const stream = await store.open(nama_acak);
    const content = stream === null ? null : await buffer(stream);
    const isWhole = content !== null && createHash('sha256').update(content).digest('hex') === sha256;
    if (dipakai && !isWhole) damagedFiles.push(nama_acak);
    if (content === null) continue;
    await archive.add(fileEntry(nama_acak), content);
    files += 1;
  }
  return { files, damagedFiles };
}

const jsonBytes = (value: unknown) => Buffer.from(JSON.stringify(value));
