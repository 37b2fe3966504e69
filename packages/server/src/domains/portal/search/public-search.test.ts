import { HEADER_TAHUN_PUBLIK, type KelompokTemuan, publicSearchCall, TEMUAN_LIMIT } from '@selaras/contracts';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** Planning of this unit is a draft in 2025. */
const DRAFT = 999906;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (q: string, tahun = 2024) =>
  test.app.inject({
    url: `/api/public-display/cari?q=${encodeURIComponent(q)}`,
    headers: { [HEADER_TAHUN_PUBLIK]: String(tahun) },
  });

async function find(q: string, tahun?: number): Promise<KelompokTemuan[]> {
  const answer = await ask(q, tahun);
  expect(answer.statusCode).toBe(200);
  expect(publicSearchCall.answer?.safeParse(answer.json()).error).toBeUndefined();
  return answer.json().data;
}
const titles = (found: readonly KelompokTemuan[], jenis: KelompokTemuan['jenis']) =>
  found.find((group) => group.jenis === jenis)?.temuan.map(({ judul }) => judul) ?? [];

describe('GET /public-display/cari', () => {
  it.each([
    ['kemiskinan', 'Persentase Penduduk Miskin'],
    ['orang miskin', 'Persentase Penduduk Miskin'],
    ['jalan rusak', 'Persentase Jalan Kabupaten dalam Kondisi Mantap'],
    ['gizi buruk', 'Prevalensi Stunting Balita'],
  ])(
    'finds by "%s", without signing in, the key indicator first and leads to its page',
    async (q, indikator) => {
      const [group] = await find(q);
      expect(group?.jenis).toBe('indikator');
      const hit = group?.temuan.find(({ judul }) => judul === indikator);
      expect(hit?.keterangan).toMatch(/^Indikator Bupati · .+ · .+ dari target /);
      expect(hit?.tujuan).toMatchObject({
        halaman: 'publik-makro.indikator',
        parameter: { pemilik: 'kabupaten', id: expect.any(Number) },
      });
    },
  );

  it('finds indicators of the levels below, units, innovations and documents, each kind apart', async () => {
    const found = await find('kesehatan');
    expect(found.map(({ jenis }) => jenis)).toEqual(expect.arrayContaining(['indikator', 'kinerja']));
    expect(titles(found, 'perangkat-daerah')).toContain('Dinas Kesehatan');
    const levels = found.find(({ jenis }) => jenis === 'kinerja')?.temuan ?? [];
    expect(levels.length).toBeGreaterThan(0);
    for (const { tujuan } of levels) expect(String(tujuan.parameter.pemilik)).toMatch(/^kinerja-/);
    expect((await find('renstra')).map(({ jenis }) => jenis)).toContain('dokumen');
  });

  it('every indicator that is found has a page that the public opens', async () => {
    for (const q of ['kesehatan', 'jalan', 'pendidikan']) {
      for (const { temuan } of (await find(q)).filter(({ jenis }) => /indikator|kinerja/.test(jenis))) {
        for (const { judul, capaian, tujuan } of temuan) {
          const { pemilik, id } = tujuan.parameter;
          const page = await test.app.inject({
            url: `/api/public-display/display/indikator?pemilik=${pemilik}&id=${id}`,
            headers: { [HEADER_TAHUN_PUBLIK]: '2024' },
          });
          expect(page.json().data.iku).toMatchObject({ indikator: judul, capaian });
        }
      }
    }
  });

  it('tells at most six of a kind, and that there are more', async () => {
    const found = await find('persentase');
    for (const { temuan } of found) expect(temuan.length).toBeLessThanOrEqual(TEMUAN_LIMIT);
    expect(found.find(({ jenis }) => jenis === 'kinerja')?.lebih).toBe(true);
    expect((await find('kemiskinan')).find(({ jenis }) => jenis === 'perangkat-daerah')).toBeUndefined();
  });

  it('finds nothing of a plan that is a draft, in no year of it and by no word of it', async () => {
    await sql`update kinerja_program set indikator = 'Kadar zirkonia rahasia' where satuan_kerja_id = ${DRAFT}
      and tahun_kinerja = 2025`.execute(test.db);
    expect(await find('zirkonia', 2025)).toEqual([]);
    const texts = JSON.stringify(await find('kadar', 2025));
    expect(texts).not.toContain('rahasia');
  });

  it('finds no document that was withdrawn', async () => {
    const wanted = await find('renstra');
    const before = titles(wanted, 'dokumen');
    expect(before.length).toBeGreaterThan(0);
    await sql`update dokumen set ditarik_pada = now(), alasan_tarik = 'Salah unggah'`.execute(test.db);
    expect(titles(await find('renstra'), 'dokumen')).toEqual([]);
  });

  it('says nothing for what nobody has, and wants two letters', async () => {
    expect(await find('xyzzyq')).toEqual([]);
    expect(await find("'); drop table users; --")).toEqual([]);
    expect((await ask('a')).statusCode).toBe(422);
    expect((await ask('a'.repeat(101))).statusCode).toBe(422);
  });
});
