import { lkeFrasaCalls, lkeKomentarCalls } from '@selaras/contracts';
import { sql } from 'kysely';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { lkeWriter } from '../testing/lke-writer';

const UNIT = 1012;
const PATH = `/lke/lembar/${UNIT}/komentar`;

let test: TestApp;
let kriteria_id: number;
const writer = () => lkeWriter(test, UNIT, 2025);
beforeAll(async () => {
  test = await startTestApp();
  await writer().clear();
  await writer().put('dinilai_1');
  await writer().assign('val_lke');
  const { body } = await planningClient(test, 'val_lke').get(`/lke/lembar/${UNIT}`);
  kriteria_id = body.data.baris[0].kriteria_id;
});
afterAll(() => test.close());

const client = (username: string) => planningClient(test, username);
const say = (username: string, teks: string, more: object = {}) =>
  client(username).post(PATH, { kriteria_id, percakapan_id: null, internal: false, teks, ...more });
const threads = async (username: string) =>
  (await client(username).get(`${PATH}?kriteria_id=${kriteria_id}`)).body;

describe('threads about a criterion', () => {
  it('go between unit and evaluator, and are marked as done and opened again', async () => {
    const { body } = await say('val_lke', 'Dokumen halaman 3 tidak terbaca');
    const reply = await say('dinkes', 'Sudah kami unggah ulang', { percakapan_id: body.data.id });
    expect(reply.status).toBe(201);
    const page = await threads('dinkes');
    expect(lkeKomentarCalls.list.answer?.safeParse(page).success).toBe(true);
    const [thread] = page.data;
    expect(thread).toMatchObject({ pihak: 'penilai', selesai: false, balasan: [{ pihak: 'unit' }] });
    const done = await client('val_lke').put(`${PATH}/${thread.id}/selesai`, { selesai: true }, thread.versi);
    expect(done.status).toBe(200);
    expect((await client('dinkes').get(`${PATH}/jumlah`)).body.data).toEqual([]);
    const stale = await client('dinkes').put(
      `${PATH}/${thread.id}/selesai`,
      { selesai: false },
      thread.versi,
    );
    expect(stale.status).toBe(412);
    await client('dinkes').put(`${PATH}/${thread.id}/selesai`, { selesai: false }, done.body.data.versi);
    expect((await client('dinkes').get(`${PATH}/jumlah`)).body.data).toEqual([{ kriteria_id, terbuka: 1 }]);
  });

  it('between evaluators alone never reach the unit, nor do their replies', async () => {
    const { body } = await say('val_lke', 'Bandingkan dengan unit lain', { internal: true });
    const { id } = body.data;
    await say('val_pleno', 'Setuju', { percakapan_id: id });
    expect((await threads('val_pleno')).data).toHaveLength(2);
    expect((await threads('dinkes')).data).toHaveLength(1);
    expect(JSON.stringify(await threads('dinkes'))).not.toContain('Setuju');
    expect((await client('dinkes').get(`${PATH}/jumlah`)).body.data).toEqual([{ kriteria_id, terbuka: 1 }]);
    expect((await say('dinkes', 'Apa ini?', { percakapan_id: id })).status).toBe(404);
    expect((await client('dinkes').put(`${PATH}/${id}/selesai`, { selesai: true }, 1)).status).toBe(404);
    expect((await say('dinkes', 'Rahasia', { internal: true })).status).toBe(403);
  });

  it('are read by unit, evaluators, plenary and super, nobody else', async () => {
    expect((await client('super').get(`${PATH}?kriteria_id=${kriteria_id}`)).status).toBe(200);
    for (const [username, status] of [
      ['rsud', 403],
      ['pemda', 403],
      ['val_lke2', 404],
    ] as const) {
      expect((await client(username).get(`${PATH}?kriteria_id=${kriteria_id}`)).status).toBe(status);
      expect((await say(username, 'Halo')).status).toBe(status);
    }
  });

  it('are corrected by who wrote them, for a quarter of an hour', async () => {
    const { body } = await say('dinkes', 'Salah ketk');
    const path = `${PATH}/${body.data.id}`;
    expect((await client('val_lke').put(path, { teks: 'Bukan milik saya' }, 1)).status).toBe(403);
    expect((await client('dinkes').put(path, { teks: 'Salah ketik' }, 1)).status).toBe(200);
    expect((await threads('dinkes')).data[0]).toMatchObject({ teks: 'Salah ketik', diubah: true });
    const { rows } = await sql<{ id: number }>`
      insert into lke_komentar (penilaian_id, satuan_kerja_id, tahun, kriteria_id, pihak, teks, created_by, created_at)
      select penilaian_id, satuan_kerja_id, tahun, kriteria_id, pihak, teks, created_by, now() - interval '16 minutes'
      from lke_komentar where id = ${body.data.id} returning id`.execute(test.db);
    const late = await client('dinkes').put(`${PATH}/${rows[0]?.id}`, { teks: 'Terlambat' }, 1);
    expect(late).toMatchObject({ status: 409, body: { pesan: expect.stringContaining('15 menit') } });
  });

  it('take nothing more once the evaluation is final', async () => {
    await writer().put('final');
    expect((await say('dinkes', 'Terlambat')).status).toBe(409);
    expect((await threads('dinkes')).data.length).toBeGreaterThan(0);
  });
});

describe('phrases', () => {
  it('are kept once, by each evaluator for himself', async () => {
    const keep = (username: string, teks: string) => client(username).post('/lke/frasa', { teks });
    const first = await keep('val_lke', 'Dokumen belum ditandatangani');
    const again = await keep('val_lke', 'Dokumen belum ditandatangani ');
    expect(again.body.data.id).toBe(first.body.data.id);
    expect((await client('val_lke2').get('/lke/frasa')).body.data).toEqual([]);
    expect((await client('val_lke2').send('DELETE', `/lke/frasa/${first.body.data.id}`)).status).toBe(404);
    const { body } = await client('val_lke').get('/lke/frasa');
    expect(lkeFrasaCalls.list.answer?.safeParse(body).success).toBe(true);
    expect((await client('val_lke').send('DELETE', `/lke/frasa/${first.body.data.id}`)).status).toBe(204);
    expect((await client('dinkes').get('/lke/frasa')).status).toBe(403);
  });

  it('are a hundred at most', async () => {
    await sql`insert into lke_frasa (user_id, teks) select id, 'Frasa nomor ' || n from users, generate_series(1, 100) n
      where username = 'val_lke2'`.execute(test.db);
    const one = await client('val_lke2').post('/lke/frasa', { teks: 'Satu lagi' });
    expect(one).toMatchObject({ status: 422, body: { pesan: expect.stringContaining('100 frasa') } });
  });
});
