import { type AnyCall, kamusIndikatorCalls, kinerjaSubKegiatanCalls } from '@selaras/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A unit whose plan of 2025 is a draft in the demo. */
const OWN = 1022;
const NOTE = 'Satuan belum sama dengan versi kementerian';

type Client = ReturnType<typeof planningClient>;
interface Baris {
  id: number;
  versi: number;
  indikator: string;
  validasi: string;
  catatan: string | null;
  validator: string | null;
}

let test: TestApp;
let own: Client;
let bappeda: Client;
beforeAll(async () => {
  test = await startTestApp();
  await addStaff(test, 'staf_dpmd', OWN);
  own = planningClient(test, 'staf_dpmd');
  bappeda = planningClient(test, 'val_bappeda');
});
afterAll(() => test.close());

const queues: [string, { queue: AnyCall; update: AnyCall; judge: AnyCall }, object, object][] = [
  [
    '/kinerja-sub-kegiatan',
    kinerjaSubKegiatanCalls,
    { sasaran: 'Sasaran yang dirumuskan kembali' },
    { do_keterangan: 'Bukan yang dinilai' },
  ],
  ['/kamus-indikator', kamusIndikatorCalls, { definisi: 'Definisi yang dirumuskan kembali' }, {}],
];

describe.each(queues)('Bappeda’s queue of %s', (path, calls, judged, unjudged) => {
  const list = async (query = ''): Promise<{ data: Baris[]; total: number }> =>
    (await bappeda.get(`${path}/validasi?satuan_kerja_id=${OWN}${query}`)).body;
  const first = async () => {
    const [row] = (await list()).data;
    if (row === undefined) throw new Error(`${path} has no row of ${OWN}`);
    return row;
  };
  const judge = (row: { id: number; versi: number }, valid: boolean, catatan: string | null = null) =>
    bappeda.put(`${path}/${row.id}/validasi`, { valid, catatan }, row.versi);
  const verdictOf = async (id: number) => (await list()).data.find((row) => row.id === id);

  it('holds the rows of every unit, 20 a page, as its contract says', async () => {
    const { body } = await bappeda.get(`${path}/validasi`);
    expect(calls.queue.answer?.safeParse(body).error).toBeUndefined();
    expect(body.data).toHaveLength(20);
    const units = body.data.map(
      (row: { satuan_kerja: { satuan_kerja_id: number } }) => row.satuan_kerja.satuan_kerja_id,
    );
    expect(new Set(units).size).toBeGreaterThan(1);
  });

  it('is Bappeda’s alone, verdicts too', async () => {
    const row = await first();
    expect((await own.get(`${path}/validasi`)).status).toBe(403);
    expect((await own.get(`${path}/validasi/ekspor`)).status).toBe(403);
    const body = { valid: true, catatan: null };
    expect((await own.put(`${path}/${row.id}/validasi`, body, row.versi)).status).toBe(403);
    expect((await own.post(`${path}/validasi`, { baris: [row], ...body })).status).toBe(403);
  });

  it('takes a verdict on the version that was read, and a reason with a refusal', async () => {
    const row = await first();
    const without = await judge(row, false);
    expect(without).toMatchObject({
      status: 422,
      body: { errors: { catatan: ['Wajib diisi bila tidak valid'] } },
    });
    expect((await bappeda.send('PUT', `${path}/${row.id}/validasi`, { valid: true })).status).toBe(428);
    const refused = await judge(row, false, NOTE);
    expect(calls.judge.answer?.safeParse(refused.body).error).toBeUndefined();
    expect(refused.body.data).toMatchObject({ validasi: 'tidak_valid', catatan: NOTE, versi: row.versi + 1 });
    const stale = await judge(row, true);
    expect(stale).toMatchObject({ status: 412, body: { terkini: { validasi: 'tidak_valid' } } });
  });

  it('is filtered by all, validated and not validated, and by the verdict itself', async () => {
    const row = await first();
    await judge(row, true);
    const [all, valid, others] = await Promise.all(
      ['semua', '1', '0'].map((value) => list(`&validasi=${value}`)),
    );
    expect(valid?.data.every(({ validasi }) => validasi === 'valid')).toBe(true);
    expect(others?.data.some(({ validasi }) => validasi === 'valid')).toBe(false);
    expect((valid?.total ?? 0) + (others?.total ?? 0)).toBe(all?.total);
    expect((await list('&putusan=valid')).total).toBe(valid?.total);
    expect((await bappeda.get(`${path}/validasi?validasi=2`)).status).toBe(422);
  });

  it('gives many a verdict at once, names those that changed since or are gone, and does it once', async () => {
    const rows = (await list()).data.slice(0, 3);
    const [a, b, changed] = rows;
    if (a === undefined || b === undefined || changed === undefined) throw new Error('three rows are needed');
    const baris = [a, b, { ...changed, versi: changed.versi + 1 }, { id: 999_999_999, versi: 1 }].map(
      ({ id, versi }) => ({ id, versi }),
    );
    const send = () =>
      bappeda.post(
        `${path}/validasi`,
        { baris, valid: false, catatan: NOTE },
        { 'idempotency-key': `banyak-${path}` },
      );
    const [one, again] = await Promise.all([send(), send()]);
    expect(one.body.data).toEqual({
      jumlah: 2,
      gagal: [
        { id: changed.id, alasan: 'berubah' },
        { id: 999_999_999, alasan: 'tidak-ada' },
      ],
    });
    expect(again.body).toEqual(one.body);
    expect(await verdictOf(a.id)).toMatchObject({ validasi: 'tidak_valid', versi: a.versi + 1 });
    expect(await verdictOf(changed.id)).toMatchObject({ versi: changed.versi, validasi: changed.validasi });
    const nothing = { baris: [], valid: true, catatan: null };
    expect((await bappeda.post(`${path}/validasi`, nothing)).status).toBe(422);
  });

  it('counts a row that is named twice once, by the version named last', async () => {
    const { id, versi } = await first();
    const gone = { id: 999_999_999, versi: 1 };
    const say = async (...baris: { id: number; versi: number }[]) =>
      (await bappeda.post(`${path}/validasi`, { baris, valid: false, catatan: NOTE })).body.data;
    const other = { id, versi: versi + 7 };
    expect(await say({ id, versi }, other, gone, gone)).toEqual({
      jumlah: 0,
      gagal: [
        { id, alasan: 'berubah' },
        { id: gone.id, alasan: 'tidak-ada' },
      ],
    });
    expect(await say(other, { id, versi }, { id, versi })).toEqual({ jumlah: 1, gagal: [] });
    expect(await verdictOf(id)).toMatchObject({ validasi: 'tidak_valid', versi: versi + 1 });
  });

  it('loses a verdict when the unit changes what was judged, and keeps the note', async () => {
    const row = await first();
    await judge(row, false, NOTE);
    await own.change(calls.update, row.id, unjudged);
    expect(await verdictOf(row.id)).toMatchObject({ validasi: 'tidak_valid' });
    await own.change(calls.update, row.id, judged);
    expect(await verdictOf(row.id)).toMatchObject({ validasi: 'belum', catatan: NOTE });
    const { data } = (await own.get(`${path}/${row.id}/riwayat`)).body;
    expect(data[0].perubahan.map(({ kolom }: { kolom: string }) => kolom)).toEqual(
      expect.arrayContaining([Object.keys(judged)[0]]),
    );
  });

  it('leaves as a spreadsheet with the verdicts in words', async () => {
    await judge(await first(), true);
    const { raw, headers } = await bappeda.get(`${path}/validasi/ekspor?satuan_kerja_id=${OWN}&validasi=1`);
    expect(headers['content-disposition']).toContain('-2025.xlsx');
    const sheet = strFromU8(unzipSync(new Uint8Array(raw))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('Valid');
    expect(sheet).not.toContain('Belum divalidasi');
  });
});
