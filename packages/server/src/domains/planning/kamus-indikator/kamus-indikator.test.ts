import {
  kamusIndikatorCalls,
  kinerjaProgramCalls,
  kinerjaSubKegiatanCalls,
  sasaranStrategisRpjmdCalls,
} from '@selaras/contracts';
import { sql } from 'kysely';
import { holdAudit } from '../../../database/as-actor';
import { holdValidasi } from '../../../kit/locks/lock-repository';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { addStaff, bodyOf, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { untilWaiting } from '../../../testing/until-waiting';

/** A unit whose plan of 2025 is a draft in the demo, and one whose plan is locked. */
const [OWN, LOCKED] = [1022, 1012];
const PATH = '/kamus-indikator';

type Client = ReturnType<typeof planningClient>;

let test: TestApp;
let own: Client;
let dinkes: Client;
let bappeda: Client;
beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
  await addStaff(test, 'staf_dpmd', OWN);
  own = planningClient(test, 'staf_dpmd');
  dinkes = planningClient(test, 'dinkes');
  bappeda = planningClient(test, 'val_bappeda');
});
afterAll(() => test.close());

/** Of a sub-activity: other tests here rename indicators, and with them the order of the whole list. */
const first = async (client = own) =>
  client.row(PATH, (await client.get(`${PATH}?level=kinerja-sub-kegiatan`)).body.data[0].id);
const content = {
  definisi: 'Banyaknya program yang selesai',
  formula: '\\frac{a}{b} \\times 100\\%',
  satuan: 'program',
  polaritas: 'maximize',
  frekuensi: 'Triwulanan',
  sumber_data: 'Laporan',
  penanggung_jawab: 'Sekretaris',
  jenis: 'outcome',
  indikator_kemendagri: null,
  tujuan: 'Mengukur hasil',
  lead_lag: 'lag',
  tingkat_kendali: 'Tinggi',
  konsolidasi_periode: 'last',
  periode_pelaporan: 'Triwulan',
};

/** A performance of the unit that has no entry yet. */
async function kinerjaTanpaKamus(level: string): Promise<number> {
  const { body } = await own.get(`${PATH}/pilihan-kinerja?level=${level}&satuan_kerja_id=${OWN}`);
  return body[0].value;
}

describe('the indicator dictionary', () => {
  it('lists the entries of the own unit, found by words, level and validation', async () => {
    const { body } = await own.get(PATH);
    expect(kamusIndikatorCalls.list.answer?.safeParse(body).error).toBeUndefined();
    const row = await first();
    expect(kamusIndikatorCalls.get.answer?.safeParse({ data: row }).error).toBeUndefined();
    const words = encodeURIComponent(String(row.indikator).slice(0, 15));
    expect((await own.get(`${PATH}?q=${words}`)).body.total).toBeGreaterThan(0);
    expect((await own.get(`${PATH}?level=kinerja-program`)).body.total).toBe(0);
    const counts = await Promise.all(
      ['semua', '1', '0'].map(async (value) => (await own.get(`${PATH}?validasi=${value}`)).body.total),
    );
    expect(counts[1] + counts[2]).toBe(counts[0]);
    for (const urut of ['indikator', '-level', 'satuan_kerja', '-waktu']) {
      expect((await own.get(`${PATH}?urut=${urut}`)).status).toBe(200);
    }
  });

  it.each(['sasaran-strategis-pd', 'kinerja-program'] as const)(
    'takes an entry of a %s, filled in from the performance, once',
    async (level) => {
      const kinerja_id = await kinerjaTanpaKamus(level);
      const { data } = (await own.get(`${PATH}/isian?level=${level}&kinerja_id=${kinerja_id}`)).body;
      expect(data).toMatchObject({ jenis: 'outcome', satuan: expect.any(String) });
      const body = { satuan_kerja_id: OWN, level, kinerja_id, ...content };
      const made = await own.post(PATH, body);
      expect(made).toMatchObject({
        status: 201,
        body: { data: { ...content, validasi: 'belum', level, kinerja_id } },
      });
      expect((await own.post(PATH, body)).body.errors.kinerja_id).toEqual([
        'Indikator ini sudah punya kamus; ubah yang sudah ada',
      ]);
      expect(await kinerjaTanpaKamus(level).catch(() => null)).not.toBe(kinerja_id);
      const { id, versi } = made.body.data;
      expect((await own.remove(`${PATH}/${id}`, versi)).status).toBe(204);
      expect((await own.post(PATH, body)).status).toBe(201);
    },
  );

  it('refuses another unit’s performance, another performance for an entry, and words where a choice belongs', async () => {
    const foreign = await first(dinkes);
    const body = {
      satuan_kerja_id: OWN,
      level: 'kinerja-sub-kegiatan',
      kinerja_id: foreign.kinerja_id,
      ...content,
    };
    expect((await own.post(PATH, body)).body.errors).toHaveProperty('kinerja_id');
    const row = await first();
    const moved = await own.change(kamusIndikatorCalls.update, row.id, {
      kinerja_id: Number(row.kinerja_id) + 1,
    });
    expect(moved.body.errors).toEqual({ kinerja_id: ['Kinerja sebuah kamus tidak dapat diganti'] });
    const wrong = await own.change(kamusIndikatorCalls.update, row.id, {
      frekuensi: 'Kadang-kadang',
      definisi: ' ',
      tingkat_kendali: 'Entah',
    });
    expect(Object.keys(wrong.body.errors).sort()).toEqual(['definisi', 'frekuensi', 'tingkat_kendali']);
  });

  it('is closed while the plan is locked, and closed to other units', async () => {
    const locked = await dinkes.change(kamusIndikatorCalls.update, (await first(dinkes)).id, {
      definisi: 'Lain',
    });
    expect(locked).toMatchObject({ status: 423, body: { errors: { definisi: [expect.any(String)] } } });
    const row = await first();
    expect(
      (await dinkes.put(`${PATH}/${row.id}`, bodyOf(row, kamusIndikatorCalls.update), row.versi)).status,
    ).toBe(403);
    expect(
      (await dinkes.get(`${PATH}/pilihan-kinerja?level=kinerja-program&satuan_kerja_id=${OWN}`)).body,
    ).toEqual([]);
    const kinerja_id = await kinerjaTanpaKamus('kinerja-kegiatan');
    expect(
      (await dinkes.get(`${PATH}/isian?level=kinerja-kegiatan&kinerja_id=${kinerja_id}`)).body.data,
    ).toBeNull();
    const approvedThen = planningClient(test, 'dinkes', 2024);
    expect(
      (await approvedThen.get(`${PATH}/isian?level=kinerja-kegiatan&kinerja_id=${kinerja_id}`)).body.data,
    ).toBeNull();
  });

  it('shares the ministry’s indicator with its sub-activity, whichever of them is written', async () => {
    const row = await first();
    const sub = Number(row.kinerja_id);
    await own.change(kamusIndikatorCalls.update, row.id, { indikator_kemendagri: 'Dari kamus' });
    expect(await own.row('/kinerja-sub-kegiatan', sub)).toMatchObject({ indikator_kemendagri: 'Dari kamus' });
    await own.change(kinerjaSubKegiatanCalls.update, sub, { indikator_kemendagri: 'Dari sub kegiatan' });
    expect(await own.row(PATH, row.id)).toMatchObject({ indikator_kemendagri: 'Dari sub kegiatan' });
    const emptied = await own.change(kamusIndikatorCalls.update, row.id, { indikator_kemendagri: null });
    const { rows } = await sql<{ indikator: string }>`
      select n.indikator_kemendagri as indikator from sub_kegiatan n
      join kinerja_sub_kegiatan k on k.sub_kegiatan_id = n.id where k.id = ${sub}`.execute(test.db);
    expect(emptied.body.data.indikator_kemendagri).toBe(rows[0]?.indikator);
  });

  it.each([
    ['kinerja-sub-kegiatan', kinerjaSubKegiatanCalls.update],
    ['kinerja-program', kinerjaProgramCalls.update],
  ] as const)('follows the wording of its %s, which ends the verdict', async (level, call) => {
    const [found] = (await own.get(`${PATH}?level=${level}`)).body.data;
    const judged = await bappeda.put(
      `${PATH}/${found.id}/validasi`,
      { valid: true, catatan: null },
      found.versi,
    );
    expect(judged.body.data).toMatchObject({ validasi: 'valid', validator: expect.any(String) });
    await own.change(call, found.kinerja_id, { indikator: `Indikator baru ${level}` });
    expect(await own.row(PATH, found.id)).toMatchObject({
      indikator: `Indikator baru ${level}`,
      validasi: 'belum',
      validator: null,
      waktu: null,
    });
  });

  it('and its performance can be written at the same moment, many times, without waiting for each other', async () => {
    const [found] = (await own.get(`${PATH}?level=kinerja-sub-kegiatan&q=Indikator baru`)).body.data;
    const both = Array.from({ length: 10 }, (_, at) => [
      own.change(kinerjaSubKegiatanCalls.update, found.kinerja_id, { indikator: `Bersamaan ${at}` }),
      own.change(kamusIndikatorCalls.update, found.id, { indikator_kemendagri: `Kementerian ${at}` }),
      bappeda.post(`${PATH}/validasi`, {
        baris: [{ id: found.id, versi: found.versi }],
        valid: true,
        catatan: null,
      }),
    ]).flat();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 412].includes(status))).toEqual([]);
    const sub = await own.row('/kinerja-sub-kegiatan', found.kinerja_id);
    const { indikator, indikator_kemendagri } = sub;
    expect(await own.row(PATH, found.id)).toMatchObject({ indikator, indikator_kemendagri });
  });

  it('waits for a step of the validation without keeping it up', async () => {
    const { id } = await first();
    let writing: ReturnType<Client['change']> | undefined;
    await test.db.transaction().execute(async (tx) => {
      await holdValidasi(tx, OWN, 2025, 'exclusive');
      writing = own.change(kamusIndikatorCalls.update, id, { tujuan: 'Sambil menunggu' });
      await untilWaiting(test.db);
      await holdAudit(tx);
    });
    expect((await writing)?.body).toMatchObject({ data: { tujuan: 'Sambil menunggu' } });
  });

  it('and what else hangs on a goal of the regency change hands with it', async () => {
    const pemda = planningClient(test, 'pemda');
    const [goal] = (await pemda.get('/sasaran-strategis-rpjmd')).body.data;
    const call = sasaranStrategisRpjmdCalls.update;
    await pemda.change(call, goal.id, {
      satuan_kerja_id: OWN,
      kinerja_tercapai: [{ catatan: 'Semua data terkumpul' }],
    });
    const body = { satuan_kerja_id: OWN, level: 'sasaran-strategis-rpjmd', kinerja_id: goal.id, ...content };
    const { id } = (await own.post(PATH, body)).body.data;
    const moved = await pemda.change(call, goal.id, { satuan_kerja_id: LOCKED });
    expect(moved).toMatchObject({
      status: 200,
      body: { data: { kinerja_tercapai: [{ catatan: 'Semua data terkumpul' }] } },
    });
    const row = await dinkes.row(PATH, id);
    expect(row).toMatchObject({ satuan_kerja: { satuan_kerja_id: LOCKED } });
    const judged = await bappeda.put(`${PATH}/${id}/validasi`, { valid: true, catatan: null }, row.versi);
    expect(judged.status).toBe(200);
    const { versi } = judged.body.data;
    expect((await planningClient(test, 'super').remove(`${PATH}/${id}`, versi)).status).toBe(204);
  });

  it('tells its unit and Bappeda who wrote what, and others not even that it is there', async () => {
    const row = await first();
    await own.change(kamusIndikatorCalls.update, row.id, { tujuan: 'Mengukur layanan' });
    const { body } = await own.get(`${PATH}/${row.id}/riwayat`);
    expect(body.data[0].perubahan).toContainEqual(
      expect.objectContaining({ kolom: 'tujuan', sesudah: 'Mengukur layanan' }),
    );
    expect((await own.get(`${PATH}/${row.id}/riwayat?page=99`)).body).toMatchObject({
      data: [],
      total: body.total,
    });
    expect((await bappeda.get(`${PATH}/${row.id}/riwayat`)).status).toBe(200);
    expect((await dinkes.get(`${PATH}/${row.id}/riwayat`)).status).toBe(404);
  });
});

describe('the dictionary in the diagram', () => {
  const ask = (id: number, headers?: Record<string, string>) =>
    test.app.inject({
      url: `/api/public-display/kamus-indikator?kinerjaSubKegiatanId=${id}`,
      headers: headers ?? {},
    });

  it('is open to everybody once the plan is final, and says nothing of who answers for it', async () => {
    const row = await first(dinkes);
    const answer = await ask(Number(row.kinerja_id));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().kamusIndikator).toMatchObject({ definisi: row.definisi, formula: row.formula });
    expect(answer.body).not.toContain('penanggung_jawab');
  });

  it('of a draft is the unit’s own', async () => {
    const { kinerja_id } = await first();
    expect((await ask(Number(kinerja_id))).statusCode).toBe(404);
    expect((await ask(Number(kinerja_id), await test.signIn('staf_dpmd'))).statusCode).toBe(200);
    expect((await ask(Number(kinerja_id), await test.signIn('dinkes'))).statusCode).toBe(404);
    expect(LOCKED).not.toBe(OWN);
  });

  it('has no entry where nobody wrote one', async () => {
    const { kinerja_id, id, versi } = await first();
    await own.remove(`${PATH}/${id}`, versi);
    const answer = await ask(Number(kinerja_id), await test.signIn('staf_dpmd'));
    expect(answer.json()).toEqual({ kamusIndikator: null });
  });
});
