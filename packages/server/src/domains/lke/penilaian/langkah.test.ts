import { keadaanLkeSchema, langkahLkeSchema, lkeInstrumenCalls, lkeLembarCalls } from '@selaras/contracts';
import { keadaanLke, langkahLke, semuaLangkahLke } from '@selaras/domain';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { lkeWriter } from '../testing/lke-writer';

const UNIT = 1012;
const PATH = `/lke/lembar/${UNIT}`;

let test: TestApp;
let lembar: ReturnType<typeof lkeWriter>;
beforeAll(async () => {
  test = await startTestApp();
  lembar = lkeWriter(test, UNIT, 2025);
});
afterAll(() => test.close());

const client = (username: string) => planningClient(test, username);
const read = async (username: string) => (await client(username).get(PATH)).body.data;
const step = async (langkah: string, username: string, body: object = {}, headers: object = {}) => {
  const { versi } = await read('super');
  return client(username).post(`${PATH}/${langkah}`, body, { 'if-match': `"${versi}"`, ...headers });
};
const persons = { unit: 'dinkes', penilai: 'val_lke', pleno: 'val_pleno', super: 'super' } as const;

it('the contracts name the states and steps of the domain', () => {
  expect(keadaanLkeSchema.options).toEqual([...keadaanLke]);
  expect([...langkahLkeSchema.options].sort()).toEqual([...semuaLangkahLke].sort());
});

it('the instrument of a year has its 80 criteria, and none of a year without one', async () => {
  const { body, headers } = await client('dinkes').get('/lke/instrumen');
  expect(lkeInstrumenCalls.get.answer?.safeParse(body).success).toBe(true);
  const again = await client('dinkes').get('/lke/instrumen', { 'if-none-match': headers.etag });
  expect(again.status).toBe(304);
});

describe('the way of an evaluation, in the order of the tests', () => {
  beforeAll(() => lembar.clear());

  it('begins as a draft that nobody has written in', async () => {
    const data = await read('dinkes');
    expect(lkeLembarCalls.get.answer?.safeParse({ data }).success).toBe(true);
    expect(data).toMatchObject({ keadaan: 'draft', versi: 0, menulis: 'unit', langkah: ['ajukan'] });
    expect(data.baris).toHaveLength(80);
  });

  it('is handed in only when it is whole, and says what is missing', async () => {
    const answer = await step('ajukan', 'dinkes');
    expect(answer).toMatchObject({ status: 422, body: { pesan: expect.stringContaining('80 kriteria') } });
    expect(Object.values(answer.body.errors)[0]).toEqual(['Belum dijawab']);

    await lembar.answer('BB');
    const refused = await step('ajukan', 'dinkes');
    expect(Object.values(refused.body.errors)[0]).toEqual(['Jawaban ini memerlukan eviden']);

    await lembar.prove();
    expect((await client('dinkes').post(`${PATH}/ajukan`, {})).status).toBe(428);
    expect((await step('ajukan', 'dinkes', {}, { 'if-match': '"77"' })).status).toBe(412);
    // Both were made from the version that was read before.
    const { versi } = await read('dinkes');
    const made = { 'idempotency-key': 'lke-ajukan', 'if-match': `"${versi}"` };
    const twice = await Promise.all([1, 2].map(() => step('ajukan', 'dinkes', {}, made)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read('dinkes')).toMatchObject({ keadaan: 'diajukan', menulis: null, langkah: [] });
  });

  it('is read and scored by assigned evaluators alone', async () => {
    expect((await client('val_lke').get(PATH)).status).toBe(404);
    expect((await step('mulai-penilaian', 'val_lke')).status).toBe(404);
    await lembar.assign('val_lke');
    expect((await step('mulai-penilaian', 'val_lke')).status).toBe(200);
    expect(await read('val_lke')).toMatchObject({ keadaan: 'dinilai_1', menulis: 'penilai' });
  });

  it('is closed when every criterion is scored; the unit sees nothing before', async () => {
    await lembar.score(1, 'B', 'Lengkapi dokumen');
    const [first] = (await read('dinkes')).baris;
    expect(first.tahap_1).toMatchObject({ jawaban: 'BB', nilai: null, catatan: null });
    expect((await read('val_lke')).baris[0].tahap_1).toMatchObject({ nilai: 'B' });
    expect((await step('tutup-penilaian', 'val_lke')).status).toBe(200);
    const [seen] = (await read('dinkes')).baris;
    expect(seen).toMatchObject({ perbaikan: true, tahap_1: { nilai: 'B' } });
  });

  it('is repaired and scored again', async () => {
    expect((await step('mulai-perbaikan', 'dinkes')).status).toBe(200);
    const refused = await step('ajukan-perbaikan', 'dinkes');
    expect(Object.values(refused.body.errors)[0]).toEqual(['Belum ada tanggapan atau eviden baru']);
    await lembar.reply('Sudah dilengkapi');
    expect((await step('ajukan-perbaikan', 'dinkes')).status).toBe(200);
    expect((await step('mulai-penilaian-2', 'val_lke')).status).toBe(200);
    expect((await step('tutup-penilaian-2', 'val_lke')).status).toBe(422);
    await lembar.score(2, 'A', null);
    expect((await read('dinkes')).baris[0].tahap_2).toMatchObject({
      nilai: null,
      uraian: 'Sudah dilengkapi',
    });
    expect((await step('tutup-penilaian-2', 'val_lke')).status).toBe(200);
    expect((await read('dinkes')).baris[0].tahap_2).toMatchObject({ nilai: 'A' });
  });

  it('is decided by the plenary, with the points of the second round to begin with', async () => {
    expect((await step('mulai-pleno', 'val_pleno')).status).toBe(200);
    const points = await test.db
      .selectFrom('lke_pleno')
      .where('satuan_kerja_id', '=', UNIT)
      .where('tahun', '=', 2025)
      .select('nilai')
      .orderBy('komponen_id')
      .execute();
    expect(points.map(({ nilai }) => nilai)).toEqual([27, 27, 13.5, 22.5]);
    expect((await step('finalkan', 'val_pleno')).status).toBe(200);
  });

  it('is opened again by super with a reason, and every step is told', async () => {
    expect((await step('buka-kembali', 'super')).status).toBe(422);
    expect((await step('buka-kembali', 'super', { alasan: 'Salah hitung komponen 2' })).status).toBe(200);
    expect((await step('finalkan', 'val_pleno')).status).toBe(200);
    const { body } = await client('dinkes').get(`${PATH}/riwayat`);
    expect(lkeLembarCalls.history.answer?.safeParse(body).success).toBe(true);
    expect(body.data.map(({ langkah }: { langkah: string }) => langkah)).toEqual([
      'finalkan',
      'buka-kembali',
      ...semuaLangkahLke.slice(0, -1).reverse(),
    ]);
    expect(body.data[1]).toMatchObject({ alasan: 'Salah hitung komponen 2', dari: 'final', ke: 'pleno' });
  });
});

describe('a step', () => {
  it.each(keadaanLke)('is refused in %s to everybody and from every state but its own', async (keadaan) => {
    for (const langkah of semuaLangkahLke) {
      const { dari, oleh } = langkahLke[langkah];
      for (const [pelaku, username] of Object.entries(persons)) {
        if (keadaan === dari && pelaku === oleh) continue;
        await lembar.put(keadaan);
        const answer = await step(langkah, username, { alasan: 'Alasan yang cukup' });
        const expected = pelaku === oleh ? [409] : [403, 404, 409];
        expect({ langkah, pelaku, refused: expected.includes(answer.status) }).toEqual({
          langkah,
          pelaku,
          refused: true,
        });
        if (pelaku === oleh) expect(answer.body.pesan).toMatch(/^Evaluasi ini \S/);
        expect((await read('super')).keadaan).toBe(keadaan);
      }
    }
  });

  it('is not another unit’s', async () => {
    await lembar.put('draft');
    expect((await step('ajukan', 'rsud')).status).toBe(403);
    expect((await client('rsud').get(PATH)).status).toBe(403);
    expect((await client('rsud').get(`${PATH}/riwayat`)).status).toBe(403);
  });
});

it('the regency sees how a worksheet stands, never what its evidence is', async () => {
  const data = await read('pemda');
  expect(data).toMatchObject({ melihat_bukti: false, menulis: null, langkah: [] });
  expect(data.baris[0]).toMatchObject({ bukti: [], jumlah_bukti: { tahap_1: 1, tahap_2: 0 } });
  expect((await read('dinkes')).baris[0].bukti).toHaveLength(1);
});
