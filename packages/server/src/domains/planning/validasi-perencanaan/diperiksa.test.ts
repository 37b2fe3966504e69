import { validasiPerencanaanCalls } from '@selaras/contracts';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A unit whose plan of 2025 is handed in here, row by row of which validators go through. */
const UNIT = 1022;
const PATH = `/validasi-perencanaan/${UNIT}`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await addStaff(test, 'staf_dpmd', UNIT);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('baris_diperiksa').execute();
  await standsAt(1);
});

const as = (username: string) => planningClient(test, username);
const rincianOf = async (username: string) => (await as(username).get(PATH)).body.data;
const checkedOf = async (username: string): Promise<string[]> =>
  (await rincianOf(username)).baris
    .filter(({ diperiksa }: { diperiksa: boolean }) => diperiksa)
    .map(({ level, id }: { level: string; id: number }) => `${level}:${id}`);

/** The plan waits at a stage, however it came there. */
async function standsAt(tahap: number, keadaan: 'menunggu' | 'disetujui' = 'menunggu') {
  const state = { status: true, tahap, keadaan };
  await test.db
    .insertInto('validasi_perencanaan')
    .values({ satuan_kerja_id: UNIT, tahun: 2025, ...state })
    .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun']).doUpdateSet(state))
    .execute();
}

const program = async (username = 'val_rencana1') =>
  (await rincianOf(username)).baris.find(({ level }: { level: string }) => level === 'kinerja-program');
const bodyFor = ({ level, id, sidik }: { level: string; id: number; sidik: string }, diperiksa = true) => ({
  level,
  id,
  sidik,
  diperiksa,
});
const mark = async (username: string, diperiksa = true) =>
  as(username).send('PUT', `${PATH}/diperiksa`, bodyFor(await program(), diperiksa));

describe('a row that a validator checked', () => {
  it('is so on every device of his, and can be taken back', async () => {
    const { level, id } = await program();
    expect((await mark('val_rencana1')).status).toBe(204);
    expect((await mark('val_rencana1')).status).toBe(204);
    const data = await rincianOf('val_rencana1');
    expect(validasiPerencanaanCalls.get.answer?.safeParse({ data }).success).toBe(true);
    expect(await checkedOf('val_rencana1')).toEqual([`${level}:${id}`]);
    expect((await mark('val_rencana1', false)).status).toBe(204);
    expect(await checkedOf('val_rencana1')).toEqual([]);
  });

  it.each(['super', 'val_rencana2', 'staf_dpmd', 'pemda'])(
    'is so for himself alone, not for %s',
    async (other) => {
      await mark('val_rencana1');
      expect(await checkedOf(other)).toEqual([]);
    },
  );

  it('is checked no longer once it says something else, whatever else changes', async () => {
    await mark('val_rencana1');
    const { id } = await program();
    const change = (set: { target: number } | { realisasi_tw1: number }, row: number) =>
      test.db.updateTable('kinerja_program').set(set).where('id', '=', row).execute();
    await change({ realisasi_tw1: 3 }, id);
    expect(await checkedOf('val_rencana1')).toHaveLength(1);
    await change({ target: 4321 }, id);
    expect(await checkedOf('val_rencana1')).toEqual([]);
    await mark('val_rencana1');
    expect(await checkedOf('val_rencana1')).toHaveLength(1);
  });

  it('is checked anew at the next stage, which looks at something else', async () => {
    await mark('super');
    await standsAt(2);
    expect(await checkedOf('super')).toEqual([]);
    expect((await mark('super')).status).toBe(204);
    expect((await mark('super', false)).status).toBe(204);
    await standsAt(1);
    expect(await checkedOf('super')).toHaveLength(1);
  });

  it('goes with his account', async () => {
    const username = 'validator_sementara';
    await addStaff(test, username, UNIT);
    await test.db
      .updateTable('users')
      .set({ role_id: 10, satuan_kerja_id: null })
      .where('username', '=', username)
      .execute();
    expect((await mark(username)).status).toBe(204);
    await test.db.deleteFrom('users').where('username', '=', username).execute();
    expect(await test.db.selectFrom('baris_diperiksa').selectAll().execute()).toEqual([]);
  });
});

describe('a mark is refused', () => {
  it('on a row that was read before it changed', async () => {
    const read = await program();
    await test.db.updateTable('kinerja_program').set({ target: 77 }).where('id', '=', read.id).execute();
    expect((await as('val_rencana1').send('PUT', `${PATH}/diperiksa`, bodyFor(read))).status).toBe(409);
    expect(await checkedOf('val_rencana1')).toEqual([]);
  });

  it('on a row of another unit or of none', async () => {
    const { sidik } = await program();
    const other = await test.db
      .selectFrom('kinerja_program')
      .where('satuan_kerja_id', '=', 1012)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const id of [Number(other.id), 987_654_321]) {
      const body = { level: 'kinerja-program', id, sidik, diperiksa: true };
      expect((await as('val_rencana1').send('PUT', `${PATH}/diperiksa`, body)).status).toBe(409);
    }
  });

  it.each([
    ['dinkes', 403],
    ['staf_dpmd', 403],
    ['pemda', 403],
    ['val_rencana3', 409],
  ])('to %s', async (username, status) => {
    expect((await mark(username)).status).toBe(status);
  });

  it('on a plan that waits for nobody', async () => {
    await standsAt(3, 'disetujui');
    expect((await mark('super')).status).toBe(409);
    expect((await mark('super', false)).status).toBe(409);
  });

  it('to who is not signed in', async () => {
    const answer = await test.app.inject({
      method: 'PUT',
      url: `/api${PATH}/diperiksa`,
      payload: bodyFor(await program()),
    });
    expect(answer.statusCode).toBe(401);
  });
});
