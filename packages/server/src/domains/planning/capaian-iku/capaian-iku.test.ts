import { type CapaianIku, capaianIkuCalls, sasaranStrategisPdCalls } from '@selaras/contracts';
import { capaianOf, kodePredikat, kodePredikatOf, rataCapaian, type TingkatIku } from '@selaras/domain';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const [OWN, OTHER] = [1012, 1013];
const PATH = '/capaian-iku';

let test: TestApp;
let now = new Date();
let dinkes: ReturnType<typeof planningClient>;
let pemda: ReturnType<typeof planningClient>;
let superUser: ReturnType<typeof planningClient>;
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  dinkes = planningClient(test, 'dinkes');
  pemda = planningClient(test, 'pemda');
  superUser = planningClient(test, 'super');
});
afterEach(() => {
  now = new Date();
});
afterAll(() => test.close());

type Client = typeof dinkes;
const list = async (client: Client, query: string): Promise<CapaianIku[]> => {
  const answer = await client.get(`${PATH}?${query}`);
  expect(answer.status).toBe(200);
  expect(capaianIkuCalls.list.answer?.safeParse(answer.body).error).toBeUndefined();
  return answer.body.data;
};
const first = async (client: Client, tingkat: TingkatIku, more = '') => {
  const [row] = await list(client, `tingkat=${tingkat}${more}`);
  if (row === undefined) throw new Error('no key indicator');
  return row;
};
const save = (
  client: Client,
  { tingkat, id, versi }: CapaianIku,
  realisasi: number | null,
  rata_nasional: number | null = null,
) => client.put(`${PATH}/${tingkat}/${id}`, { realisasi, rata_nasional }, versi);
const unitsOf = (rows: readonly CapaianIku[]) =>
  new Set(rows.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id));

describe('the list', () => {
  it('has the twelve key indicators of the regency in the order of their numbers, for everybody', async () => {
    const rows = await list(dinkes, 'tingkat=kabupaten');
    expect(rows).toHaveLength(12);
    expect(rows.map(({ nomor }) => nomor)).toEqual(
      rows
        .map(({ nomor }) => nomor)
        .sort((a, b) => String(a).localeCompare(String(b), 'id', { numeric: true })),
    );
    expect(rows.every(({ kemampuan }) => !kemampuan.ubah)).toBe(true);
    expect((await list(pemda, 'tingkat=kabupaten')).every(({ kemampuan }) => kemampuan.ubah)).toBe(true);
  });

  it('shows the chosen year out of the five, with what follows from it', async () => {
    const miskin = (await list(pemda, 'tingkat=kabupaten&q=miskin'))[0];
    expect(miskin).toMatchObject({
      indikator_id: 3,
      polaritas: 'minimize',
      baseline: 7.62,
      target: 6.95,
      realisasi: 6.73,
      rata_nasional: 8.47,
      capaian: 103.17,
      predikat: 'sangat-tinggi',
      // (6,73 − 7,29) / 7,29
      pertumbuhan: -7.68,
      // (2 × 5,90 − 6,73) / 5,90
      capaian_target_akhir: 85.93,
    });
    expect(miskin?.tahunan.map(({ tahun }) => tahun)).toEqual([2024, 2025, 2026, 2027, 2028]);
    const before = (await list(planningClient(test, 'pemda', 2024), 'tingkat=kabupaten&q=miskin'))[0];
    expect(before).toMatchObject({ target: 7.35, realisasi: 7.29, pertumbuhan: -4.33 });
  });

  it('is forced to the own unit of who does not see all', async () => {
    expect(unitsOf(await list(dinkes, `tingkat=pd&satuan_kerja_id=${OTHER}`))).toEqual(new Set([OWN]));
    expect(unitsOf(await list(pemda, `tingkat=pd&satuan_kerja_id=${OTHER}`))).toEqual(new Set([OTHER]));
    const all = await pemda.get(`${PATH}?tingkat=pd`);
    expect(all.body.data).toHaveLength(20);
    expect(all.body.total).toBeGreaterThan(40);
  });

  it.each(['kabupaten', 'pd'])('of %s is narrowed by words, goal and predicate', async (tingkat) => {
    const one = await first(superUser, tingkat as 'pd');
    const word = encodeURIComponent(one.indikator.slice(0, 18));
    expect((await list(superUser, `tingkat=${tingkat}&q=${word}`)).map(({ id }) => id)).toContain(one.id);
    const ofGoal = await list(superUser, `tingkat=${tingkat}&sasaran_strategis_id=1`);
    expect(ofGoal.length).toBeGreaterThan(0);
    expect(await list(superUser, `tingkat=${tingkat}&sasaran_strategis_id=999999`)).toEqual([]);
    for (const predikat of [...kodePredikat, 'belum-ada-data']) {
      for (const row of await list(superUser, `tingkat=${tingkat}&predikat=${predikat}`)) {
        expect(row.predikat).toBe(predikat);
      }
    }
    const order = (await list(superUser, `tingkat=${tingkat}&urut=-capaian`)).map(({ capaian }) => capaian);
    expect(order).toEqual(order.toSorted((a, b) => (b ?? -1) - (a ?? -1)));
    expect((await superUser.get(`${PATH}?tingkat=${tingkat}&predikat=bagus`)).status).toBe(422);
  });

  it('is no matter of the secretariat and of validators', async () => {
    for (const name of ['setda', 'val_bappeda', 'kabid_kesmas', 'val_lke']) {
      expect((await planningClient(test, name).get(`${PATH}?tingkat=kabupaten`)).status).toBe(403);
    }
  });
});

describe('the summary', () => {
  it.each(['kabupaten', 'pd'])(
    'of %s counts what the lists by predicate hold, over all pages',
    async (tingkat) => {
      const { body } = await superUser.get(`${PATH}/ringkasan?tingkat=${tingkat}`);
      expect(capaianIkuCalls.summary.answer?.safeParse(body).success).toBe(true);
      const { jumlah, predikat } = body.data as {
        jumlah: number;
        predikat: { predikat: string; jumlah: number }[];
      };
      expect(predikat.reduce((sum, entry) => sum + entry.jumlah, 0)).toBe(jumlah);
      for (const entry of predikat) {
        const listed = await superUser.get(`${PATH}?tingkat=${tingkat}&predikat=${entry.predikat}`);
        expect(listed.body.total).toBe(entry.jumlah);
      }
    },
  );

  it('has the mean of the achievements, each at most 120', async () => {
    const rows = await list(dinkes, 'tingkat=kabupaten');
    const { body } = await dinkes.get(`${PATH}/ringkasan?tingkat=kabupaten`);
    expect(body.data.rata_capaian).toBe(rataCapaian(rows.map(({ capaian }) => capaian)));
  });
});

describe('a realisation that is typed in', () => {
  it('changes achievement and predicate of that year alone, and the diagram with them', async () => {
    const row = await first(dinkes, 'pd');
    const answer = await save(dinkes, row, 1, row.rata_nasional);
    expect(answer.status).toBe(200);
    expect(capaianIkuCalls.updatePd.answer?.safeParse(answer.body).success).toBe(true);
    const capaian = capaianOf({ ...row, realisasi: 1 });
    expect(answer.body.data).toMatchObject({
      versi: row.versi + 1,
      realisasi: 1,
      capaian,
      predikat: kodePredikatOf(capaian),
    });
    expect(answer.body.data.tahunan[0]).toEqual(row.tahunan[0]);
    const whole = await dinkes.row('/sasaran-strategis-pd', row.id);
    expect(whole).toMatchObject({ realisasi_2: 1, capaian_2: capaian });
    const again = await save(dinkes, answer.body.data, row.realisasi, row.rata_nasional);
    expect(again.body.data).toMatchObject({ realisasi: row.realisasi, capaian: row.capaian });
  });

  it('may be taken away again: then nothing is known', async () => {
    const row = await first(pemda, 'kabupaten');
    const { body } = await save(pemda, row, null);
    expect(body.data).toMatchObject({
      realisasi: null,
      capaian: null,
      predikat: 'belum-ada-data',
      rata_nasional: null,
      pertumbuhan: null,
    });
    expect((await save(pemda, body.data, row.realisasi, row.rata_nasional)).status).toBe(200);
  });

  it('needs the version that was read; who is slower gets the row as it stands', async () => {
    const row = await first(dinkes, 'pd');
    const body = { realisasi: 2, rata_nasional: null };
    expect((await dinkes.send('PUT', `${PATH}/pd/${row.id}`, body)).status).toBe(428);
    const both = await Promise.all([2, 3].map((value) => save(dinkes, row, value)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [won, lost] = both.toSorted((a, b) => a.status - b.status);
    expect(lost?.body.terkini).toEqual(won?.body.data);
    await save(dinkes, won?.body.data, row.realisasi, row.rata_nasional);
  });

  it('is refused to other units, to the regency in units’ rows, to units in the regency’s, and to who only watches', async () => {
    const own = await first(dinkes, 'pd');
    const regency = await first(pemda, 'kabupaten');
    await addStaff(test, 'staf_rsud', OTHER);
    const cases: [string, CapaianIku][] = [
      ['staf_rsud', own],
      ['pemda', own],
      ['pemda_pantau', own],
      ['pemda_pantau', regency],
      ['dinkes', regency],
      ['setda', own],
      ['kadinkes', own],
    ];
    for (const [name, row] of cases) {
      expect([name, row.tingkat, (await save(planningClient(test, name), row, 1)).status]).toEqual([
        name,
        row.tingkat,
        403,
      ]);
    }
    expect((await save(dinkes, { ...own, id: 999_999 }, 1)).status).toBe(404);
  });

  it.each([['"banyak"'], [1e20], [undefined]])('is refused when it is %p', async (realisasi) => {
    const { id, versi } = await first(dinkes, 'pd');
    const answer = await dinkes.put(`${PATH}/pd/${id}`, { realisasi, rata_nasional: null }, versi);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['realisasi']);
  });

  it('is open into an approved plan until the last quarter closes; then super writes it in the form, with a reason that the audit log keeps', async () => {
    const row = await first(dinkes, 'pd');
    for (const tw of [1, 2, 3, 4]) {
      await test.db
        .updateTable('referensi')
        .set({ nilai_date: `2030-0${tw}-01` })
        .where('kode', '=', `batas_realisasi_tw${tw}`)
        .where('tahun', '=', 2025)
        .execute();
    }
    now = new Date('2030-03-31T16:59:59Z');
    const open = await dinkes.get(`${PATH}?tingkat=pd`);
    expect(open.body.pengisian).toEqual({
      terbuka: true,
      pesan: 'Realisasi tahun 2025 dapat diisi sampai sebelum 1 April 2030 pukul 00.00 WIB.',
    });
    const last = await save(dinkes, row, 4);
    expect(last.status).toBe(200);

    now = new Date('2030-03-31T17:00:00Z');
    const closed = await dinkes.get(`${PATH}?tingkat=pd`);
    expect(closed.body.pengisian.terbuka).toBe(false);
    expect(closed.body.pengisian.pesan).toContain('1 April 2030 pukul 00.00 WIB) sudah lewat');
    expect(closed.body.data[0].kemampuan.ubah).toBe(false);
    const late = await save(dinkes, last.body.data, 5);
    expect(late).toMatchObject({ status: 423, body: { kode: 'TERKUNCI' } });
    expect(late.body.errors).toHaveProperty('realisasi_2');
    // The unit's plan of 2025 is approved: that is not what closes the realisation.
    expect(late.body.pesan).toBe('Batas waktu pengisian realisasi itu sudah lewat.');

    const { pengisian, data } = (await superUser.get(`${PATH}?tingkat=pd`)).body;
    expect(pengisian).toMatchObject({ terbuka: false, pesan: expect.stringContaining('lewat formulir') });
    expect(data[0].kemampuan.ubah).toBe(false);
    const unsaid = await save(superUser, last.body.data, row.realisasi, row.rata_nasional);
    expect(unsaid).toMatchObject({
      status: 422,
      body: { errors: { alasan_perubahan: [expect.any(String)] } },
    });
    const alasan_perubahan = 'Angka menurut laporan yang ditandatangani';
    const written = await superUser.change(sasaranStrategisPdCalls.update, row.id, {
      realisasi_2: row.realisasi,
      rata_nasional_2: row.rata_nasional,
      alasan_perubahan,
    });
    expect(written.status).toBe(200);
    const { rows } = await sql<{ melewati_kunci: string; alasan: string }>`
      select melewati_kunci, alasan from audit_log where tabel = 'sasaran_strategis_pd' order by id desc limit 1`.execute(
      test.db,
    );
    expect(rows[0]).toEqual({ melewati_kunci: 'batas-waktu', alasan: alasan_perubahan });
  });
});

describe('the spreadsheet', () => {
  it('has every indicator that fits with its achievement, and no formula', async () => {
    const { raw, headers } = await superUser.get(`${PATH}/ekspor?tingkat=pd`);
    expect(headers['content-disposition']).toContain('capaian-iku-pd-2025.xlsx');
    const sheet = strFromU8(unzipSync(new Uint8Array(raw))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const { total } = (await superUser.get(`${PATH}?tingkat=pd`)).body;
    expect(sheet.match(/<row /g)).toHaveLength(total + 1);
    expect(sheet).toContain('Sangat Tinggi');
    expect(sheet).not.toContain('<f>');
  });
});
