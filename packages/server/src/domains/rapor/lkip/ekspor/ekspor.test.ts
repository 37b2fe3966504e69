import { setTimeout as wait } from 'node:timers/promises';
import { type LkipEkspor, lkipEksporCalls, type Naskah } from '@selaras/contracts';
import { bagianLkipWords } from '@selaras/domain';
import { readDocx, wordsOf } from '../../../../testing/inside/docx-inside';
import { planningClient } from '../../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { removeOldEkspor } from './ekspor-lama';
import { paragraf } from './laporan.fixture';

const UNIT = 1012;
const BASE = `/lkip/satuan-kerja/${UNIT}`;

let test: TestApp;
let now = new Date();
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
});
afterAll(() => test.close());
beforeEach(() => {
  now = new Date();
});

const clients = new Map<string, ReturnType<typeof planningClient>>();
function as(username: string) {
  const client = clients.get(username) ?? planningClient(test, username);
  clients.set(username, client);
  return client;
}
const begin = (username: string, bentuk: 'docx' | 'pdf', base = BASE) =>
  as(username).post(`${base}/ekspor`, { bentuk });
const state = async (username: string, id: number): Promise<LkipEkspor> =>
  (await as(username).get(`/lkip/ekspor/${id}`)).body.data;
async function ended(username: string, id: number): Promise<LkipEkspor> {
  for (;;) {
    const found = await state(username, id);
    if (found.keadaan !== 'antre' && found.keadaan !== 'berjalan') return found;
    await wait(50);
  }
}
const cancel = (username: string, id: number) => as(username).post(`/lkip/ekspor/${id}/batal`, {});

async function write(bagian: string, isi: Naskah) {
  const path = `${BASE}/bagian/${bagian}`;
  const { body } = await as('dinkes').post(`${path}/sewa`, { ambil_alih: true });
  const { sewa, bagian: found } = body.data;
  const { status } = await as('dinkes').put(path, { sewa, isi }, found.versi);
  expect(status).toBe(200);
}

describe('the report of a unit', () => {
  it('is made behind the answer, and fetched by who asked for it under a name that says whose it is', async () => {
    await write('isu-strategis', {
      type: 'doc',
      content: [paragraf('Stunting masih di atas rata-rata provinsi.')],
    });
    const begun = await begin('dinkes', 'docx');
    expect(begun.status).toBe(201);
    expect(lkipEksporCalls.baca.answer?.safeParse(begun.body).error).toBeUndefined();
    expect(begun.body.data).toMatchObject({
      keadaan: 'antre',
      nama: 'lkip-2025-dinas-kesehatan.docx',
      masalah: null,
    });
    const { id } = begun.body.data;
    const done = await ended('dinkes', id);
    expect(done).toMatchObject({ keadaan: 'selesai', tahap: null, masalah: null });
    const { headers, raw } = await as('dinkes').get(`/lkip/ekspor/${id}/berkas`);
    expect(headers['content-type']).toContain('wordprocessingml.document');
    expect(headers['content-disposition']).toContain('filename="lkip-2025-dinas-kesehatan.docx"');
    expect(raw).toHaveLength(done.ukuran ?? 0);
    const words = wordsOf(readDocx(raw)('word/document.xml'));
    expect(words).toContain('Stunting masih di atas rata-rata provinsi.');
    for (const { bab, judul } of Object.values(bagianLkipWords)) {
      expect(words).toContain(bab === 'IV' || bab === 'lampiran' ? judul.toUpperCase() : judul);
    }
    expect((await as('dinkes').get(`/lkip/ekspor/${id}/berkas`)).status).toBe(200);
    expect((await as('pemda').get(`/lkip/ekspor/${id}`)).status).toBe(404);
    expect((await as('pemda').get(`/lkip/ekspor/${id}/berkas`)).status).toBe(404);
  });

  it('that cannot be printed says where, as the progress and as the download', async () => {
    await write('sistematika', { type: 'doc', content: [paragraf('Sukses 🎉')] });
    const { id } = (await begin('dinkes', 'pdf')).body.data;
    const pesan =
      'Ada huruf yang tidak dapat dicetak. Ganti atau hapus pada bagian 1.5 Sistematika Penyajian: “🎉” (U+1F389).';
    expect(await ended('dinkes', id)).toMatchObject({
      keadaan: 'gagal',
      masalah: { kode: 'MASUKAN_TIDAK_SESUAI', pesan },
    });
    expect(await as('dinkes').get(`/lkip/ekspor/${id}/berkas`)).toMatchObject({
      status: 422,
      body: { kode: 'MASUKAN_TIDAK_SESUAI', pesan },
    });
    await write('sistematika', { type: 'doc', content: [] });
  });

  it.each([
    ['pemda', BASE, 201],
    ['pemda_pantau', BASE, 201],
    ['rsud', BASE, 403],
    ['super', BASE, 403],
    ['val_lke', '/lkip/kabupaten', 404],
    ['rsud', '/lkip/kabupaten', 201],
    ['pemda', '/lkip/satuan-kerja/999999', 404],
  ])('is asked for by %s at %s: %p', async (username, base, status) => {
    const answer = await begin(username, 'pdf', base);
    expect(answer.status).toBe(status);
    if (status === 201) await cancel(username, answer.body.data.id);
  });
});

describe('an export that goes on', () => {
  it('is one a person, can be cancelled for good, and lets the next one begin', async () => {
    const { id } = (await begin('dinkes', 'pdf')).body.data;
    const second = await begin('dinkes', 'docx');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      pesan: expect.stringContaining('masih dibuat'),
      terkini: { id, bentuk: 'pdf' },
    });
    expect((await cancel('dinkes', id)).body.data).toMatchObject({ keadaan: 'dibatalkan' });
    await test.app.jobs.idle();
    expect(await state('dinkes', id)).toMatchObject({ keadaan: 'dibatalkan' });
    expect((await as('dinkes').get(`/lkip/ekspor/${id}/berkas`)).status).toBe(404);
    const third = await begin('dinkes', 'pdf');
    expect(third.status).toBe(201);
    expect(await ended('dinkes', third.body.data.id)).toMatchObject({ keadaan: 'selesai' });
    const { raw } = await as('dinkes').get(`/lkip/ekspor/${third.body.data.id}/berkas`);
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('whose server is gone is ended by who asks next', async () => {
    const { created_by } = await test.db
      .selectFrom('lkip_ekspor')
      .select('created_by')
      .where('nama', 'like', '%kesehatan%')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { id } = await test.db
      .insertInto('lkip_ekspor')
      .values({
        tahun: 2025,
        satuan_kerja_id: UNIT,
        bentuk: 'pdf',
        nama: 'x.pdf',
        keadaan: 'berjalan',
        denyut: now,
        created_by,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await state('dinkes', id)).toMatchObject({ keadaan: 'berjalan' });
    now = new Date(now.getTime() + 31_000);
    expect(await state('dinkes', id)).toMatchObject({ keadaan: 'gagal', masalah: { kode: 'LAYANAN_SIBUK' } });
  });

  it('is taken away with its file after a day', async () => {
    const { config } = test.app.context;
    await removeOldEkspor(test.db, now, config);
    const kept = async () => (await test.db.selectFrom('lkip_ekspor').select('id').execute()).length;
    expect(await kept()).toBeGreaterThan(0);
    await removeOldEkspor(test.db, new Date(now.getTime() + 25 * 3_600_000), config);
    expect(await kept()).toBe(0);
  });
});
