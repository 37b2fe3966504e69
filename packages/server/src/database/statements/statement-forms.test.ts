import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { StatementForms } from './statement-forms';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seed: 'none' });
});
afterAll(() => database.drop());

interface Row {
  readonly n: number | null;
  readonly kata: string;
}

const setup = () => {
  const statement = new StatementForms<Row>();
  const build = jest.fn(
    (form: string, { n }: { n: number | null }) =>
      sql<Row>`select ${n}::integer + ${n}::integer as n, ${form}::text as kata`,
  );
  const ask = (form: string, n: number | null) =>
    statement.ask(database.db, form, { n }, (slots) => build(form, slots));
  return { build, ask };
};

describe('a statement by its forms', () => {
  it('is built once a form and gives the rows of the values it is asked with', async () => {
    const { build, ask } = setup();
    expect(await ask('satu', 1)).toEqual([{ n: 2, kata: 'satu' }]);
    expect(await ask('satu', 21)).toEqual([{ n: 42, kata: 'satu' }]);
    expect(await ask('dua', 2)).toEqual([{ n: 4, kata: 'dua' }]);
    expect(await ask('satu', null)).toEqual([{ n: null, kata: 'satu' }]);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('keeps a limited number of forms, the newest', async () => {
    const { build, ask } = setup();
    for (let form = 0; form <= 100; form += 1) await ask(String(form), form);
    await ask('100', 1);
    expect(build).toHaveBeenCalledTimes(101);
    await ask('0', 1);
    expect(build).toHaveBeenCalledTimes(102);
  });
});
