import { lkePenugasanCalls } from '@selaras/contracts';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** The Inspektorat, to which the evaluators belong, and a unit that it evaluates. */
const INSPEKTORAT = 1003;
const UNIT = 1012;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const client = (username: string) => planningClient(test, username);
const idOf = async (username: string) => {
  const { id } = await test.db
    .selectFrom('users')
    .where('username', '=', username)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
};
const pair = async (satuan_kerja_id: number, username: string) => ({
  satuan_kerja_id,
  user_id: await idOf(username),
});
const write = (username: string, body: { tetapkan?: object[]; lepas?: object[] }) =>
  client(username).post('/lke/penugasan', { tetapkan: [], lepas: [], ...body });

it('is read and written by super and plenary alone', async () => {
  for (const username of ['super', 'val_pleno']) {
    const { body } = await client(username).get('/lke/penugasan');
    expect(lkePenugasanCalls.get.answer?.safeParse(body).success).toBe(true);
    expect(body.data.penilai.map(({ id }: { id: number }) => id)).toContain(await idOf('val_lke'));
  }
  for (const username of ['val_lke', 'dinkes', 'pemda']) {
    expect((await client(username).get('/lke/penugasan')).status).toBe(403);
    expect((await write(username, {})).status).toBe(403);
  }
});

it('ends what an evaluator may see the moment he is taken off', async () => {
  const own = await pair(UNIT, 'val_lke');
  expect((await write('val_pleno', { tetapkan: [own] })).status).toBe(200);
  expect((await client('val_lke').get(`/lke/lembar/${UNIT}`)).status).toBe(200);
  expect((await write('super', { lepas: [own] })).status).toBe(200);
  expect((await client('val_lke').get(`/lke/lembar/${UNIT}`)).status).toBe(404);
});

it('gives nobody his own unit, and none to who does not evaluate', async () => {
  const own = await write('super', { tetapkan: [await pair(INSPEKTORAT, 'val_lke')] });
  expect(own).toMatchObject({
    status: 422,
    body: { pesan: expect.stringContaining('satuan kerjanya sendiri') },
  });
  expect((await write('super', { tetapkan: [await pair(UNIT, 'dinkes')] })).status).toBe(422);
  expect((await write('super', { tetapkan: [await pair(77, 'val_lke')] })).status).toBe(422);
  const both = { tetapkan: [await pair(UNIT, 'val_lke'), await pair(UNIT, 'super')] };
  expect((await write('super', both)).status).toBe(422);
  expect((await client('val_lke').get(`/lke/lembar/${UNIT}`)).status).toBe(404);
});

it('takes an assignment that is there already, and marks one whose account was closed', async () => {
  const body = { tetapkan: [await pair(UNIT, 'val_lke2')] };
  expect([(await write('super', body)).status, (await write('super', body)).status]).toEqual([200, 200]);
  await test.db.updateTable('users').set({ aktif: false }).where('username', '=', 'val_lke2').execute();
  const { data } = (await client('super').get('/lke/penugasan')).body;
  const unit = data.satuan_kerja.find((one: { satuan_kerja_id: number }) => one.satuan_kerja_id === UNIT);
  expect(unit.penilai).toContainEqual(expect.objectContaining({ aktif: false }));
  expect((await write('super', body)).status).toBe(422);
});
