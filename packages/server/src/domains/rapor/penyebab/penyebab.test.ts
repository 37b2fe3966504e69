import {
  type AnswerOf,
  type KinerjaRapor,
  type LangkahPerbaikanDaftar,
  type Page,
  penyebabKegagalanCalls,
  perbaikanCalls,
  type RaporRingkasan,
  type RaporRow,
  raporCalls,
} from '@selaras/contracts';
import { keadaanPerbaikanOf } from '@selaras/domain';
import { strFromU8, unzipSync } from 'fflate';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const PATH = penyebabKegagalanCalls.list.path;
const [OWN, OTHER] = [1012, 1013];

let test: TestApp;
let now = new Date();
let dinkes: ReturnType<typeof planningClient>;
let superUser: ReturnType<typeof planningClient>;
/** A sub-activity of the own unit in 2025 with a missed target in the first quarter. */
let sub: number;
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  dinkes = planningClient(test, 'dinkes');
  superUser = planningClient(test, 'super');
  await addStaff(test, 'staf_lain', OTHER);
  ({ id: sub } = await subOf(OWN));
  await openQuarters('2030-01-01');
});
afterEach(() => {
  now = new Date();
});
afterAll(() => test.close());

/** A sub-activity whose first and second quarter have not reached their target. */
async function subOf(unit: number, tahun = 2025) {
  const { id } = await test.db
    .selectFrom('kinerja_sub_kegiatan')
    .where('satuan_kerja_id', '=', unit)
    .where('tahun_kinerja', '=', tahun)
    .where('target_tw1', '>', 0)
    .where('target_tw2', '>', 0)
    .where('polaritas', '=', 'maximize')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await test.db
    .updateTable('kinerja_sub_kegiatan')
    .set({ realisasi_tw1: 0, realisasi_tw2: 0 })
    .where('id', '=', id)
    .execute();
  return { id };
}

const openQuarters = (date: string) =>
  test.db
    .updateTable('referensi')
    .set({ nilai_date: date })
    .where('kode', 'like', 'batas_realisasi_tw%')
    .where('tahun', '=', 2025)
    .execute();

async function look(client = dinkes, id = sub): Promise<KinerjaRapor> {
  const answer = await client.get(perbaikanCalls.kinerja.path.replace('{kinerjaId}', String(id)));
  expect(answer.status).toBe(200);
  expect(perbaikanCalls.kinerja.answer?.safeParse(answer.body).error).toBeUndefined();
  return answer.body.data;
}
const cause = (more: object = {}) => ({
  satuan_kerja_id: OWN,
  kinerja_sub_kegiatan_id: sub,
  triwulan: 1,
  penyebab: 'Kader belum terlatih',
  csf: null,
  ...more,
});
const addCause = async (more: object = {}) => {
  const answer = await dinkes.post(PATH, cause(more));
  expect(answer.status).toBe(201);
  return answer.body.data as { id: number; versi: number };
};
const step = (penyebab_kegagalan_id: number, more: object = {}) => ({
  satuan_kerja_id: OWN,
  kinerja_sub_kegiatan_id: sub,
  penyebab_kegagalan_id,
  sasaran: 'Terlatihnya kader',
  indikator: 'Jumlah kader terlatih',
  satuan: 'orang',
  anggaran: 5_000_000,
  target_tw1: null,
  target_tw2: 10,
  target_tw3: null,
  target_tw4: null,
  realisasi_tw1: null,
  realisasi_tw2: null,
  realisasi_tw3: null,
  realisasi_tw4: null,
  anggota: [],
  ...more,
});

describe('a cause', () => {
  it('stands in the card of its quarter at once, with its failed success factor on the performance', async () => {
    const before = await dinkes.row('/kinerja-sub-kegiatan', sub);
    const { id } = await addCause({ csf: 'Kader tersedia di setiap desa' });
    expect((await look()).penyebab.find((one) => one.id === id)).toMatchObject({
      triwulan: 1,
      penyebab: 'Kader belum terlatih',
      csf: 'Kader tersedia di setiap desa',
      langkah: [],
    });
    const after = await dinkes.row('/kinerja-sub-kegiatan', sub);
    expect(after.versi).toBe(before.versi + 1);
    expect(after.kinerja_tidak_tercapai).toEqual(
      expect.arrayContaining([expect.objectContaining({ catatan: 'Kader tersedia di setiap desa' })]),
    );
    const second = await addCause({ csf: 'Kader tersedia di setiap desa' });
    expect((await dinkes.row('/kinerja-sub-kegiatan', sub)).versi).toBe(after.versi);
    const history = await dinkes.get(`${PATH}/${second.id}/riwayat`);
    expect(JSON.stringify(history.body.data[0].perubahan)).toContain('Kader tersedia di setiap desa');
  });

  it('is changed on the version that was read, and keeps its sub-activity and quarter', async () => {
    const { id, versi } = await addCause();
    const path = `${PATH}/${id}`;
    expect((await dinkes.put(path, cause({ penyebab: 'Dana terlambat cair' }), versi)).status).toBe(200);
    expect((await dinkes.put(path, cause({ penyebab: 'Lain' }), versi)).status).toBe(412);
    const moved = await dinkes.put(path, cause({ triwulan: 2 }), versi + 1);
    expect(moved).toMatchObject({ status: 422, body: { errors: { triwulan: [expect.any(String)] } } });
    const other = (await subOf(OTHER)).id;
    const elsewhere = await dinkes.put(path, cause({ kinerja_sub_kegiatan_id: other }), versi + 1);
    expect(elsewhere.body.errors).toHaveProperty('kinerja_sub_kegiatan_id');
  });

  it('is written by its unit alone, and by super', async () => {
    const { id, versi } = await addCause();
    for (const name of ['staf_lain', 'pemda', 'pemda_pantau', 'setda', 'val_bappeda', 'kabid_kesmas']) {
      const client = planningClient(test, name);
      expect([name, (await client.post(PATH, cause())).status]).toEqual([name, 403]);
      const changed = await client.put(`${PATH}/${id}`, cause(), versi);
      expect([name, [403, 404]]).toEqual([name, expect.arrayContaining([changed.status])]);
    }
    expect((await superUser.remove(`${PATH}/${id}`, versi)).status).toBe(204);
  });

  it('of a sub-activity of another unit or year is refused', async () => {
    const foreign = await dinkes.post(PATH, cause({ kinerja_sub_kegiatan_id: (await subOf(OTHER)).id }));
    const past = await planningClient(test, 'dinkes', 2024).post(PATH, cause());
    expect(foreign.body.errors).toHaveProperty('kinerja_sub_kegiatan_id');
    expect([422, 423]).toContain(past.status);
  });

  it('is no matter of other units while its plan is a draft', async () => {
    const { id } = await addCause();
    const stranger = planningClient(test, 'staf_lain');
    const address = perbaikanCalls.kinerja.path.replace('{kinerjaId}', String(sub));
    expect((await stranger.get(address)).status).toBe(404);
    expect((await stranger.get(`${PATH}/${id}`)).status).toBe(404);
    expect((await planningClient(test, 'dinkes', 2024).get(address)).status).toBe(404);
  });

  it.each([0, 5, 1.5])('of a quarter %p is refused', async (triwulan) => {
    expect((await dinkes.post(PATH, cause({ triwulan }))).status).toBe(422);
  });
});

describe('a cause of a quarter that is not missed', () => {
  const TW = 3;
  const set = (values: object) =>
    test.db.updateTable('kinerja_sub_kegiatan').set(values).where('id', '=', sub).execute();
  let before: object;
  beforeAll(async () => {
    before = await test.db
      .selectFrom('kinerja_sub_kegiatan')
      .where('id', '=', sub)
      .select(['polaritas', 'target_tw3', 'realisasi_tw3'])
      .executeTakeFirstOrThrow();
    await set({ polaritas: 'maximize', target_tw3: 10, realisasi_tw3: 4 });
  });
  afterAll(() => set(before));

  it.each([
    [{ target_tw3: null, realisasi_tw3: null }, 'Triwulan 3 tidak bertarget'],
    [{ target_tw3: 0, realisasi_tw3: 0 }, 'Triwulan 3 tidak bertarget'],
    [{ target_tw3: 10, realisasi_tw3: 10 }, 'Target triwulan 3 tercapai'],
    [{ polaritas: 'minimize', target_tw3: 10, realisasi_tw3: 9 }, 'Target triwulan 3 tercapai'],
  ])('is refused with the reason: %j', async (values, reason) => {
    await set({ polaritas: 'maximize', ...values });
    const refused = await dinkes.post(PATH, cause({ triwulan: TW }));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { triwulan: [`${reason}, sehingga tidak ada kegagalan untuk dijelaskan.`] },
    ]);
    expect((await superUser.post(PATH, cause({ triwulan: TW }))).status).toBe(422);
  });

  it('is taken where nothing was reported', async () => {
    await set({ polaritas: 'maximize', target_tw3: 10, realisasi_tw3: null });
    const { id, versi } = await addCause({ triwulan: TW });
    expect((await dinkes.remove(`${PATH}/${id}`, versi)).status).toBe(204);
  });

  it('stays when the quarter is reached later: not counted, not changed, but counted again when it is missed', async () => {
    await set({ polaritas: 'maximize', target_tw3: 10, realisasi_tw3: 4 });
    const penyebab = 'Alat peraga belum datang';
    const { id, versi } = await addCause({ triwulan: TW, penyebab });
    const counted = async () => {
      const tables = (await dinkes.get(`/lkip/satuan-kerja/${OWN}/tabel?bab=III`)).body.data;
      const wheel = (await look()).putaran.flatMap(({ penyebab: texts }) => texts);
      const { body } = await dinkes.get(`/cascading?satuan_kerja_id=${OWN}`);
      return [tables, wheel, body].map((told) => JSON.stringify(told).includes(penyebab));
    };
    await test.db
      .updateTable('kinerja_sub_kegiatan')
      .set({ penyebab_kegagalan: null })
      .where('id', '=', sub)
      .execute();
    expect(await counted()).toEqual([true, true, true]);
    await set({ realisasi_tw3: 10 });
    expect(await counted()).toEqual([false, false, false]);
    expect((await look()).penyebab.map((one) => one.id)).toContain(id);
    const changed = await dinkes.put(`${PATH}/${id}`, cause({ triwulan: TW, penyebab: 'Lain' }), versi);
    expect(changed.body.errors).toHaveProperty('triwulan');
    await set({ realisasi_tw3: 4 });
    expect(await counted()).toEqual([true, true, true]);
    await set({ realisasi_tw3: 10 });
    expect((await dinkes.remove(`${PATH}/${id}`, versi)).status).toBe(204);
  });
});

it('the page of a quarter that is yet to open says from when on, and offers nothing to write', async () => {
  now = new Date('2025-03-31T16:59:00Z');
  const quarters = (await look()).triwulan;
  expect(quarters.map(({ dibuka, belum, tulis }) => [dibuka, belum, tulis])).toEqual([
    ['2025-01-01', false, true],
    ['2025-04-01', true, false],
    ['2025-07-01', true, false],
    ['2025-10-01', true, false],
  ]);
});

describe('a quarter that is closed', () => {
  it('refuses new causes, changes and removals with its date, and the page offers none', async () => {
    const { id, versi } = await addCause();
    now = new Date('2030-06-01T00:00:00Z');
    const refused = await dinkes.post(PATH, cause());
    expect(refused).toMatchObject({ status: 423, body: { kode: 'TERKUNCI' } });
    expect(refused.body.pesan).toBe(
      'Batas waktu pengisian realisasi TW 1 (1 Januari 2030 pukul 00.00 WIB) sudah lewat.',
    );
    expect((await dinkes.put(`${PATH}/${id}`, cause({ penyebab: 'Lain' }), versi)).status).toBe(423);
    expect((await dinkes.remove(`${PATH}/${id}`, versi)).status).toBe(423);
    const { triwulan, kemampuan } = await look();
    expect(triwulan.map(({ tulis }) => tulis)).toEqual([false, false, false, false]);
    expect(kemampuan.langkah).toBe(false);
  });
});

describe('what repairs a failure', () => {
  it('is an action step of the plan that answers a cause, and keeps the cause from being removed', async () => {
    const { id, versi } = await addCause();
    const made = await dinkes.post('/kinerja-langkah-aksi', step(id));
    expect(made.status).toBe(201);
    const shown = (await look()).penyebab.find((one) => one.id === id);
    expect(shown?.langkah).toMatchObject([
      { id: made.body.data.id, target: [null, 10, null, null], anggaran: 5_000_000, pelaksana: [] },
    ]);
    const refused = await dinkes.remove(`${PATH}/${id}`, versi);
    expect(refused).toMatchObject({ status: 409, body: { kode: 'BENTROK' } });
    expect(refused.body.pesan).toContain('Terlatihnya kader');
  });

  it('has the state that the rule of the domain gives it, for every step of both years', async () => {
    for (const tahun of [2024, 2025]) {
      const client = planningClient(test, 'super', tahun);
      const shown: LangkahPerbaikanDaftar[] = [];
      const query = (page: number) => `${perbaikanCalls.list.path}?triwulan=4&page=${page}`;
      const first = (await client.get(query(1))).body;
      expect(perbaikanCalls.list.answer?.safeParse(first).error).toBeUndefined();
      for (let page = 1; (page - 1) * first.per_page < first.total; page += 1) {
        shown.push(...(await client.get(query(page))).body.data);
      }
      expect(shown.length).toBe(first.total);
      for (const row of shown) expect([row.id, row.keadaan]).toEqual([row.id, keadaanPerbaikanOf(row, 4)]);
      for (const [keadaan, jumlah] of Object.entries(first.ringkasan.keadaan)) {
        expect(shown.filter((row) => row.keadaan === keadaan)).toHaveLength(Number(jumlah));
      }
    }
  });

  it('is seen in its state by the cause, the list, the rows and the card as soon as it changes', async () => {
    const rapor = async <Answer>(path: string, query: string) =>
      (await dinkes.get(`${path}?triwulan=1&satuan_kerja_id=${OWN}&${query}`)).body as Answer;
    const missed = 'keadaan=belum-tercapai&penyebab=belum&perbaikan=belum';
    const [row] = (await rapor<Page<RaporRow>>(raporCalls.data.path, missed)).data;
    const kinerja = row?.id ?? 0;
    const { id } = await addCause({ kinerja_sub_kegiatan_id: kinerja });
    const words = { sasaran: 'Terpantaunya perubahan keadaan', kinerja_sub_kegiatan_id: kinerja };
    const seen = async (langkah: number) => {
      const card = await rapor<RaporRingkasan>(raporCalls.ringkasan.path, '');
      const stream = (perbaikan: string) =>
        card.aliran
          .filter((one) => one.keadaan !== 'tercapai' && one.perbaikan === perbaikan)
          .reduce((sum, { jumlah }) => sum + jumlah, 0);
      const list = await rapor<AnswerOf<typeof perbaikanCalls.list>>(
        perbaikanCalls.list.path,
        `q=${words.sasaran}`,
      );
      const own = (await look(dinkes, kinerja)).penyebab.find((one) => one.id === id);
      return {
        states: [own?.langkah.find((one) => one.id === langkah)?.keadaan, list.data[0]?.keadaan],
        listed: list.ringkasan.keadaan,
        row: (await rapor<Page<RaporRow>>(raporCalls.data.path, `q=${row?.kode}`)).data
          .filter((one) => one.id === kinerja)
          .map(({ perbaikan, langkah: steps }) => [perbaikan, steps]),
        streams: { berjalan: stream('berjalan'), selesai: stream('selesai') },
      };
    };
    const none = { diusulkan: 0, dikerjakan: 0, terlambat: 0, selesai: 0 };
    const before = await seen(0);
    expect(before).toMatchObject({ states: [undefined, undefined], listed: none, row: [['belum', 0]] });
    const { berjalan, selesai } = before.streams;
    const under = { row: [['berjalan', 1]], streams: { berjalan: berjalan + 1, selesai } };
    const done = { row: [['selesai', 1]], streams: { berjalan, selesai: selesai + 1 } };

    now = new Date('2025-02-01T00:00:00Z');
    const made = await dinkes.post('/kinerja-langkah-aksi', step(id, words));
    expect(made.status).toBe(201);
    const langkah: number = made.body.data.id;
    const change = async (more: object) => {
      const { versi } = await dinkes.row('/kinerja-langkah-aksi', langkah);
      const answer = await dinkes.put(
        `/kinerja-langkah-aksi/${langkah}`,
        step(id, { ...words, ...more }),
        versi,
      );
      expect(answer.status).toBe(200);
    };
    const stands = (keadaan: keyof typeof none, more: object) => ({
      states: [keadaan, keadaan],
      listed: { ...none, [keadaan]: 1 },
      ...more,
    });
    expect(await seen(langkah)).toEqual(stands('diusulkan', under));
    now = new Date('2025-05-01T00:00:00Z');
    await change({ realisasi_tw2: 4 });
    expect(await seen(langkah)).toEqual(stands('dikerjakan', under));
    now = new Date('2025-08-01T00:00:00Z');
    expect(await seen(langkah)).toEqual(stands('terlambat', under));
    await change({ realisasi_tw2: 10 });
    expect(await seen(langkah)).toEqual(stands('selesai', done));
    await change({ target_tw2: 11, realisasi_tw2: 10 });
    expect(await seen(langkah)).toEqual(stands('terlambat', under));
  });

  it('is listed by state, words and unit, up to the quarter, without a NIP', async () => {
    const { id } = await addCause({ triwulan: 2 });
    await dinkes.post('/kinerja-langkah-aksi', step(id, { sasaran: 'Tersusunnya jadwal pelatihan unik' }));
    const ask = async (query: string) =>
      (await dinkes.get(`${perbaikanCalls.list.path}?satuan_kerja_id=${OWN}&${query}`)).body;
    expect((await ask('triwulan=1&q=jadwal pelatihan unik')).total).toBe(0);
    const found = await ask('triwulan=2&q=jadwal pelatihan unik');
    expect(found.total).toBe(1);
    expect((await ask(`triwulan=2&q=jadwal pelatihan unik&keadaan=${found.data[0].keadaan}`)).total).toBe(1);
    expect((await ask('triwulan=2&q=jadwal pelatihan unik&keadaan=selesai')).total).toBe(0);
    expect(JSON.stringify(found)).not.toMatch(/\d{18}/);
    const stranger = planningClient(test, 'staf_lain');
    const foreign = await stranger.get(`${perbaikanCalls.list.path}?satuan_kerja_id=${OWN}&triwulan=4`);
    expect(foreign.body.total).toBe(0);
    const { raw } = await dinkes.get(`${perbaikanCalls.ekspor.path}?satuan_kerja_id=${OWN}&triwulan=2`);
    const sheet = Object.entries(unzipSync(new Uint8Array(raw))).map(([, bytes]) => strFromU8(bytes));
    expect(sheet.join()).toContain('Tersusunnya jadwal pelatihan unik');
  });
});

it('the wheel shows the same work over the years: failure, cause, repair, and the remedy of the year after', async () => {
  const { kinerja_id } = await test.db
    .selectFrom('solusi')
    .where('level', '=', 'kinerja-sub-kegiatan')
    .where('satuan_kerja_id', '=', OWN)
    .where('tahun', '=', 2025)
    .where('deleted_at', 'is', null)
    .select('kinerja_id')
    .executeTakeFirstOrThrow();
  const { putaran } = await look(dinkes, kinerja_id);
  expect(putaran.map(({ tahun }) => tahun)).toEqual([2024, 2025]);
  const [before, after] = putaran;
  expect(before?.penyebab.length).toBeGreaterThan(0);
  expect(before?.langkah.jumlah).toBeGreaterThan(0);
  expect(after?.solusi.length).toBeGreaterThan(0);
});
