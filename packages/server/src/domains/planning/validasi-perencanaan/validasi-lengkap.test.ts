import { kinerjaProgramCalls } from '@selaras/contracts';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A unit whose plan of 2025 is a draft in the demo. */
const UNIT = 1022;
const TAHUN = 2025;
const PATH = `/validasi-perencanaan/${UNIT}`;

let test: TestApp;
let now = new Date();
let unit: ReturnType<typeof planningClient>;
const validator = () => planningClient(test, 'val_rencana1');
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  await addStaff(test, 'staf_dpmd', UNIT);
  unit = planningClient(test, 'staf_dpmd');
});
afterAll(() => test.close());

const rincian = async () => (await unit.get(PATH)).body.data;
const step = async (aksi: string, by = unit, catatan: string | null = null) => {
  const { versi } = await rincian();
  return by.post(`${PATH}/${aksi}`, { catatan }, { 'if-match': `"${versi}"` });
};
const rows = (kinerja: 'kinerja_program' | 'kinerja_sub_kegiatan') =>
  test.db
    .selectFrom(kinerja)
    .where('satuan_kerja_id', '=', UNIT)
    .where('tahun_kinerja', '=', TAHUN)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id')
    .execute();
const steps = async () =>
  (await unit.get(`${PATH}/riwayat`)).body.data.map(({ aksi }: { aksi: string }) => aksi);

describe('a plan that lacks what is required', () => {
  let program: number;
  let sub: number;
  let owner: { struktur_organisasi_id: number | null; tim_kerja_id: number | null };
  beforeAll(async () => {
    program = (await rows('kinerja_program'))[0]?.id ?? 0;
    sub = (await rows('kinerja_sub_kegiatan'))[0]?.id ?? 0;
    owner = await test.db
      .selectFrom('kinerja_sub_kegiatan')
      .where('id', '=', sub)
      .select(['struktur_organisasi_id', 'tim_kerja_id'])
      .executeTakeFirstOrThrow();
    await test.db
      .updateTable('kinerja_program')
      .set({ target: null, target_tw1: null, target_tw2: null, target_tw3: null, target_tw4: null })
      .where('id', '=', program)
      .execute();
    await test.db
      .updateTable('kinerja_sub_kegiatan')
      .set({ struktur_organisasi_id: null, tim_kerja_id: null })
      .where('id', '=', sub)
      .execute();
  });

  it('is not submitted: each finding is told at its row, and nothing is kept', async () => {
    const answer = await step('ajukan');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      kode: 'MASUKAN_TIDAK_SESUAI',
      errors: {
        [`kinerja-program:${program}`]: ['Tanpa target'],
        [`kinerja-sub-kegiatan:${sub}`]: ['Tanpa pengampu'],
      },
    });
    expect(Object.keys(answer.body.errors)).toHaveLength(2);
    expect(await rincian()).toMatchObject({ validasi: null, versi: 0 });
  });

  it('is not approved either, when it was submitted before that was asked; it can be returned', async () => {
    await test.db
      .insertInto('validasi_perencanaan')
      .values({
        satuan_kerja_id: UNIT,
        tahun: TAHUN,
        status: true,
        tahap: 1,
        keadaan: 'menunggu',
        catatan: null,
      })
      .execute();
    const answer = await step('setujui', validator());
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { [`kinerja-program:${program}`]: ['Tanpa target'] } },
    });
    expect((await step('kembalikan', validator(), 'Lengkapi target')).status).toBe(200);
  });

  it('is submitted when it is mended, and what was only advised is kept with the step', async () => {
    const client = planningClient(test, 'super');
    const changed = await client.change(kinerjaProgramCalls.update, program, {
      target: 10,
      target_tw1: 10,
      target_tw2: null,
      target_tw3: null,
      target_tw4: null,
      tipe_hitung: 'akumulasi',
    });
    expect(changed.status).toBe(200);
    await test.db.updateTable('kinerja_sub_kegiatan').set(owner).where('id', '=', sub).execute();
    expect((await step('ajukan')).status).toBe(200);
    const { data } = (await unit.get(`${PATH}/riwayat`)).body;
    // Of this unit the dictionary does not explain every indicator.
    expect(data[0]).toMatchObject({ aksi: 'ajukan', temuan: { 'no-kamus': expect.any(Number) } });
    expect(data[0].temuan).not.toHaveProperty('no-target');
    expect((await step('setujui', validator())).status).toBe(200);
    expect((await unit.get(`${PATH}/riwayat`)).body.data[0].temuan).toEqual(data[0].temuan);
  });
});

describe('a submission', () => {
  const other = () => planningClient(test, 'dinkes');

  it('cannot be taken back once somebody decided on it', async () => {
    expect((await rincian()).kemampuan.tarik).toBe(false);
    expect(await step('tarik')).toMatchObject({
      status: 409,
      body: { pesan: expect.stringMatching(/sudah memutus/) },
    });
  });

  it('that follows a return is taken back to that return', async () => {
    await step('kembalikan', planningClient(test, 'val_rencana2'), 'Target terlalu rendah');
    await step('ajukan');
    expect((await rincian()).kemampuan).toMatchObject({ tarik: true, ajukan: false });
    const { versi } = await rincian();
    expect((await other().post(`${PATH}/tarik`, {}, { 'if-match': `"${versi}"` })).status).toBe(403);
    expect((await validator().post(`${PATH}/tarik`, {}, { 'if-match': `"${versi}"` })).status).toBe(403);
    expect((await unit.post(`${PATH}/tarik`, {})).status).toBe(428);

    const answer = await step('tarik');
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { validasi: { keadaan: 'dikembalikan', tahap: 2, catatan: 'Target terlalu rendah' } } },
    });
    expect((await steps()).slice(0, 3)).toEqual(['tarik', 'ajukan', 'kembalikan']);
    expect(await step('tarik')).toMatchObject({ status: 409 });
  });

  it('of a draft becomes a draft again for every reader, under a version that never comes back', async () => {
    const draft = 1020;
    await addStaff(test, 'staf_draf', draft);
    const staff = planningClient(test, 'staf_draf');
    const path = `/validasi-perencanaan/${draft}`;
    await test.db.deleteFrom('validasi_perencanaan_riwayat').where('satuan_kerja_id', '=', draft).execute();
    await test.db
      .deleteFrom('validasi_perencanaan')
      .where('satuan_kerja_id', '=', draft)
      .where('tahun', '=', TAHUN)
      .execute();
    const [program] = (await staff.get('/kinerja-program')).body.data;
    const countOf = async () => (await validator().get('/validasi-perencanaan/antrean')).body.jumlah;
    const before = await countOf();
    expect((await staff.post(`${path}/ajukan`, {}, { 'if-match': '"0"' })).status).toBe(200);
    expect((await staff.row('/kinerja-program', program.id)).kunci).toMatchObject({ alasan: 'validasi' });
    const { versi } = (await staff.get(path)).body.data;
    const answer = await staff.post(`${path}/tarik`, {}, { 'if-match': `"${versi}"` });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { validasi: null, kemampuan: { ajukan: true, tarik: false } } },
    });
    expect(answer.body.data.versi).toBeGreaterThan(versi);
    expect(await countOf()).toEqual(before);
    expect((await staff.get('/validasi-perencanaan')).body.data).toBeNull();
    expect((await staff.row('/kinerja-program', program.id)).kunci).toMatchObject({
      alasan: null,
      bidang: ['kinerja', 'target', 'pengampu', 'anggaran'],
    });
    const queue = (await validator().get('/validasi-perencanaan/antrean?keadaan=draf')).body.data;
    expect(
      queue.find(
        (row: { satuan_kerja: { satuan_kerja_id: number } }) => row.satuan_kerja.satuan_kerja_id === draft,
      ),
    ).toMatchObject({ validasi: null });
    const dashboard = (await planningClient(test, 'super').get('/dashboard')).body.data.validasi;
    expect(dashboard.draf).toBe(before.draf);
    const stale = await validator().post(`${path}/setujui`, {}, { 'if-match': `"${versi}"` });
    expect(stale.status).toBe(412);
    // Submitted again, it is a first submission.
    const again = await staff.post(`${path}/ajukan`, {}, { 'if-match': `"${answer.body.data.versi}"` });
    expect(again.status).toBe(200);
    expect((await staff.get(path)).body.data).toMatchObject({ sejak: null, validasi: { tahap: 1 } });
  });

  it('stays when the deadline has passed, but for super', async () => {
    await step('ajukan');
    now = new Date('2031-01-01T00:00:00Z');
    expect(await step('tarik')).toMatchObject({ status: 423, body: { kode: 'TERKUNCI' } });
    expect((await step('tarik', planningClient(test, 'super'))).status).toBe(200);
    now = new Date();
  });
});
