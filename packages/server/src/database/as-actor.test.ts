import { type Kysely, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { untilWaiting } from '../testing/until-waiting';
import { asActor } from './as-actor';
import type { Tables } from './tables';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ seed: 'demo' });
});
afterAll(() => test.drop());

const failure = (code: string) => Object.assign(new Error(code), { code });

describe('a transaction of an actor', () => {
  it('that PostgreSQL undid to end a deadlock is run again, and nobody sees it', async () => {
    const hold = (tx: Kysely<Tables>, id: number) =>
      sql`select from kinerja_program where id = ${id} for no key update`.execute(tx);
    const tries: string[] = [];
    let second: Promise<unknown> | undefined;
    await asActor(test.db, 3, async (tx) => {
      tries.push('first');
      await hold(tx, 1);
      second ??= asActor(test.db, 3, async (other) => {
        tries.push('second');
        await hold(other, 2);
        await hold(other, 1);
      });
      if (tries.length < 3) await untilWaiting(test.db);
      await hold(tx, 2);
    });
    await second;
    expect(tries.slice(0, 2)).toEqual(['first', 'second']);
    expect(tries.length).toBeGreaterThan(2);
  });

  it.each(['40P01', '40001'])('ends after a few tries when it is undone every time (%s)', async (code) => {
    let tries = 0;
    const act = async () => {
      tries += 1;
      throw failure(code);
    };
    await expect(asActor(test.db, 3, act)).rejects.toThrow(code);
    expect(tries).toBe(4);
  });

  it.each(['23505', '57014', 'ECONNRESET'])('that failed by itself is not run again (%s)', async (code) => {
    let tries = 0;
    const act = async () => {
      tries += 1;
      throw failure(code);
    };
    await expect(asActor(test.db, 3, act)).rejects.toThrow(code);
    expect(tries).toBe(1);
  });
});
