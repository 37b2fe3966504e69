import { sql } from 'kysely';
import { planningClient } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { untilWaiting } from '../../testing/until-waiting';

const UNIT = 1022;

let test: TestApp;
let client: ReturnType<typeof planningClient>;
beforeAll(async () => {
  test = await startTestApp();
  client = planningClient(test, 'super');
});
afterAll(() => test.close());

const program = (kode: string) =>
  client.post('/program', { satuan_kerja_id: UNIT, kode, nama: 'Program uji', pagu: 1 });
const kegiatan = (program_id: number, kode: string) =>
  client.post('/kegiatan', { satuan_kerja_id: UNIT, program_id, kode, nama: 'Kegiatan uji', pagu: 1 });

/** Holds what every write of the unit ends with, so that both writes stand before their last step. */
async function whileWritesWait(steps: () => Promise<void>): Promise<void> {
  await test.db.transaction().execute(async (tx) => {
    await sql`select from versi_data where satuan_kerja_id = ${UNIT} for update`.execute(tx);
    await steps();
  });
}

describe('a row that is removed while another is put below it', () => {
  it('is removed, and the other is refused, when it was removed first', async () => {
    const { id, versi } = (await program('7.09.71')).body.data;
    let removed: ReturnType<typeof client.remove> | undefined;
    let created: ReturnType<typeof kegiatan> | undefined;
    await whileWritesWait(async () => {
      removed = client.remove(`/program/${id}`, versi);
      await untilWaiting(test.db, 1);
      created = kegiatan(id, '7.09.71.2.01');
      await untilWaiting(test.db, 2);
    });
    expect((await removed)?.status).toBe(204);
    expect(await created).toMatchObject({
      status: 422,
      body: { errors: { program_id: [expect.any(String)] } },
    });
  });

  it('stays, and says what stands below it, when the other was there first', async () => {
    const { id, versi } = (await program('7.09.72')).body.data;
    let removed: ReturnType<typeof client.remove> | undefined;
    let created: ReturnType<typeof kegiatan> | undefined;
    await whileWritesWait(async () => {
      created = kegiatan(id, '7.09.72.2.01');
      await untilWaiting(test.db, 1);
      removed = client.remove(`/program/${id}`, versi);
      await untilWaiting(test.db, 2);
    });
    expect((await created)?.status).toBe(201);
    expect(await removed).toMatchObject({
      status: 409,
      body: { terkini: { anak: [{ level: 'kegiatan' }] } },
    });
  });
});
