import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from './test-database';

describe('a test database', () => {
  const made: TestDatabase[] = [];
  const create = async (seed: 'demo' | 'none') => {
    const database = await createTestDatabase({ seed });
    made.push(database);
    return database;
  };
  afterAll(() => Promise.all(made.map((database) => database.drop())));

  it('holds the demo regency', async () => {
    const { db } = await create('demo');
    const units = await db.selectFrom('satuan_kerja').select('satuan_kerja_id').execute();
    expect(units).toHaveLength(40);
  });

  it('is empty when asked for', async () => {
    const { db } = await create('none');
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('is a copy of its own: what one test writes, another does not see', async () => {
    const [one, other] = await Promise.all([create('none'), create('none')]);
    await one.db.insertInto('visi').values({ tahun_mulai: 2024, visi: 'Maju' }).execute();
    expect(await other.db.selectFrom('visi').select('id').execute()).toEqual([]);
  });

  it('is a copy of the template, whose rows were written once for all', async () => {
    // Numbers of transactions count on over all databases of a server: rows that were seeded again would have others.
    const writers = async ({ db }: TestDatabase) =>
      (await sql`select distinct xmin::text as penulis from satuan_kerja order by penulis`.execute(db)).rows;
    const [one, other] = [await create('demo'), await create('demo')];
    expect(await writers(other)).toEqual(await writers(one));
  });

  it('is used as the application’s role, like in real operation', async () => {
    const { db } = await create('none');
    const { rows } = await sql<{ current_user: string }>`select current_user`.execute(db);
    expect(rows[0]?.current_user).toBe('selaras_app');
  });
});
