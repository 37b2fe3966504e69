import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

describe('a connection, on whatever server', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ seed: 'none' });
  });
  afterAll(() => database.drop());

  it.each([
    ['plan_cache_mode', 'force_generic_plan'],
    ['jit', 'off'],
  ])('has %s set to %s', async (name, expected) => {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(
      database.db,
    );
    expect(rows).toEqual([{ value: expected }]);
  });
});
