import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type AnalisisBagian,
  lkipAlurCalls,
  lkipReviuCalls,
  type Naskah,
  type PercakapanLkip,
} from '@selaras/contracts';
import {
  type KeadaanLkip,
  type KeputusanDraf,
  kekuranganLkip,
  type LangkahLkip,
  mayLeave,
  semuaLangkahLkip,
} from '@selaras/domain';
import { sql } from 'kysely';
import { planningClient } from '../../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { teksNaskah } from './teks-naskah';

const UNIT = 1012;
const BASE = `/lkip/satuan-kerja/${UNIT}`;
const KABUPATEN = '/lkip/kabupaten';
const ALASAN = { alasan: 'Tabel 2 belum sesuai perjanjian' };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const people = new Map<string, ReturnType<typeof planningClient>>();
function as(username: string) {
  const client = people.get(username) ?? planningClient(test, username);
  people.set(username, client);
  return client;
}

const naskah = (text: string): Naskah => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
async function write(username: string, bagian: string, text: string, base = BASE) {
  const path = `${base}/bagian/${bagian}`;
  const taken = await as(username).post(`${path}/sewa`, { ambil_alih: true });
  if (taken.status !== 201) return taken;
  const { sewa, bagian: found } = taken.body.data;
  const saved = await as(username).put(path, { sewa, isi: naskah(text) }, found.versi);
  await as(username).send('DELETE', `${path}/sewa/${sewa}`);
  return saved;
}
async function writeAll(username: string, base = BASE) {
  for (const kode of kekuranganLkip(new Set())) {
    expect((await write(username, kode, `Angka stunting turun (${kode}).`, base)).status).toBe(200);
  }
}
/** A narrative of the report's first indicator, whose first analysis is decided on by its draft of now. */
async function narrative(username = 'dinkes', base = BASE) {
  const { indikator } = (await as(username).get(`${base}/narasi`)).body.data.baris[0];
  const { body } = await as(username).post(`${base}/narasi`, { indikator_id: indikator.id });
  const { id } = body.data;
  const level = base === KABUPATEN ? 'pemda' : 'pd';
  const decide = async (keputusan: KeputusanDraf) => {
    const [{ kode, versi, draf }] = (await as(username).get(`/lkip/narasi-${level}/${id}`)).body.data.bagian;
    return as(username).put(`${base}/bagian/${kode}/draf`, { keputusan, draf: draf.teks }, versi);
  };
  const changeFigures = () =>
    test.db
      .updateTable('sasaran_strategis_pd')
      .set({ realisasi_2: 12.5, capaian_2: 50 })
      .where('id', '=', indikator.id)
      .execute();
  return { decide, changeFigures };
}
const alur = async (username: string, base = BASE) => (await as(username).get(`${base}/alur`)).body.data;
/** Rows of this report in the queue of reviews. */
const queued = async (username: string) =>
  (await as(username).get('/lkip/reviu')).body.data.filter(
    (row: { satuan_kerja: { satuan_kerja_id: number } | null }) => row.satuan_kerja?.satuan_kerja_id === UNIT,
  );
const bodies: Partial<Record<LangkahLkip, object>> = {
  tarik: ALASAN,
  kembalikan: ALASAN,
  'buka-kembali': ALASAN,
  formalkan: { ekspor_id: 1, nomor: '050/12/2026', tanggal: '2026-02-20' },
  sampaikan: { kepada: 'Bupati melalui Bagian Organisasi', tanggal: '2026-02-25' },
};
const stepper: Record<LangkahLkip, string> = {
  ajukan: 'dinkes',
  tarik: 'dinkes',
  kembalikan: 'val_lke',
  'selesaikan-reviu': 'val_lke',
  formalkan: 'dinkes',
  publikasikan: 'dinkes',
  sampaikan: 'dinkes',
  'buka-kembali': 'pemda',
};
async function step(
  langkah: LangkahLkip,
  { username = stepper[langkah], base = BASE, body = bodies[langkah] ?? {} } = {},
) {
  const { rows } = await sql<{ versi: number }>`select coalesce((select versi from lkip where tahun = 2025
    and satuan_kerja_id is not distinct from ${base === BASE ? UNIT : null}::bigint), 0) as versi`.execute(
    test.db,
  );
  return as(username).post(`${base}/alur/${langkah}`, body, { 'if-match': `"${rows[0]?.versi ?? 0}"` });
}
async function madePdf(username: string, base = BASE): Promise<{ id: number; isi: Buffer }> {
  const { id } = (await as(username).post(`${base}/ekspor`, { bentuk: 'pdf' })).body.data;
  for (;;) {
    const { keadaan, masalah } = (await as(username).get(`/lkip/ekspor/${id}`)).body.data;
    if (keadaan === 'gagal') throw new Error(masalah.pesan);
    if (keadaan === 'selesai') break;
    await wait(50);
  }
  return { id, isi: (await as(username).get(`/lkip/ekspor/${id}/berkas`)).raw };
}
const formalkan = async (ekspor_id: number) =>
  step('formalkan', { body: { ...bodies.formalkan, ekspor_id } });
/** Every step from the state in which it is now that the state does not allow, each refused with it. */
async function expectRefused(keadaan: KeadaanLkip) {
  for (const langkah of semuaLangkahLkip.filter((one) => !mayLeave(one, keadaan))) {
    const answer = await step(langkah);
    expect([langkah, answer.status, answer.body.terkini?.keadaan]).toEqual([langkah, 409, keadaan]);
  }
}
async function expectLocked() {
  const path = `${BASE}/bagian/penutup`;
  expect((await as('dinkes').get(`${BASE}?bab=I`)).body.data.kemampuan.tulis).toBe(false);
  expect((await write('dinkes', 'penutup', 'Diam-diam')).status).toBe(409);
  const sewa = crypto.randomUUID();
  expect((await as('dinkes').put(path, { sewa, isi: naskah('Diam-diam') }, 1)).status).toBe(409);
  expect((await as('dinkes').send('PUT', `${path}/sewa/${sewa}`)).status).toBe(409);
  await expect(
    sql`update lkip_bab set isi = '{"type":"doc","content":[]}' where bagian = 'penutup'
      and lkip_id = (select id from lkip where satuan_kerja_id = ${UNIT} and tahun = 2025)`.execute(test.db),
  ).rejects.toThrow(/hanya dapat diubah selama disusun/);
}
const threads = async (username = 'dinkes'): Promise<PercakapanLkip[]> => (await alur(username)).komentar;
const say = (username: string, body: object) =>
  as(username).post(`${BASE}/komentar`, {
    bagian: 'penutup',
    kutipan: null,
    percakapan_id: null,
    teks: 'Perjelas',
    ...body,
  });
const mark = (username: string, { id, versi }: PercakapanLkip, selesai = true) =>
  as(username).put(`${BASE}/komentar/${id}/selesai`, { selesai }, versi);

describe('a report', () => {
  it('is with its authors at first, and its reviewers see nothing of it', async () => {
    const { status, body, headers } = await as('dinkes').get(`${BASE}/alur`);
    expect(status).toBe(200);
    expect(lkipAlurCalls.baca.answer?.safeParse(body).error).toBeUndefined();
    expect(headers.etag).toBe('"0"');
    expect(body.data).toMatchObject({ keadaan: 'disusun', langkah: ['ajukan'], berkas: null, riwayat: [] });
    expect((await alur('pemda')).langkah).toEqual([]);
    for (const path of ['/alur', '?bab=I', '/tabel', '/bagian/penutup/versi'])
      expect((await as('val_lke').get(`${BASE}${path}`)).status).toBe(404);
    expect((await as('val_lke').post(`${BASE}/ekspor`, { bentuk: 'pdf' })).status).toBe(404);
    expect(await queued('val_lke')).toEqual([]);
    await expectRefused('disusun');
  });

  it('is handed in whole, by its authors, and by nobody while a section is still written', async () => {
    const states = async () =>
      new Map(
        (await alur('dinkes')).bagian.map((one: { kode: string; keadaan: string }) => [
          one.kode,
          one.keadaan,
        ]),
      );
    expect((await states()).get('penutup')).toBe('belum');
    expect((await states()).get('lampiran')).toBe('boleh_kosong');
    const empty = await step('ajukan');
    expect(empty).toMatchObject({ status: 422, body: { errors: { 'bagian.penutup': ['Belum ditulis'] } } });
    expect(empty.body.pesan).toContain('Gambaran Umum Organisasi');
    await writeAll('dinkes');
    expect((await alur('dinkes')).kekurangan).toEqual([]);
    expect((await states()).get('penutup')).toBe('ditulis');
    for (const username of ['pemda', 'val_lke', 'rsud', 'super', 'setda'])
      expect((await step('ajukan', { username })).status).toBe(403);

    expect((await alur('dinkes')).tanpa_narasi).toBe(true);
    const untold = await step('ajukan');
    expect(untold).toMatchObject({ status: 422, body: { errors: { narasi: [expect.any(String)] } } });
    expect(untold.body.pesan).toContain('belum memuat satu pun narasi capaian indikator');
    const { decide, changeFigures } = await narrative();
    // Begun is not told: its seven sections are empty.
    expect((await alur('dinkes')).tanpa_narasi).toBe(true);
    expect((await step('ajukan')).status).toBe(422);
    expect((await decide('diambil')).status).toBe(200);
    expect((await alur('dinkes')).tanpa_narasi).toBe(false);

    const { body } = await as('dinkes').post(`${BASE}/bagian/penutup/sewa`, { ambil_alih: true });
    const held = await step('ajukan');
    expect(held.status).toBe(409);
    expect(held.body.pesan).toContain('Penutup masih ditulis (');
    await as('dinkes').send('DELETE', `${BASE}/bagian/penutup/sewa/${body.data.sewa}`);

    await changeFigures();
    const overtaken = await step('ajukan');
    expect(overtaken.status).toBe(422);
    expect(overtaken.body.pesan).toMatch(/Angka berubah sejak narasi ini ditulis: .+ \(1\. /);
    expect((await decide('ditolak')).status).toBe(200);

    const stale = await as('dinkes').post(`${BASE}/alur/ajukan`, {}, { 'if-match': '"99"' });
    expect(stale).toMatchObject({ status: 412, body: { terkini: { keadaan: 'disusun' } } });
    expect((await as('dinkes').post(`${BASE}/alur/ajukan`, {})).status).toBe(428);
    expect(await step('ajukan')).toMatchObject({ status: 200, body: { data: { keadaan: 'direviu' } } });
    await expectRefused('direviu');
    await expectLocked();
  });

  it('can be taken back by its authors, with a reason that is kept', async () => {
    expect((await step('tarik', { body: { alasan: '' } })).status).toBe(422);
    expect((await step('tarik')).status).toBe(200);
    expect((await alur('dinkes')).riwayat[0]).toMatchObject({
      langkah: 'tarik',
      dari: 'direviu',
      ke: 'disusun',
      catatan: ALASAN.alasan,
    });
    const { rows } = await sql<{ ada: boolean }>`select exists (select from audit_log
      where to_jsonb(audit_log)::text like ${`%${ALASAN.alasan}%`}) as ada`.execute(test.db);
    expect(rows[0]?.ada).toBe(true);
    expect((await step('ajukan')).status).toBe(200);
  });
});

describe('its review', () => {
  it('is a queue of what was handed in', async () => {
    const { body } = await as('val_pleno').get('/lkip/reviu');
    expect(lkipReviuCalls.antrean.answer?.safeParse(body).error).toBeUndefined();
    expect(await queued('val_pleno')).toMatchObject([{ keadaan: 'direviu', terbuka: 0 }]);
    const waiting = body.data.map(({ keadaan }: { keadaan: string }) => keadaan === 'direviu');
    expect(waiting).toEqual(waiting.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
    expect((await as('dinkes').get('/lkip/reviu')).status).toBe(403);
  });

  it('reads everything, and writes nothing but comments on passages that are there', async () => {
    for (const path of ['/alur', '?bab=I', '/tabel', '/bagian/penutup/versi'])
      expect((await as('val_lke').get(`${BASE}${path}`)).status).toBe(200);
    expect((await as('val_lke').get(`${BASE}?bab=I`)).body.data.kemampuan.tulis).toBe(false);
    expect((await as('val_lke').post(`${BASE}/bagian/penutup/sewa`, { ambil_alih: true })).status).toBe(403);
    expect((await madePdf('val_lke')).isi.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await say('val_lke', { kutipan: 'Angka  stunting\nturun' })).status).toBe(201);
    expect((await say('val_lke', { kutipan: 'Angka kemiskinan' })).status).toBe(422);
    expect((await say('val_lke', { bagian: 'bukan-bagian' })).status).toBe(404);
    expect((await say('val_lke', { bagian: 'narasi-999999-1' })).status).toBe(404);
    const { bagian } = (await as('val_lke').get(`${BASE}/analisis`)).body.data;
    const [narasi] = bagian.flatMap((one: AnalisisBagian) => one.narasi);
    const kutipan = teksNaskah(narasi.isi).slice(0, 20);
    expect((await say('val_lke', { bagian: narasi.kode, kutipan: 'Kata yang tidak ada' })).status).toBe(422);
    const said = await say('val_lke', { bagian: narasi.kode, kutipan });
    expect(said.status).toBe(201);
    const [first] = (await threads()).filter((one) => one.bagian === narasi.kode);
    if (first === undefined) throw new Error('No thread of the narrative');
    expect((await mark('val_lke', first)).status).toBe(200);
    expect((await say('dinkes', {})).status).toBe(403);
    expect((await say('pemda', {})).status).toBe(403);
    expect((await say('rsud', {})).status).toBe(403);
    expect((await threads()).filter(({ selesai }) => !selesai)).toMatchObject([
      { kutipan: 'Angka  stunting\nturun', pihak: 'pereviu', selesai: false },
    ]);
    expect((await step('selesaikan-reviu')).status).toBe(422);
  });

  it('returns the report; what was handed in stays to compare with, and every comment is answered first', async () => {
    expect((await step('kembalikan', { username: 'dinkes' })).status).toBe(403);
    expect((await step('kembalikan')).status).toBe(200);
    expect((await as('val_lke').get(`${BASE}?bab=I`)).status).toBe(404);
    expect((await write('dinkes', 'penutup', 'Angka stunting turun 2,1 poin.')).status).toBe(200);
    const versi = (await as('dinkes').get(`${BASE}/bagian/penutup/versi`)).body.data;
    expect(versi.map(({ sebab }: { sebab: string }) => sebab)).toContain('diajukan');

    expect(await step('ajukan')).toMatchObject({
      status: 422,
      body: { errors: { komentar: [expect.any(String)] } },
    });
    const [thread] = await threads();
    if (thread === undefined) throw new Error('No thread');
    expect((await say('dinkes', { percakapan_id: thread.id, teks: 'Sudah dirinci' })).status).toBe(201);
    expect((await say('dinkes', { percakapan_id: 999_999 })).status).toBe(404);
    expect((await mark('dinkes', thread)).status).toBe(403);
    expect((await mark('val_lke', thread)).status).toBe(409);
    expect((await step('ajukan')).status).toBe(200);
  });

  it('is finished once every comment is done, by who reviews', async () => {
    const [thread] = await threads('val_lke');
    if (thread === undefined) throw new Error('No thread');
    expect(thread.balasan).toMatchObject([{ pihak: 'penyusun', teks: 'Sudah dirinci' }]);
    expect((await mark('val_lke', thread)).status).toBe(200);
    expect((await mark('val_lke', thread, false)).status).toBe(412);
    expect((await step('selesaikan-reviu', { username: 'dinkes' })).status).toBe(403);
    expect((await step('selesaikan-reviu', { username: 'val_pleno' })).status).toBe(200);
    expect((await say('val_lke', {})).status).toBe(409);
    await expectRefused('selesai_direviu');
    await expectLocked();
  });
});

describe('its file', () => {
  let isi: Buffer;

  it('is frozen when it is formalised: the PDF of this report, made since its review, byte for byte', async () => {
    const regency = await madePdf('dinkes', KABUPATEN);
    expect((await formalkan(regency.id)).status).toBe(422);
    const made = await madePdf('dinkes');
    isi = made.isi;
    await sql`update lkip_ekspor set created_at = now() - interval '1 day' where id = ${made.id}`.execute(
      test.db,
    );
    expect((await formalkan(made.id)).body.pesan).toContain('sebelum reviu selesai');
    await sql`update lkip_ekspor set created_at = now() where id = ${made.id}`.execute(test.db);
    expect((await formalkan(made.id)).status).toBe(200);
    const { berkas, riwayat } = await alur('dinkes');
    expect(berkas.sha256).toBe(createHash('sha256').update(isi).digest('hex'));
    expect(riwayat[0]).toMatchObject({
      langkah: 'formalkan',
      nomor: '050/12/2026',
      tanggal: '2026-02-20',
      berkas,
    });
    for (const [username, status] of [
      ['val_lke', 200],
      ['pemda', 200],
      ['rsud', 404],
      ['super', 404],
    ] as const)
      expect([username, (await as(username).get(`/berkas/${berkas.id}`)).status]).toEqual([username, status]);
    expect(Buffer.compare((await as('dinkes').get(`/berkas/${berkas.id}`)).raw, isi)).toBe(0);
    await expectRefused('diformalkan');
    await expectLocked();
  });

  const publik = async () =>
    (
      await test.app.inject({
        url: `/api/public-display/dokumen/1?satuan_kerja_id=${UNIT}`,
        headers: { 'default-key-tahun-kinerja-public': '2025' },
      })
    ).json().data;

  it('is what the public finds among the documents, and is submitted', async () => {
    const before = (await publik()).length;
    expect((await step('publikasikan', { username: 'pemda' })).status).toBe(403);
    expect((await step('publikasikan')).status).toBe(200);
    await expectRefused('dipublikasikan');
    const shown = await publik();
    expect(shown).toHaveLength(Math.max(before, 1));
    expect(shown[0].judul).toBe('Laporan Kinerja Instansi Pemerintah Tahun 2025');
    const file = await test.app.inject({ url: `/api/public-display/dokumen/1/${shown[0].id}/berkas` });
    expect(Buffer.compare(file.rawPayload, isi)).toBe(0);
    expect((await step('sampaikan')).status).toBe(200);
    await expectRefused('disampaikan');
    await expectLocked();
  });

  it('is evidence of the evaluation, step by step and without names', async () => {
    const read = test.app.potretSources.get('alur-lkip');
    const potret = await read?.({ db: test.db, satuan_kerja_id: UNIT, tahun: 2025, now: new Date() });
    const words = JSON.stringify(potret);
    for (const said of [
      'Diajukan untuk direviu',
      'Reviu selesai',
      '050/12/2026',
      'Bupati melalui Bagian Organisasi',
    ])
      expect(words).toContain(said);
    for (const { oleh } of (await alur('dinkes')).riwayat) expect(words).not.toContain(`"${oleh}"`);
  });

  it('leaves the public’s sight when the report is opened again, and stays known to its history', async () => {
    expect((await step('buka-kembali', { username: 'dinkes' })).status).toBe(403);
    expect((await step('buka-kembali')).status).toBe(200);
    expect(await publik()).toEqual([]);
    const { berkas, keadaan, riwayat } = await alur('dinkes');
    expect({ berkas, keadaan }).toEqual({ berkas: null, keadaan: 'disusun' });
    expect(riwayat.filter((one: { berkas: object | null }) => one.berkas !== null)).toHaveLength(1);
    expect((await write('dinkes', 'penutup', 'Ditulis lagi.')).status).toBe(200);
    await expect(sql`delete from lkip_langkah`.execute(test.db)).rejects.toThrow(
      /tidak dapat diubah atau dihapus/,
    );
  });
});

describe('the regency’s report', () => {
  it('is written by two roles and formalised by one', async () => {
    await writeAll('pemda_pantau', KABUPATEN);
    expect((await step('ajukan', { username: 'dinkes', base: KABUPATEN })).status).toBe(403);
    expect((await step('ajukan', { username: 'pemda_pantau', base: KABUPATEN })).body.pesan).toContain(
      'halaman Narasi Pemda',
    );
    const { decide } = await narrative('pemda_pantau', KABUPATEN);
    expect((await decide('diambil')).status).toBe(200);
    expect((await step('ajukan', { username: 'pemda_pantau', base: KABUPATEN })).status).toBe(200);
    expect((await step('selesaikan-reviu', { base: KABUPATEN })).status).toBe(200);
    const { id } = await madePdf('pemda', KABUPATEN);
    const body = { ...bodies.formalkan, ekspor_id: id };
    expect((await step('formalkan', { username: 'pemda_pantau', base: KABUPATEN, body })).status).toBe(403);
    expect((await step('formalkan', { username: 'pemda', base: KABUPATEN, body })).status).toBe(200);
    expect((await step('publikasikan', { username: 'pemda', base: KABUPATEN })).status).toBe(200);
  });

  it('takes two steps at once as one', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => step('sampaikan', { username: 'pemda', base: KABUPATEN })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
