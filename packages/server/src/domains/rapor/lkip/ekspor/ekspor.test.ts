import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LkipEkspor, lkipEksporCalls, type Naskah } from '@selaras/contracts';
import { bagianLkipWords } from '@selaras/domain';
import { blocksOf, readDocx, wordsOf } from '../../../../testing/inside/docx-inside';
import { docxFaults } from '../../../../testing/inside/docx-package';
import { readPdfInside } from '../../../../testing/inside/pdf-inside';
import { addStaff, planningClient } from '../../../../testing/planning-client';
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

const squeezed = (text: string) => text.replaceAll(/\s|\u00ad/g, '');

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

  it('written by two at once has the text of who took the section over, the same in both files, and loses nothing', async () => {
    await addStaff(test, 'dinkes_kedua', UNIT);
    const path = `${BASE}/bagian/gambaran-umum`;
    const text = (kalimat: string): Naskah => ({ type: 'doc', content: [paragraf(kalimat)] });
    const take = (username: string, ambil_alih: boolean) => as(username).post(`${path}/sewa`, { ambil_alih });
    const put = (username: string, sewa: string, isi: Naskah, versi: number) =>
      as(username).put(path, { sewa, isi }, versi);

    const first = (await take('dinkes', false)).body.data;
    const begun = await put('dinkes', first.sewa, text('Melayani 812.345 jiwa.'), first.bagian.versi);
    expect(begun.status).toBe(200);
    expect((await take('dinkes_kedua', false)).status).toBe(409);
    const second = (await take('dinkes_kedua', true)).body.data;
    const winner =
      'Melayani 812.346 jiwa dengan 39 puskesmas; 72,61 persen di antaranya terakreditasi paripurna.';
    const displaced = text('Melayani 999.111 jiwa, belum sempat disimpan.');
    const saves = await Promise.all([
      put('dinkes', first.sewa, displaced, begun.body.data.versi),
      put('dinkes_kedua', second.sewa, text(winner), second.bagian.versi),
    ]);
    expect(saves.map(({ status }) => status)).toEqual([409, 200]);
    expect((await as('dinkes').post(`${path}/versi`, { isi: displaced })).status).toBe(201);
    const kept: { id: number; sebab: string }[] = (await as('dinkes').get(`${path}/versi`)).body.data;
    const aside = kept.find(({ sebab }) => sebab === 'tersisih');
    expect((await as('dinkes').get(`${path}/versi/${aside?.id}`)).body.data.isi).toEqual(displaced);

    const fetched = async (username: string, bentuk: 'docx' | 'pdf'): Promise<Buffer> => {
      const { id } = (await begin(username, bentuk)).body.data;
      expect(await ended(username, id)).toMatchObject({ keadaan: 'selesai' });
      return (await as(username).get(`/lkip/ekspor/${id}/berkas`)).raw;
    };
    const docx = await fetched('dinkes', 'docx');
    expect(docxFaults(docx)).toEqual([]);
    const folder = await mkdtemp(join(tmpdir(), 'selaras-uji-ekspor-'));
    writeFileSync(join(folder, 'lkip.pdf'), await fetched('dinkes_kedua', 'pdf'));
    const pdf = await readPdfInside(join(folder, 'lkip.pdf'));
    await rm(folder, { recursive: true });
    const written = squeezed(pdf.pages.slice(pdf.labels?.indexOf('1') ?? 0).join(''));
    const typed = squeezed(blocksOf(readDocx(docx)('word/document.xml')).map(wordsOf).join(''));
    for (const file of [written, typed]) {
      expect(file).toContain(squeezed(winner));
      expect(file).not.toMatch(/812\.345|999\.111/);
    }
    // The same letters and figures, each as often.
    expect([...written].toSorted().join('')).toBe([...typed].toSorted().join(''));
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
