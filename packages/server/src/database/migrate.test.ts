import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { readMigrations } from './migrations';

describe('migrate', () => {
  let test: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    test = await createTestDatabase({ seed: 'none' });
    client = new pg.Client({ connectionString: test.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await test.drop();
  });

  const numbers = async () =>
    (await client.query<{ nomor: number }>('select nomor from schema_migrasi order by 1')).rows.map(
      ({ nomor }) => nomor,
    );
  const next = (sql: string) => {
    const known = readMigrations();
    return [...known, { nomor: known.length + 1, nama: 'berikutnya', sql, checksum: 'x' }];
  };

  it('does nothing when everything is applied', async () => {
    expect(await migrate(client)).toBe(0);
  });

  it('applies only what is new', async () => {
    expect(await migrate(client, next('create table baru (id int)'))).toBe(1);
    expect(await numbers()).toEqual(next('').map(({ nomor }) => nomor));
  });

  it('leaves nothing of a file that fails half-way', async () => {
    const before = await numbers();
    await expect(migrate(client, next('create table baru (id int); select 1/0'))).rejects.toThrow(
      'division by zero',
    );
    expect(await numbers()).toEqual(before);
    expect((await client.query("select to_regclass('baru') as t")).rows[0].t).toBeNull();
  });

  it('lets one of two processes migrate and the other find it done', async () => {
    const second = new pg.Client({ connectionString: test.url });
    await second.connect();
    const more = next('create table baru (id int)');
    const counts = await Promise.all([migrate(client, more), migrate(second, more)]);
    await second.end();
    expect(counts.sort()).toEqual([0, 1]);
  });

  it.each([
    [
      'of a newer Selaras',
      "insert into schema_migrasi values (99, 'nanti', 'x')",
      'dari Selaras yang lebih baru',
    ],
    [
      'whose files were changed',
      "update schema_migrasi set checksum = 'x' where nomor = 2",
      'Basis data rusak: migrasi 2_rpjmd',
    ],
    ['that lost a step', 'delete from schema_migrasi where nomor = 1', 'Basis data rusak'],
    ['that lost a table', 'drop table login_percobaan', 'Basis data rusak: tabel login_percobaan tidak ada'],
    ['of somebody else', 'drop table schema_migrasi', 'bukan milik Selaras'],
  ])('refuses a database %s and changes nothing in it', async (_, damage, message) => {
    await client.query(damage);
    const tables = async () =>
      (await client.query('select relname from pg_class where relkind = $1 order by 1', ['r'])).rows;
    const before = await tables();
    await expect(migrate(client, next('create table baru (id int)'))).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(message),
      remedy: expect.any(String),
    });
    expect(await tables()).toEqual(before);
  });
});
