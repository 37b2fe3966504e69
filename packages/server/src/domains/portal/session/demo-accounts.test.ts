import { buildApp } from '../../../app';
import { demoAccounts } from '../../../kit/seed/demo-accounts';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { testConfig } from '../../../testing/test-config';
import { createTestDatabase, TEST_PASSWORD } from '../../../testing/test-database';
import { hashPassword } from './password';

const request = { url: '/api/demo-accounts', remoteAddress: '10.0.0.9' };
const asked = async ({ app }: Pick<TestApp, 'app'>) => (await app.inject(request)).json();
const namesOf = async (test: Pick<TestApp, 'app'>) =>
  (await asked(test)).data.map(({ username }: { username: string }) => username);

/** A server over the demo's database that was started in another way. */
async function withDemo(
  { seeded, env = {} }: { seeded: boolean; env?: Record<string, string> },
  act: (test: Pick<TestApp, 'app'>) => Promise<void>,
): Promise<void> {
  const { db, drop } = await createTestDatabase({ seed: 'demo' });
  const app = await buildApp({ db, clock: () => new Date(), config: testConfig(env), seeded });
  await act({ app });
  await app.close();
  await drop();
}

describe('GET /api/demo-accounts', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp();
  });
  afterEach(() => test.close());

  it('offers guests every account of the demo with what signs it in', async () => {
    const { data } = await asked(test);
    expect(data.map(({ username }: { username: string }) => username)).toEqual(
      demoAccounts.map(({ username }) => username),
    );
    expect(data[2]).toEqual({
      username: 'dinkes',
      password: TEST_PASSWORD,
      role_id: 3,
      satuan_kerja_nama: 'Dinas Kesehatan',
    });
    const { username, password } = data[2];
    const login = await test.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username, password },
    });
    expect(login.statusCode).toBe(200);
  });

  it('offers no account that was made, disabled, or given another password', async () => {
    const { db } = test;
    await asked(test);
    await db.updateTable('users').set({ aktif: false }).where('username', '=', 'rsud').execute();
    await db
      .updateTable('users')
      .set({ password_hash: await hashPassword('sandi-milik-sendiri') })
      .where('username', '=', 'setda')
      .execute();
    const { password_hash } = await db
      .selectFrom('users')
      .where('username', '=', 'super')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('users')
      .values({ username: 'pegawai_baru', password_hash, nama: 'Pegawai Baru', role_id: 6 })
      .execute();
    expect(await namesOf(test)).toEqual(
      demoAccounts.flatMap(({ username }) => (['rsud', 'setda'].includes(username) ? [] : [username])),
    );
  });
});

describe('GET /api/demo-accounts tells nobody anything', () => {
  it('where the database was not filled with the demo, even if accounts have its names and password', async () => {
    const test = await startTestApp({ seed: 'none' });
    const password_hash = await hashPassword(TEST_PASSWORD);
    await test.db
      .insertInto('users')
      .values({ username: 'super', password_hash, nama: 'Super', role_id: 1 })
      .execute();
    expect(await asked(test)).toEqual({ data: [] });
    await test.close();
  });

  it.each([
    ['in production', { seeded: true, env: { NODE_ENV: 'production' } }],
    [
      'where the operator chose another password',
      { seeded: true, env: { DEMO_PASSWORD: 'pilihan-sendiri' } },
    ],
    ['where nobody said that the database is the demo', { seeded: false }],
  ])('%s', (_, start) => withDemo(start, async (test) => expect(await asked(test)).toEqual({ data: [] })));
});
