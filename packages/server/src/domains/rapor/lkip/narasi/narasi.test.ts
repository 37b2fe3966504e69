import {
  type AnalisisBagian,
  lkipNarasiCalls,
  type Narasi,
  type NarasiBaris,
  type Naskah,
} from '@selaras/contracts';
import { nomorAnalisis } from '@selaras/domain';
import { sql } from 'kysely';
import { addStaff, planningClient } from '../../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../../testing/test-app';

/** A unit without seeded narratives. */
const UNIT = 1024;
const TAHUN = 2024;
const BASE = `/lkip/satuan-kerja/${UNIT}`;
const KABUPATEN = '/lkip/kabupaten';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await addStaff(test, 'penulis', UNIT);
  await addStaff(test, 'penulis_kedua', UNIT);
  await addStaff(test, 'staf_lain', 1013);
});
afterAll(() => test.close());
/** Every test begins with no narrative of the unit. */
beforeEach(async () => {
  const report = sql`select n.id from lkip_narasi n join lkip l on l.id = n.lkip_id where l.satuan_kerja_id = ${UNIT}`;
  const sections = sql`select id from lkip_bab where lkip_narasi_id in (${report})`;
  for (const table of ['lkip_sewa', 'lkip_bab_versi', 'lkip_narasi_draf'])
    await sql`delete from ${sql.table(table)} where lkip_bab_id in (${sections})`.execute(test.db);
  await sql`delete from lkip_bab where lkip_narasi_id in (${report})`.execute(test.db);
  await sql`delete from lkip_narasi where id in (${report})`.execute(test.db);
});

const people = new Map<string, ReturnType<typeof planningClient>>();
function as(username: string, tahun = TAHUN) {
  const key = `${username} ${tahun}`;
  const client = people.get(key) ?? planningClient(test, username, tahun);
  people.set(key, client);
  return client;
}
const naskah = (text: string): Naskah => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

async function daftar(username = 'penulis', base = BASE): Promise<NarasiBaris[]> {
  const { status, body } = await as(username).get(`${base}/narasi`);
  expect(status).toBe(200);
  expect(lkipNarasiCalls.daftar.answer?.safeParse(body).error).toBeUndefined();
  return body.data.baris;
}
/** A narrative of the first indicator that has none. */
async function begin(username = 'penulis', base = BASE): Promise<number> {
  const free = (await daftar(username, base)).find(({ narasi }) => narasi === null);
  const { status, body } = await as(username).post(`${base}/narasi`, { indikator_id: free?.indikator.id });
  expect(status).toBe(201);
  return body.data.id;
}
async function read(id: number, username = 'penulis', page = 'narasi-pd'): Promise<Narasi> {
  const { status, body } = await as(username).get(`/lkip/${page}/${id}`);
  expect(status).toBe(200);
  expect(lkipNarasiCalls.baca.answer?.safeParse(body).error).toBeUndefined();
  return body.data;
}
async function sectionOf(id: number, analisis: number) {
  const section = (await read(id)).bagian[analisis - 1];
  if (section?.draf == null) throw new Error(`no draft of ${analisis}`);
  return { ...section, draf: section.draf };
}
const path = (id: number, analisis: number, base = BASE) => `${base}/bagian/narasi-${id}-${analisis}`;
async function decide(
  id: number,
  analisis: number,
  keputusan: 'diambil' | 'ditolak' | 'dibatalkan',
  { username = 'penulis', versi }: { username?: string; versi?: number } = {},
) {
  const section = await sectionOf(id, analisis);
  const body = { keputusan, draf: section.draf.teks };
  return as(username).put(`${path(id, analisis)}/draf`, body, versi ?? section.versi);
}

describe('the list', () => {
  it.each([
    ['penulis', BASE, 200, true],
    ['staf_lain', BASE, 403, false],
    ['pemda', BASE, 200, false],
    ['pemda_pantau', BASE, 200, false],
    ['setda', BASE, 403, false],
    ['super', BASE, 403, false],
    ['penulis', KABUPATEN, 200, false],
    ['pemda', KABUPATEN, 200, true],
    ['pemda_pantau', KABUPATEN, 200, true],
    ['super', KABUPATEN, 403, false],
  ])('is read by %s at %s: %p, and written: %p', async (username, base, status, writes) => {
    const answer = await as(username).get(`${base}/narasi`);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.data.kemampuan.tulis).toBe(writes);
    expect((await as(username).get(`${base}/analisis`)).status).toBe(status);
    const made = await as(username).post(`${base}/narasi`, { indikator_id: 999_999 });
    expect(made.status).toBe(writes ? 422 : 403);
  });

  it('is no matter of who reviews, to whom the analyses of a draft are not there', async () => {
    expect((await as('val_lke').get(`${BASE}/narasi`)).status).toBe(403);
    expect((await as('val_lke').get(`${BASE}/analisis`)).status).toBe(404);
  });

  it('of a unit that does not exist is not found', async () => {
    expect((await as('pemda').get('/lkip/satuan-kerja/999999/narasi')).status).toBe(404);
    expect((await as('pemda').get('/lkip/satuan-kerja/999999/analisis')).status).toBe(404);
  });

  it('tells of every indicator which of its seven narratives are written', async () => {
    const id = await begin();
    expect((await decide(id, 3, 'diambil')).status).toBe(200);
    const row = (await daftar()).find(({ narasi }) => narasi?.id === id);
    expect(row?.narasi?.bagian.map(({ terisi }) => terisi)).toEqual(nomorAnalisis.map((n) => n === 3));
    expect(row?.narasi?.bagian[2]).toMatchObject({ keputusan: 'diambil', berubah: false });
    expect(row?.narasi?.oleh).toBe('penulis');
  });

  it('counts a text that was emptied as not written', async () => {
    const id = await begin();
    const { body } = await as('penulis').post(`${path(id, 1)}/sewa`, { ambil_alih: false });
    const empty = { type: 'doc', content: [{ type: 'paragraph' }] };
    await as('penulis').put(path(id, 1), { sewa: body.data.sewa, isi: empty }, body.data.bagian.versi);
    const row = (await daftar()).find(({ narasi }) => narasi?.id === id);
    expect(row?.narasi?.bagian[0]?.terisi).toBe(false);
  });
});

describe('a narrative', () => {
  it('is begun once for an indicator, however often that is sent', async () => {
    const free = (await daftar()).find(({ narasi }) => narasi === null)?.indikator.id;
    const body = { indikator_id: free };
    const key = { 'idempotency-key': 'sekali' };
    const first = await as('penulis').post(`${BASE}/narasi`, body, key);
    expect(first.status).toBe(201);
    expect((await as('penulis').post(`${BASE}/narasi`, body, key)).body).toEqual(first.body);
    const again = await as('penulis_kedua').post(`${BASE}/narasi`, body);
    expect(again).toMatchObject({ status: 409 });
    expect(again.body.pesan).toContain('sudah ada');
  });

  it('is read in its own year, at its own address, by who may read its report', async () => {
    const id = await begin();
    for (const [username, page, tahun, status] of [
      ['penulis', 'narasi-pd', 2024, 200],
      ['pemda', 'narasi-pd', 2024, 200],
      ['pemda_pantau', 'narasi-pd', 2024, 200],
      ['staf_lain', 'narasi-pd', 2024, 403],
      ['super', 'narasi-pd', 2024, 403],
      ['penulis', 'narasi-pd', 2025, 404],
      ['penulis', 'narasi-pemda', 2024, 404],
    ] as const) {
      const answer = await as(username, tahun).get(`/lkip/${page}/${id}`);
      expect([username, page, tahun, answer.status]).toEqual([username, page, tahun, status]);
    }
    expect((await as('penulis').get('/lkip/narasi-pd/999999')).status).toBe(404);
  });

  it('has drafts for its authors alone', async () => {
    const id = await begin();
    expect((await read(id)).bagian.every(({ draf }) => draf !== null)).toBe(true);
    const reader = await read(id, 'pemda');
    expect(reader.kemampuan.tulis).toBe(false);
    expect(reader.bagian.every(({ draf }) => draf === null)).toBe(true);
  });

  it('has sections that are held, saved, taken over and kept as those of the report are', async () => {
    const id = await begin();
    const { status, body } = await as('penulis').post(`${path(id, 2)}/sewa`, { ambil_alih: false });
    expect(status).toBe(201);
    expect((await as('penulis_kedua').post(`${path(id, 2)}/sewa`, { ambil_alih: false })).status).toBe(409);
    const { sewa, bagian } = body.data;
    const saved = await as('penulis').put(path(id, 2), { sewa, isi: naskah('Naik.') }, bagian.versi);
    expect(saved.status).toBe(200);
    expect((await as('penulis').put(path(id, 2), { sewa, isi: naskah('Lagi.') }, bagian.versi)).status).toBe(
      412,
    );
    expect((await sectionOf(id, 2)).isi).toEqual(naskah('Naik.'));
  });

  it('has no section in another report, another year or under another number', async () => {
    const id = await begin();
    const take = (username: string, at: string, tahun = TAHUN) =>
      as(username, tahun).post(`${at}/sewa`, { ambil_alih: true });
    expect((await take('pemda', path(id, 1, KABUPATEN))).status).toBe(404);
    expect((await take('staf_lain', path(id, 1, '/lkip/satuan-kerja/1013'))).status).toBe(404);
    expect((await take('staf_lain', path(id, 1))).status).toBe(403);
    expect((await take('penulis', path(id, 1), 2025)).status).toBe(404);
    expect((await take('penulis', path(999_999, 1))).status).toBe(404);
    expect((await take('penulis', path(id, 8))).status).toBe(404);
  });
});

describe('a draft', () => {
  it('becomes the text of its section when it is taken; what stood there is kept', async () => {
    const id = await begin();
    const { body } = await as('penulis').post(`${path(id, 1)}/sewa`, { ambil_alih: false });
    await as('penulis').put(
      path(id, 1),
      { sewa: body.data.sewa, isi: naskah('Lama.') },
      body.data.bagian.versi,
    );
    const refused = await decide(id, 1, 'diambil', { username: 'penulis_kedua' });
    expect(refused).toMatchObject({ status: 409, body: { terkini: { pemegang: { nama: 'penulis' } } } });
    expect((await sectionOf(id, 1)).draf.putusan).toBeNull();
    await as('penulis').send('DELETE', `${path(id, 1)}/sewa/${body.data.sewa}`);
    expect((await decide(id, 1, 'diambil', { versi: 1 })).status).toBe(412);
    expect((await decide(id, 1, 'diambil')).status).toBe(200);
    const { isi, draf } = await sectionOf(id, 1);
    expect(isi).toEqual(naskah(draf.teks));
    expect(draf.putusan).toMatchObject({ keputusan: 'diambil', draf: draf.teks, oleh: 'penulis' });
    const { data } = (await as('penulis').get(`${path(id, 1)}/versi`)).body;
    const old = await as('penulis').get(`${path(id, 1)}/versi/${data[0].id}`);
    expect(old.body.data.isi).toEqual(naskah('Lama.'));
  });

  it('that was taken is taken back: its section is not written and its draft not decided on, as before', async () => {
    const id = await begin();
    expect((await decide(id, 1, 'dibatalkan')).status).toBe(409);
    expect((await decide(id, 1, 'diambil')).status).toBe(200);
    expect((await decide(id, 1, 'dibatalkan', { username: 'staf_lain' })).status).toBe(403);
    expect((await decide(id, 1, 'dibatalkan', { versi: 1 })).status).toBe(412);
    expect((await decide(id, 1, 'dibatalkan', { username: 'penulis_kedua' })).status).toBe(200);
    const { isi, diubah, draf, berubah } = await sectionOf(id, 1);
    expect([isi, diubah, draf.putusan, berubah]).toEqual([null, null, null, false]);
    const row = (await daftar()).find(({ narasi }) => narasi?.id === id);
    expect(row?.narasi?.bagian[0]).toMatchObject({ terisi: false, keputusan: null });
    expect((await decide(id, 1, 'diambil')).status).toBe(200);
    expect((await decide(id, 1, 'dibatalkan')).status).toBe(200);
  });

  it('is not taken back once it was written on, is written now, or words gave way to it', async () => {
    const id = await begin();
    expect((await decide(id, 1, 'diambil')).status).toBe(200);
    const { body } = await as('penulis').post(`${path(id, 1)}/sewa`, { ambil_alih: false });
    const { sewa, bagian } = body.data;
    expect((await decide(id, 1, 'dibatalkan')).body.pesan).toContain('sedang ditulis');
    await as('penulis').put(path(id, 1), { sewa, isi: naskah('Sendiri.') }, bagian.versi);
    await as('penulis').send('DELETE', `${path(id, 1)}/sewa/${sewa}`);
    expect((await decide(id, 1, 'dibatalkan')).body.pesan).toContain('sudah berubah');
    expect((await decide(id, 1, 'diambil')).status).toBe(200);
    const refused = await decide(id, 1, 'dibatalkan');
    expect([refused.status, refused.body.pesan]).toEqual([409, expect.stringContaining('dari riwayatnya')]);
    expect((await sectionOf(id, 1)).draf.putusan?.keputusan).toBe('diambil');
  });

  it('counts in the analyses of the report once it has words', async () => {
    const id = await begin();
    const counted = async () => {
      const { body } = await as('penulis').get(`${BASE}/analisis`);
      expect(lkipNarasiCalls.analisis.answer?.safeParse(body).error).toBeUndefined();
      const rows: AnalisisBagian[] = body.data.bagian;
      const goals = rows.filter(({ tingkat }) => tingkat === 2);
      const sum = (of: readonly AnalisisBagian[]) => of.reduce((all, { ditulis }) => all + ditulis, 0);
      expect(sum(goals)).toBe(sum(rows.filter(({ tingkat }) => tingkat === 3)));
      expect(goals.reduce((all, { dari }) => all + dari, 0)).toBe((await daftar()).length * 7);
      return sum(goals);
    };
    const before = await counted();
    await decide(id, 4, 'diambil');
    expect(await counted()).toBe(before + 1);
  });

  it('that is refused leaves the text as it is', async () => {
    const id = await begin();
    expect((await decide(id, 6, 'ditolak')).status).toBe(200);
    const { isi, draf } = await sectionOf(id, 6);
    expect([isi, draf.putusan?.keputusan]).toEqual([null, 'ditolak']);
  });

  it('is another one when the figures change; the old one is kept beside it and cannot be taken any more', async () => {
    const id = await begin();
    const { draf, versi } = await sectionOf(id, 1);
    expect((await decide(id, 1, 'diambil')).status).toBe(200);
    const { indikator } = await read(id);
    await test.db
      .updateTable('sasaran_strategis_pd')
      .set({ realisasi_1: 12.5, capaian_1: 50 })
      .where('id', '=', indikator.id)
      .execute();
    const after = await sectionOf(id, 1);
    expect(after.draf.teks).toContain('12,5');
    expect(after.draf.putusan?.draf).toBe(draf.teks);
    expect(after.isi).toEqual(naskah(draf.teks));
    const row = (await daftar()).find(({ narasi }) => narasi?.id === id);
    expect(row?.narasi?.bagian.map(({ berubah }) => berubah)).toEqual(nomorAnalisis.map((n) => n === 1));
    const seen = (await daftar('pemda')).find(({ narasi }) => narasi?.id === id);
    expect(seen?.narasi?.bagian).toEqual(row?.narasi?.bagian);
    const reader = await read(id, 'pemda');
    expect(reader.bagian.map(({ berubah, draf }) => [berubah, draf])).toEqual(
      nomorAnalisis.map((n) => [n === 1, null]),
    );
    const old = { keputusan: 'diambil', draf: draf.teks };
    const stale = await as('penulis').put(`${path(id, 1)}/draf`, old, versi + 1);
    expect(stale).toMatchObject({ status: 409, body: { terkini: { draf: after.draf.teks } } });
  });

  it('is decided on by authors, over the version that they read', async () => {
    const id = await begin();
    const { draf } = await sectionOf(id, 1);
    const body = { keputusan: 'ditolak', draf: draf.teks };
    expect((await as('staf_lain').put(`${path(id, 1)}/draf`, body, 1)).status).toBe(403);
    expect((await as('pemda').put(`${path(id, 1)}/draf`, body, 1)).status).toBe(403);
    expect((await as('penulis').send('PUT', `${path(id, 1)}/draf`, body)).status).toBe(428);
    expect((await as('penulis').put(`${BASE}/bagian/sistematika/draf`, body, 1)).status).toBe(404);
  });

  it('of the regency tells nothing of a plan that is not final', async () => {
    const drafts = async () => {
      const { body } = await as('pemda', 2025).get(`${KABUPATEN}/narasi`);
      const [first] = body.data.baris;
      const made = await as('pemda', 2025).post(`${KABUPATEN}/narasi`, { indikator_id: first.indikator.id });
      const { body: one } = await as('pemda', 2025).get(`/lkip/narasi-pemda/${made.body.data.id}`);
      return one.data.bagian.map(({ draf }: { draf: { teks: string } }) => draf.teks).join(' ');
    };
    const open = await test.db
      .selectFrom('kinerja_program')
      .innerJoin('satuan_kerja', 'satuan_kerja.satuan_kerja_id', 'kinerja_program.satuan_kerja_id')
      .where('tahun_kinerja', '=', 2025)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('validasi_perencanaan')
              .whereRef('validasi_perencanaan.satuan_kerja_id', '=', 'kinerja_program.satuan_kerja_id')
              .where('validasi_perencanaan.tahun', '=', 2025)
              .where('validasi_perencanaan.keadaan', '=', 'disetujui')
              .selectAll(),
          ),
        ),
      )
      .select('satuan_kerja_nama')
      .distinct()
      .execute();
    expect(open.length).toBeGreaterThan(0);
    const text = await drafts();
    for (const { satuan_kerja_nama } of open) expect(text).not.toContain(satuan_kerja_nama);
  });
});

describe('the demo', () => {
  const berubah = (rows: readonly NarasiBaris[]) =>
    rows.flatMap(({ indikator, narasi }) =>
      (narasi?.bagian ?? []).flatMap((one) => (one.berubah ? [`${indikator.id}-${one.analisis}`] : [])),
    );
  const terisi = (rows: readonly NarasiBaris[]) =>
    rows.map(({ narasi }) => narasi?.bagian.filter((one) => one.terisi).length ?? null);

  it('has a unit whose narratives are complete, with one figure that changed after its draft was taken', async () => {
    const rows = await daftar('dinkes', '/lkip/satuan-kerja/1012');
    expect(new Set(terisi(rows))).toEqual(new Set([7]));
    expect(berubah(rows)).toEqual([`${rows[0]?.indikator.id}-1`]);
    expect(berubah(await daftar('pemda', '/lkip/satuan-kerja/1012'))).toEqual(berubah(rows));
  });

  it('has one that is half done, and others without any', async () => {
    const half = await daftar('rsud', '/lkip/satuan-kerja/1013');
    expect([new Set(terisi(half)), berubah(half)]).toEqual([new Set([3]), []]);
    expect(new Set(terisi(await daftar('pemda', '/lkip/satuan-kerja/1009')))).toEqual(new Set([null]));
    const regency = await daftar('pemda', KABUPATEN);
    expect(terisi(regency)[0]).toBe(4);
    expect(berubah(regency)).toEqual([]);
  });

  it.each([1046, 999906])(
    'has reports that were handed in, whole and in step with their figures (%d)',
    async (unit) => {
      const rows = await daftar('pemda', `/lkip/satuan-kerja/${unit}`);
      expect(rows.length).toBeGreaterThan(0);
      expect([new Set(terisi(rows)), berubah(rows)]).toEqual([new Set([7]), []]);
    },
  );
});
