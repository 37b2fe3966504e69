import { sql } from 'kysely';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';

describe('prepared statements', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase({ seed: 'none' });
  });
  afterEach(() => database.drop());

  const prepared = () =>
    database.db.connection().execute(async (db) => {
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        db,
      );
      return rows.map(({ statement }) => statement);
    });

  it('keeps one statement for every text with parameters and none for those without', async () => {
    await database.db.connection().execute(async (db) => {
      for (const value of [1, 2, 3]) {
        const { rows } = await sql<{ n: number }>`select ${value}::integer as n`.execute(db);
        expect(rows).toEqual([{ n: value }]);
      }
      await sql`select 1`.execute(db);
    });
    expect(await prepared()).toEqual(['select $1::integer as n']);
  });

  it('stops preparing before statements of ever new forms fill the memory, and still runs them', async () => {
    await database.db.connection().execute(async (db) => {
      for (let count = 1; count <= 230; count += 1) {
        const numbers = Array.from({ length: count }, (_, index) => sql`${index}::integer`);
        const { rows } = await sql<{ n: number }>`select ${sql.join(numbers, sql` + `)} as n`.execute(db);
        expect(rows).toEqual([{ n: (count * (count - 1)) / 2 }]);
      }
    });
    expect(await prepared()).toHaveLength(200);
  });

  it('leaves no rows in the result that the driver keeps', async () => {
    const ask = jest.spyOn(pg.Client.prototype, 'query');
    try {
      const { rows } = await sql<{ n: number }>`select ${1}::integer as n`.execute(database.db);
      expect(rows).toEqual([{ n: 1 }]);
      const kept: pg.QueryResult = await ask.mock.results.at(-1)?.value;
      expect(kept).toMatchObject({ command: 'SELECT', rows: [] });
    } finally {
      ask.mockRestore();
    }
  });

  it('recovers from a statement that failed', async () => {
    const broken = () => sql`select ${1}::integer / ${0}::integer`.execute(database.db);
    await expect(broken()).rejects.toThrow('division by zero');
    await expect(broken()).rejects.toThrow('division by zero');
    const { rows } = await sql<{ n: number }>`select ${4}::integer as n`.execute(database.db);
    expect(rows).toEqual([{ n: 4 }]);
  });
});
