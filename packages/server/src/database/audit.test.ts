import { sql } from 'kysely';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { asActor } from './as-actor';

describe('the audit log', () => {
  let test: TestDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    test = await createTestDatabase({ seed: 'demo' });
    owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await test.drop();
  });

  const firstBad = async () =>
    (await owner.query('select periksa_audit() as id')).rows[0].id as string | null;
  const rename = (id: number, sasaran: string, actor: number | null = 3) =>
    asActor(test.db, actor, (tx) =>
      tx.updateTable('kinerja_program').set({ sasaran }).where('id', '=', id).execute(),
    );
  const last = () =>
    test.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

  it('says who changed what, with the row before and after', async () => {
    await rename(1, 'Sasaran baru');
    expect(await last()).toMatchObject({
      pengguna_id: 3,
      aksi: 'update',
      tabel: 'kinerja_program',
      baris_id: 1,
      sebelum: { id: 1, versi: 1 },
      sesudah: { id: 1, versi: 2, sasaran: 'Sasaran baru' },
    });
  });

  it('knows no user outside asActor', async () => {
    await test.db.updateTable('referensi').set({ nama: 'x' }).where('id', '=', 1).execute();
    expect((await last()).pengguna_id).toBeNull();
  });

  it('does not remember the actor of the transaction before', async () => {
    await rename(1, 'Oleh tiga', 3);
    await rename(1, 'Oleh siapa pun', null);
    expect((await last()).pengguna_id).toBeNull();
  });

  it('never contains a password hash', async () => {
    await asActor(test.db, 1, (tx) =>
      tx.updateTable('users').set({ password_hash: 'rahasia' }).where('id', '=', 2).execute(),
    );
    expect(JSON.stringify(await last())).not.toContain('rahasia');
  });

  it('forgets a write that was rolled back, and stays whole', async () => {
    const before = await last();
    await expect(
      asActor(test.db, 3, async (tx) => {
        await tx.updateTable('kinerja_program').set({ sasaran: 'batal' }).where('id', '=', 1).execute();
        throw new Error('batal');
      }),
    ).rejects.toThrow('batal');
    expect((await last()).id).toBe(before.id);
    expect(await firstBad()).toBeNull();
  });

  it('finds its end without reading all of itself, so that writing stays as quick as it was', async () => {
    const scans = await test.db.transaction().execute(async (tx) => {
      const count = async () => {
        const { rows } = await sql<{ scans: number }>`
          select pg_stat_get_xact_numscans('audit_log'::regclass)::integer as scans`.execute(tx);
        return rows[0]?.scans ?? Number.NaN;
      };
      const before = await count();
      await tx.updateTable('kinerja_program').set({ skp: true }).where('id', '<', 50).execute();
      return (await count()) - before;
    });
    expect(scans).toBe(0);
  });

  it('stays a whole chain under many writers at once, without deadlocks', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        asActor(test.db, 3, async (tx) => {
          for (const id of [1 + (index % 5), 5 - (index % 5)]) {
            await tx
              .updateTable('kinerja_program')
              .set({ sasaran: `Bersama ${index}` })
              .where('id', '=', id)
              .execute();
          }
        }),
      ),
    );
    expect(await firstBad()).toBeNull();
  });

  it.each([
    ['update', `update audit_log set tabel = 'x'`],
    ['delete', 'delete from audit_log'],
    ['insert', `insert into audit_log (aksi, tabel, hash_sebelum, hash) values ('insert', 'x', '', '')`],
    ['truncate', 'truncate audit_log'],
  ])('refuses the application an %s', async (_, statement) => {
    await expect(sql`${sql.raw(statement)}`.execute(test.db)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(['update audit_log set tabel = tabel', 'delete from audit_log', 'truncate audit_log'])(
    'refuses even the owner: %s',
    async (statement) => {
      await expect(owner.query(statement)).rejects.toThrow('audit_log hanya dapat ditambah');
    },
  );

  it.each([
    ['a changed row', `update audit_log set sesudah = '{}' where id = (select max(id) - 1 from audit_log)`],
    ['a removed row', 'delete from audit_log where id = (select max(id) - 1 from audit_log)'],
  ])('shows %s when somebody with the owner’s rights gets around the refusal', async (_, tampering) => {
    await owner.query('begin');
    await owner.query('alter table audit_log disable trigger user');
    await owner.query(tampering);
    expect(await firstBad()).not.toBeNull();
    await owner.query('rollback');
    expect(await firstBad()).toBeNull();
  });
});
