import { lkePenugasanCalls } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { lkeWriter } from '../testing/lke-writer';

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

it('takes the unit of the employee behind an account for his own, assigned or not, in every act of evaluation', async () => {
  const lembar = lkeWriter(test, UNIT, 2025);
  await lembar.clear();
  await lembar.answer('BB');
  await lembar.prove();
  const { id: user_id } = await test.db
    .insertInto('users')
    .values({
      username: 'penilai.lepas',
      nama: 'Penilai Lepas',
      password_hash: '-',
      role_id: roleIds.validator_lke,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { peg_nip } = await test.db
    .selectFrom('pegawai')
    .where('satuan_kerja_id', '=', UNIT)
    .select('peg_nip')
    .executeTakeFirstOrThrow();
  const path = `/lke/lembar/${UNIT}`;
  const own = client('penilai.lepas');
  const tetapkan = [{ satuan_kerja_id: UNIT, user_id }];
  expect((await write('super', { tetapkan })).status).toBe(200);
  await lembar.put('dinilai_1');
  const { baris } = (await own.get(path)).body.data;
  const [{ kriteria_id, bukti }] = baris;
  const nilai = {
    nilai: 'B',
    catatan: null,
    rekomendasi: null,
    catatan_internal: null,
    perlu_perbaikan: null,
  };
  const acts = {
    sees: () => own.get(path),
    scores: () => own.put(`${path}/nilai/${kriteria_id}/1`, nilai, 0),
    decides: () =>
      own.put(`${path}/putusan/${bukti[0].id}`, { putusan: 'diterima', alasan: null }, bukti[0].versi),
    comments: () =>
      own.post(`${path}/komentar`, { kriteria_id, percakapan_id: null, internal: true, teks: 'Periksa' }),
    closes: () => own.post(`${path}/tutup-penilaian`, {}, { 'if-match': '"1"' }),
    reads: () => own.get(`/lke/arsip/${UNIT}?tahun=2025`),
  };
  const tried = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(acts).map(async ([act, run]) => [act, (await run()).status])),
    );
  await test.db.updateTable('users').set({ peg_nip }).where('id', '=', user_id).execute();
  expect(await tried()).toEqual(Object.fromEntries(Object.keys(acts).map((act) => [act, 404])));
  expect((await own.get('/lke/penilaian')).body).toMatchObject({ total: 0 });
  const waiting = async () => JSON.stringify((await own.get('/hari-ini')).body);
  expect(await waiting()).not.toContain('Lembar evaluasi menunggu penilaian Anda');
  await lembar.score(1, 'B', null);
  const { data: hasil } = (await own.get('/lke/hasil')).body;
  expect(
    hasil.find((row: { satuan_kerja: Record<string, unknown> }) => row.satuan_kerja.satuan_kerja_id === UNIT),
  ).toMatchObject({
    terbatas: true,
    pertama: null,
  });
  await lembar.put('final');
  expect((await own.get('/lke/tindak-lanjut')).body).toMatchObject({ total: 0 });
  expect(await write('super', { tetapkan })).toMatchObject({
    status: 422,
    body: { pesan: expect.stringContaining('satuan kerjanya sendiri') },
  });

  await test.db.updateTable('users').set({ peg_nip: null }).where('id', '=', user_id).execute();
  await lembar.put('dinilai_1');
  expect(await waiting()).toContain('Lembar evaluasi menunggu penilaian Anda');
  // The same calls of somebody who works elsewhere, so that none of them was refused for another reason.
  expect(Object.values(await tried()).filter((status) => status === 404)).toEqual([]);
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
