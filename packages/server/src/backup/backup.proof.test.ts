import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rencanaAksiPdCalls } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { domains } from '../app';
import { announceBackup } from '../database/backup-lock';
import { connect } from '../database/connection';
import { migrate } from '../database/migrate';
import { readMigrations } from '../database/migrations';
import type { Tables } from '../database/tables';
import { diskStore } from '../kit/files/disk-store';
import { openStore } from '../kit/files/open-store';
import { storeDemoFiles } from '../kit/files/store-demo-files';
import { sweepFiles } from '../kit/files/sweep-files';
import { createEmptyDatabase } from '../testing/empty-database';
import { examplePdf } from '../testing/example-files';
import { fileClient } from '../testing/file-client';
import { patientLimits } from '../testing/patient-limits';
import { bodyOf, planningClient } from '../testing/planning-client';
import { rowHashes } from '../testing/row-hashes';
import { startTestApp, type TestApp } from '../testing/test-app';
import { makeBackup } from './make-backup';
import { checkBackup } from './restore-backup';
import { restoreFrom } from './restore-from';

const demoFiles = domains.flatMap((domain) => domain.demoFiles?.() ?? []);
let test: TestApp;
let folder: string;
let archive: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selaras-cadangan-'));
  test = await startTestApp();
  await storeDemoFiles(test.db, openStore(test.app.context.config), demoFiles);
  const berkas = fileClient(test);
  const used = await berkas.uploaded('dinkes', { content: examplePdf('/Bukti (satu)') });
  await berkas.claim([used.id], 'dinkes');
  await berkas.uploaded('dinkes');
  archive = join(folder, 'utuh.tar.gz');
  await makeBackup(source(), archive);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const source = () => ({ dataDir: test.app.context.config.dataDir, databaseUrl: test.url, s3: undefined });

/** An empty place: a database without tables and a folder for files. */
async function emptyPlace() {
  const { url, drop } = await createEmptyDatabase();
  const dataDir = join(folder, randomUUID());
  return { config: { dataDir, databaseUrl: url, s3: undefined }, drop };
}

async function tablesIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select from pg_tables where schemaname = 'public'");
  await client.end();
  return rows.length;
}

/** Keeps a backup from copying: it has its moment already, and waits for this table until `release`. */
async function holdTable(url: string, table: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; lock table "${table}" in access exclusive mode`);
  const isAwaited = async () => {
    const { rowCount } = await client.query(
      'select from pg_locks where relation = $1::regclass and not granted',
      [table],
    );
    return rowCount === 1;
  };
  return {
    async awaited() {
      while (!(await isAwaited())) await new Promise((done) => setTimeout(done, 5));
    },
    async release() {
      await client.query('commit');
      await client.end();
    },
  };
}

const filesIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, digest(readFileSync(join(entry.parentPath, entry.name)))])
    .sort();
const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** What tells how tables work, not what is in them. */
async function formOf(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select 'kunci' as jenis, conrelid::regclass::text as di, conname::text as nama, pg_get_constraintdef(oid) as content
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select 'pemicu', tgrelid::regclass::text, tgname::text, tgenabled::text from pg_trigger
      where not tgisinternal
      union all
      select 'urutan', sequencename::text, '', last_value::text from pg_sequences where schemaname = 'public'
      order by 1, 2, 3, 4`);
    return rows;
  } finally {
    await client.end();
  }
}

describe('a backup', () => {
  it('restores every row, file, key, trigger and sequence into an empty database', async () => {
    const place = await emptyPlace();
    const result = await restoreFrom(place.config, archive);
    expect(result).toMatchObject({ files: 2 + demoFiles.length, damagedFiles: [] });
    expect(await rowHashes(place.config.databaseUrl)).toEqual(await rowHashes(test.url));
    expect(await formOf(place.config.databaseUrl)).toEqual(await formOf(test.url));
    expect(filesIn(place.config.dataDir)).toEqual(filesIn(source().dataDir));
    const db = connect(place.config.databaseUrl, { max: 1, limits: patientLimits.database });
    const { rows } = await sql<{ bad: number | null }>`select periksa_audit() as bad`.execute(db);
    expect(rows[0]?.bad).toBeNull();
    await db.destroy();
    await place.drop();
  });

  it('that is made while people write holds every row and file that was acknowledged before it began', async () => {
    const client = planningClient(test, 'super');
    const berkas = fileClient(test);
    const [{ id }] = (await client.get('/rencana-aksi-pd?satuan_kerja_id=1022')).body.data;
    const body = bodyOf(await client.row('/rencana-aksi-pd', id), rencanaAksiPdCalls.create);
    const rows: string[] = [];
    const files: string[] = [];
    let going = true;
    const keepWriting = async () => {
      while (going) {
        const rencana_aksi = `Tertulis ${randomUUID()}`;
        const { status } = await client.post('/rencana-aksi-pd', { ...body, rencana_aksi });
        expect(status).toBe(201);
        rows.push(rencana_aksi);
      }
    };
    const keepUploading = async () => {
      while (going) {
        const content = examplePdf(`/Bukti ${randomUUID()}`);
        await berkas.uploaded('dinkes', { content });
        files.push(digest(content));
      }
    };
    const writers = [keepWriting(), keepWriting(), keepUploading()];
    while (rows.length < 10 || files.length < 3) await new Promise((done) => setTimeout(done, 5));
    const before = { rows: [...rows], files: [...files] };
    const file = join(folder, 'sambil-menulis.tar.gz');
    const hold = await holdTable(test.url, 'kode_pemulihan');
    const backup = makeBackup(source(), file);
    await hold.awaited();
    const begun = rows.length;
    while (rows.length === begun) await new Promise((done) => setTimeout(done, 5));
    await hold.release();
    await backup;
    going = false;
    await Promise.all(writers);

    const place = await emptyPlace();
    expect(await restoreFrom(place.config, file)).toMatchObject({ damagedFiles: [] });
    const db = connect(place.config.databaseUrl, { max: 1, limits: patientLimits.database });
    const [written, found] = [await writtenIn(test.db), await writtenIn(db)];
    expect(before.rows.filter((aksi) => found.get(aksi) !== written.get(aksi))).toEqual([]);
    const restored = new Set(filesIn(place.config.dataDir).map(([, hash]) => hash));
    expect(before.files.filter((hash) => !restored.has(hash))).toEqual([]);
    const { rows: audit } = await sql<{ bad: number | null }>`select periksa_audit() as bad`.execute(db);
    expect(audit[0]?.bad).toBeNull();
    await db.destroy();
    await place.drop();
  });

  it('of an earlier version is brought to the newest form', async () => {
    const earlier = await createEmptyDatabase();
    const migrations = readMigrations();
    const client = new pg.Client({ connectionString: earlier.url });
    await client.connect();
    await migrate(client, migrations.slice(0, 20));
    await client.query("insert into referensi (kode, nama, tahun) values ('lama', 'Dari versi lama', 2024)");
    await client.end();
    const file = join(folder, 'lama.tar.gz');
    await makeBackup({ dataDir: folder, databaseUrl: earlier.url, s3: undefined }, file);
    const place = await emptyPlace();
    await restoreFrom(place.config, file);
    const { schema_migrasi } = await rowHashes(place.config.databaseUrl);
    expect(schema_migrasi).toMatch(new RegExp(`^${migrations.length} `));
    const restored = new pg.Client({ connectionString: place.config.databaseUrl });
    await restored.connect();
    const { rows } = await restored.query('select kode, nama, tahun from referensi');
    await restored.end();
    expect(rows).toEqual([{ kode: 'lama', nama: 'Dari versi lama', tahun: 2024 }]);
    await Promise.all([earlier.drop(), place.drop()]);
  });

  it('says which uploads the store had lost already, and holds everything else', async () => {
    const { id } = await fileClient(test).uploaded('dinkes');
    await fileClient(test).claim([id], 'dinkes');
    const { nama_acak } = await fileClient(test).stored(id);
    await diskStore(join(source().dataDir, 'files')).remove(nama_acak);
    const file = join(folder, 'hilang.tar.gz');
    expect(await makeBackup(source(), file)).toMatchObject({
      files: filesIn(source().dataDir).length,
      damagedFiles: [nama_acak],
    });
    await checkBackup(file);
  });

  it('keeps the sweeper from taking files away that it still has to copy', async () => {
    const { id } = await fileClient(test).uploaded('dinkes');
    await sql`update berkas set bebas_sejak = 'epoch' where id = ${id}`.execute(test.db);
    const holder = new pg.Client({ connectionString: test.url });
    await holder.connect();
    await announceBackup(holder);
    const store = openStore(test.app.context.config);
    expect(await sweepFiles(test.db, store)).toBe(0);
    expect(await fileClient(test).find(id)).toBeDefined();
    await holder.end();
    expect(await sweepFiles(test.db, store)).toBe(1);
    expect(await fileClient(test).find(id)).toBeUndefined();
  });

  it('never replaces a file that is there', async () => {
    await expect(makeBackup(source(), archive)).rejects.toMatchObject({
      message: `Berkas ${archive} sudah ada`,
    });
  });

  it('leaves nothing where it cannot be written', async () => {
    const file = join(folder, 'tidak-ada', 'cadangan.tar.gz');
    await expect(makeBackup(source(), file)).rejects.toMatchObject({
      message: expect.stringContaining('Folder untuk berkas itu tidak ada'),
    });
  });
});

/** Hash of each row that the writers made, by its text. */
async function writtenIn(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ rencana_aksi: string; hash: string }>`
    select rencana_aksi, md5(row_to_json(r)::text) as hash from rencana_aksi r
    where rencana_aksi like 'Tertulis %'`.execute(db);
  return new Map(rows.map(({ rencana_aksi, hash }) => [rencana_aksi, hash]));
}

describe('a restore refuses, before anything is touched,', () => {
  const bytes = () => readFileSync(archive);
  const at = (part: number) => Math.floor(bytes().length * part);
  const cutAt = (part: number) => bytes().subarray(0, at(part));
  const flippedAt = (part: number) => {
    const copy = Buffer.from(bytes());
    copy[at(part)] = (copy[at(part)] ?? 0) ^ 0x10;
    return copy;
  };

  it.each<[what: string, content: () => Buffer, why: RegExp]>([
    ['a file that was cut in the middle', () => cutAt(0.5), /terpotong atau rusak/],
    ['a file that was cut at its end', () => bytes().subarray(0, -30), /terpotong atau rusak/],
    ['a file with a changed byte', () => flippedAt(0.6), /terpotong atau rusak|bukan cadangan/],
    ['a file with a changed byte near its end', () => flippedAt(0.98), /terpotong atau rusak|bukan cadangan/],
    ['an empty file', () => Buffer.alloc(0), /bukan cadangan Selaras/],
    ['a text', () => Buffer.from('Ini bukan cadangan'), /bukan cadangan Selaras/],
    ['another compressed file', () => gzipSync('Ini bukan cadangan'), /bukan cadangan Selaras/],
    ['a PDF', () => examplePdf(), /bukan cadangan Selaras/],
  ])('%s', async (_, content, why) => {
    const place = await emptyPlace();
    const file = join(folder, `${randomUUID()}.tar.gz`);
    writeFileSync(file, content());
    await expect(restoreFrom(place.config, file)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(why),
    });
    expect(await tablesIn(place.config.databaseUrl)).toBe(0);
    await place.drop();
  });

  it('a file that is not there', async () => {
    const place = await emptyPlace();
    await expect(restoreFrom(place.config, join(folder, 'tiada'))).rejects.toMatchObject({
      message: expect.stringContaining('tidak ada'),
    });
    await place.drop();
  });

  it('a backup of a later version', async () => {
    await expect(checkBackup(archive, readMigrations().slice(0, -1))).rejects.toMatchObject({
      message: expect.stringContaining('Selaras yang lebih baru'),
    });
  });

  it('a place that is not empty', async () => {
    const before = await rowHashes(test.url);
    const elsewhere = join(folder, randomUUID());
    await expect(restoreFrom({ ...source(), dataDir: elsewhere }, archive)).rejects.toMatchObject({
      message: expect.stringContaining('tidak kosong'),
    });
    expect(await rowHashes(test.url)).toEqual(before);
    const place = await emptyPlace();
    await expect(restoreFrom({ ...place.config, dataDir: source().dataDir }, archive)).rejects.toMatchObject({
      message: expect.stringContaining('sudah berisi data'),
    });
    expect(await tablesIn(place.config.databaseUrl)).toBe(0);
    await place.drop();
  });
});
