import { sql } from 'kysely';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

const UNIT = 1012;

describe('a table that a migration completes with one call', () => {
  let test: TestDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    test = await createTestDatabase({ seed: 'demo' });
    owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
    await owner.query(`
      create table papan (nama text not null check (nama <> ''));
      select lengkapi_tabel('papan', 'satuan_kerja');
      create table papan_bupati (nama text not null);
      select lengkapi_tabel('papan_bupati', 'kabupaten')`);
  });
  afterAll(async () => {
    await owner.end();
    await test.drop();
  });

  const triggersOf = async (table: string) =>
    (
      await sql<{ tgname: string; lingkup: string }>`
        select tgname, encode(tgargs, 'escape') as lingkup from pg_trigger
        where tgrelid = ${table}::regclass and not tgisinternal order by tgname`.execute(test.db)
    ).rows;
  const columnsOf = async (table: string) =>
    (
      await sql<{ naskah: string }>`
        select attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' wajib' else '' end as naskah
        from pg_attribute where attrelid = ${table}::regclass and attnum > 0 order by attname`.execute(
        test.db,
      )
    ).rows.map(({ naskah }) => naskah);
  const versionOf = async (unit: number) =>
    Number(
      (await owner.query('select versi from versi_data where satuan_kerja_id = $1', [unit])).rows[0]?.versi,
    );

  it('has the columns and triggers of a table that was written by hand', async () => {
    expect(await triggersOf('papan')).toEqual(await triggersOf('program'));
    const own = ['kode text wajib', 'nama text wajib', 'pagu', 'realisasi', 'tahun_kinerja'];
    const others = (await columnsOf('program')).filter((line) => !own.some((name) => line.startsWith(name)));
    expect(await columnsOf('papan')).toEqual(
      [...others, 'nama text wajib', 'tahun integer wajib'].sort((a, b) => (a < b ? -1 : 1)),
    );
  });

  it('keeps its versions, its trail and the version of its unit’s data', async () => {
    const before = await versionOf(UNIT);
    const { rows } = await owner.query(
      'insert into papan (nama, tahun, satuan_kerja_id) values ($1, 2025, $2) returning id',
      ['Satu', UNIT],
    );
    const changed = await owner.query('update papan set nama = $1 where id = $2 returning versi', [
      'Dua',
      rows[0].id,
    ]);
    expect(changed.rows[0].versi).toBe(2);
    expect(await versionOf(UNIT)).toBe(before + 2);
    const trail = await owner.query(
      `select aksi, satuan_kerja_id::int as unit from audit_log where tabel = 'papan' order by id`,
    );
    expect(trail.rows).toEqual([
      { aksi: 'insert', unit: UNIT },
      { aksi: 'update', unit: UNIT },
    ]);
  });

  it('of the whole regency belongs to no unit and raises the regency’s version', async () => {
    const before = await versionOf(0);
    await owner.query(`insert into papan_bupati (nama, tahun) values ('Satu', 2025)`);
    expect(await versionOf(0)).toBe(before + 1);
    expect(await columnsOf('papan_bupati')).not.toContain('satuan_kerja_id bigint wajib');
  });

  it('is refused when its scope is no scope', async () => {
    await owner.query('create table papan_lain (nama text)');
    await expect(owner.query(`select lengkapi_tabel('papan_lain', 'unit')`)).rejects.toThrow(
      'lingkup unit tidak dikenal',
    );
  });
});
