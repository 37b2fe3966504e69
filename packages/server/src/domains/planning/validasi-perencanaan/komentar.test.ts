import { komentarRencanaCalls } from '@selaras/contracts';
import type { KeadaanValidasi } from '@selaras/domain';
import { sql } from 'kysely';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A unit whose plan of 2025 waits, is returned and approved here. */
const UNIT = 1022;
const PATH = `/validasi-perencanaan/${UNIT}/komentar`;
const UNIT_STAFF = 'staf_dpmd';
const VALIDATOR = 'val_rencana1';

let test: TestApp;
let row: { level: string; id: number; indikator: string };
beforeAll(async () => {
  test = await startTestApp();
  await addStaff(test, UNIT_STAFF, UNIT);
  const { body } = await as(VALIDATOR).get(`/validasi-perencanaan/${UNIT}`);
  row = body.data.baris.find(({ level }: { level: string }) => level === 'kinerja-sub-kegiatan');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('komentar_rencana').where('percakapan_id', 'is not', null).execute();
  await test.db.deleteFrom('komentar_rencana').execute();
  await standsAt('menunggu');
});

const as = (username: string, tahun = 2025) => planningClient(test, username, tahun);

async function standsAt(keadaan: KeadaanValidasi, tahun = 2025) {
  const isFinal = keadaan === 'disetujui';
  const state = {
    status: isFinal || keadaan === 'menunggu',
    tahap: isFinal ? 3 : 1,
    keadaan,
    catatan: keadaan === 'dikembalikan' ? 'Perbaiki' : null,
  };
  await test.db
    .insertInto('validasi_perencanaan')
    .values({ satuan_kerja_id: UNIT, tahun, ...state })
    .onConflict((conflict) => conflict.columns(['satuan_kerja_id', 'tahun']).doUpdateSet(state))
    .execute();
}

const say = (username: string, more: object = {}, headers: object = {}) =>
  as(username).post(
    PATH,
    { level: row.level, id: row.id, isian: 'target', teks: 'Target dari mana?', ...more },
    headers,
  );
const answer = (username: string, id: number, teks = 'Dari RPJMD') =>
  as(username).post(`${PATH}/${id}/balasan`, { teks });
const mark = (username: string, id: number, versi: number, selesai = true) =>
  as(username).put(`${PATH}/${id}/selesai`, { selesai }, versi);
const threads = async (username = VALIDATOR) => (await as(username).get(PATH)).body.data;
const begun = async (): Promise<number> => (await say(VALIDATOR)).body.data.id;

describe('a row of a plan', () => {
  it('is talked about by who decides and by its unit, until somebody says that it is done', async () => {
    const id = await begun();
    expect((await answer(UNIT_STAFF, id)).status).toBe(201);
    const { body } = await as(UNIT_STAFF).get(PATH);
    expect(komentarRencanaCalls.list.answer?.safeParse(body).success).toBe(true);
    expect(body.kemampuan).toEqual({ tulis: true });
    expect(body.data).toMatchObject([
      {
        level: row.level,
        baris_id: row.id,
        baris_nama: row.indikator,
        terhapus: false,
        isian: 'target',
        pihak: 'validator',
        tahap: 1,
        teks: 'Target dari mana?',
        selesai: false,
        balasan: [{ pihak: 'satuan_kerja', teks: 'Dari RPJMD' }],
      },
    ]);
    expect((await mark(UNIT_STAFF, id, body.data[0].versi)).status).toBe(200);
    expect(await threads()).toMatchObject([{ selesai: true }]);
    const [{ versi }] = await threads();
    expect((await mark(VALIDATOR, id, versi, false)).status).toBe(200);
    expect(await threads()).toMatchObject([{ selesai: false }]);
  });

  it('may be talked about by the unit first, and as a whole', async () => {
    expect((await say(UNIT_STAFF, { isian: null })).status).toBe(201);
    expect(await threads()).toMatchObject([{ pihak: 'satuan_kerja', isian: null }]);
  });

  it('stays named in its thread when it was removed', async () => {
    await begun();
    const remove = (deleted_at: Date | null) =>
      test.db.updateTable('kinerja_sub_kegiatan').set({ deleted_at }).where('id', '=', row.id).execute();
    await remove(new Date());
    expect(await threads()).toMatchObject([{ baris_nama: row.indikator, terhapus: true }]);
    await remove(null);
    expect(await threads()).toMatchObject([{ terhapus: false }]);
  });

  it('is said about once by a double click', async () => {
    const key = { 'idempotency-key': 'komentar-satu' };
    const [one, two] = await Promise.all([say(VALIDATOR, {}, key), say(VALIDATOR, {}, key)]);
    expect(one.body).toEqual(two.body);
    expect(await threads()).toHaveLength(1);
  });

  it('has its threads in the audit log, with who wrote them', async () => {
    const id = await begun();
    const trail = await test.db
      .selectFrom('audit_log')
      .where('tabel', '=', 'komentar_rencana')
      .where('baris_id', '=', id)
      .select(['aksi', 'pengguna_id', 'satuan_kerja_id'])
      .executeTakeFirstOrThrow();
    expect(trail).toMatchObject({ aksi: 'insert', satuan_kerja_id: UNIT });
    expect(trail.pengguna_id).not.toBeNull();
  });

  it('is named as the year of its plan has it, whatever a later year makes of a goal', async () => {
    const review = async () =>
      (await as(VALIDATOR, 2024).get(`/validasi-perencanaan/${UNIT}`)).body.data.baris.find(
        ({ level }: { level: string }) => level === 'sasaran-strategis-pd',
      );
    const goal = await review();
    await test.db
      .insertInto('komentar_rencana')
      .values({
        satuan_kerja_id: UNIT,
        tahun: 2024,
        level: goal.level,
        baris_id: goal.id,
        baris_nama: goal.indikator,
        isian: null,
        percakapan_id: null,
        teks: 'Dari mana?',
        pihak: 'validator',
        tahap: 1,
        created_by: 1,
      })
      .execute();
    await test.db.transaction().execute(async (tx) => {
      await sql`select set_config('selaras.tahun', '2025', true), set_config('selaras.tahun_tertutup', '2024', true)`.execute(
        tx,
      );
      await tx
        .updateTable('sasaran_strategis_pd')
        .set({ iku: 'Indikator tahun berikutnya' })
        .where('id', '=', goal.id)
        .execute();
    });
    const { body } = await as(VALIDATOR, 2024).get(PATH);
    expect((await review()).indikator).toBe(goal.indikator);
    expect(body.data).toMatchObject([{ baris_nama: goal.indikator, terhapus: false }]);
  });

  it('of another year is another plan', async () => {
    await begun();
    expect((await as(VALIDATOR, 2024).get(PATH)).body.data).toEqual([]);
  });
});

describe('what is said is refused', () => {
  it.each([
    ['dinkes', 403],
    ['rsud', 403],
    ['pemda', 403],
  ])('from %s', async (username, status) => {
    const id = await begun();
    expect((await say(username)).status).toBe(status);
    expect((await answer(username, id)).status).toBe(status);
    expect((await mark(username, id, 1)).status).toBe(status);
  });

  it.each([
    ['dinkes', 403],
    ['rsud', 403],
    ['pemda', 200],
    ['val_rencana3', 200],
    ['super', 200],
  ])('to be read by %s: %i', async (username, status) => {
    await begun();
    const answered = await as(username).get(PATH);
    expect(answered.status).toBe(status);
    expect(JSON.stringify(answered.body).includes('Target dari mana')).toBe(status === 200);
  });

  it('from and to who is not signed in', async () => {
    await begun();
    const asked = [
      ['GET', PATH],
      ['POST', PATH],
      ['POST', `${PATH}/1/balasan`],
      ['PUT', `${PATH}/1/selesai`],
    ] as const;
    for (const [method, path] of asked) {
      const { statusCode } = await test.app.inject({ method, url: `/api${path}`, payload: {} });
      expect(statusCode).toBe(401);
    }
  });

  it.each(['draf', 'disetujui'] as const)('while the plan is %s', async (keadaan) => {
    const id = await begun();
    await standsAt(keadaan);
    expect((await say(VALIDATOR)).status).toBe(409);
    expect((await answer(UNIT_STAFF, id)).status).toBe(409);
    expect((await mark(VALIDATOR, id, 1)).status).toBe(409);
    expect((await as(VALIDATOR).get(PATH)).body).toMatchObject({
      data: [{ id }],
      kemampuan: { tulis: false },
    });
  });

  it('about a row of another unit, of another plan, or of none', async () => {
    const other = await test.db
      .selectFrom('kinerja_sub_kegiatan')
      .where('satuan_kerja_id', '=', 1012)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const id of [Number(other.id), 987_654_321]) expect((await say(VALIDATOR, { id })).status).toBe(404);
    const id = await begun();
    const elsewhere = `/validasi-perencanaan/1015/komentar/${id}`;
    expect((await as(VALIDATOR).post(`${elsewhere}/balasan`, { teks: 'Sesat' })).status).toBe(404);
    expect((await as(VALIDATOR).put(`${elsewhere}/selesai`, { selesai: true }, 1)).status).toBe(404);
    expect((await answer(VALIDATOR, 987_654_321)).status).toBe(404);
  });

  it('when it is empty, or longer than 2,000 letters', async () => {
    expect((await say(VALIDATOR, { teks: '   ' })).status).toBe(422);
    expect((await say(VALIDATOR, { teks: 'x'.repeat(2001) })).status).toBe(422);
    expect((await say(VALIDATOR, { teks: 'x'.repeat(2000) })).status).toBe(201);
    expect((await answer(UNIT_STAFF, (await threads())[0].id, '')).status).toBe(422);
  });

  it('as done over another version, or without naming one', async () => {
    const id = await begun();
    expect((await mark(VALIDATOR, id, 1)).status).toBe(200);
    expect((await mark(UNIT_STAFF, id, 1, false)).status).toBe(412);
    const unnamed = await as(VALIDATOR).send('PUT', `${PATH}/${id}/selesai`, { selesai: false });
    expect(unnamed.status).toBe(428);
  });

  it('as an answer to an answer', async () => {
    const { body } = await answer(UNIT_STAFF, await begun());
    expect((await answer(VALIDATOR, body.data.id)).status).toBe(404);
  });
});

it('a returned plan tells its unit how much of what was said is open', async () => {
  const told = async () => {
    const { body } = await as(UNIT_STAFF).get('/hari-ini');
    return body.data.pekerjaan.find(({ kunci }: { kunci: string }) => kunci === 'planning.komentar');
  };
  const id = await begun();
  await say(VALIDATOR, { isian: null });
  expect(await told()).toBeUndefined();
  await standsAt('dikembalikan');
  expect(await told()).toMatchObject({ jumlah: 2 });
  await mark(UNIT_STAFF, id, 1);
  expect(await told()).toMatchObject({ jumlah: 1 });
});
