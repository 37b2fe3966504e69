import { dataFormats, isDataPath } from '@selaras/contracts';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { datasetSources } from './dataset-sources';
import { makro, mikro } from './page-paths';

const [FINAL, DRAF, NONE] = [9999, 999906, 424242];
const MONEY = mikro('capaian-kinerja-keuangan');
const UNIT = `tahun=2025&satuan_kerja_id=${FINAL}`;

let now = new Date('2026-11-23T03:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const ok = async (url: string) => {
  const answer = await get(url);
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer;
};
/** XML of the rows of a workbook. */
const sheetOf = (file: Buffer, nomor = 1): string[] =>
  strFromU8(unzipSync(new Uint8Array(file))[`xl/worksheets/sheet${nomor}.xml`] ?? new Uint8Array())
    .split('<row ')
    .slice(1);
const addressOf = (path: string, format: string) => {
  const page = path.replace('{pemilik}', 'kabupaten').replace('{id}', '1');
  return `${page}.${format}?tahun=2025${path.includes('/display-mikro/') ? `&satuan_kerja_id=${FINAL}` : ''}`;
};
const countVersions = async () => {
  const { rows } = await sql<{ banyak: number }>`
    select count(*)::integer as banyak from data_terbuka_versi`.execute(test.db);
  return rows[0]?.banyak ?? 0;
};
/** Writes the data as somebody of the unit would: its version grows. */
const changeBudget = () =>
  sql`update kinerja_program set anggaran = anggaran + 1 where id = (
    select min(id) from kinerja_program
    where satuan_kerja_id = ${FINAL} and tahun_kinerja = 2025 and deleted_at is null and anggaran > 0)`.execute(
    test.db,
  );

describe('every public page', () => {
  it.each(datasetSources.map(({ path }) => path))(
    '%s answers the same rows in every format',
    async (path) => {
      const { metadata, baris } = (await ok(addressOf(path, 'json'))).json();
      const csv = await ok(addressOf(path, 'csv'));
      expect(csv.headers['content-type']).toContain('text/csv');
      expect(csv.headers['content-disposition']).toMatch(
        /attachment; filename="[a-z0-9-]+-2025-2026-11-23[.0-9]*[.]csv"/,
      );
      expect(csv.headers.link).toContain('rel="describedby"');
      const titles = metadata.kolom.map(({ judul }: { judul: string }) => judul);
      const [heads = [], ...lines] = parse(csv.body) as string[][];
      const origin = metadata.kolom_asal_csv.map(({ judul }: { judul: string }) => judul);
      expect(heads).toEqual([...titles, ...origin]);
      expect(lines).toHaveLength(baris.length);
      const book = (await ok(addressOf(path, 'xlsx'))).rawPayload;
      const sheet = sheetOf(book);
      expect(sheetOf(book, 3)).toHaveLength(titles.length + 1);
      expect(sheet[0]?.match(/<t [^>]*>[^<]*/g)).toHaveLength(titles.length);
      expect(sheet).toHaveLength(baris.length + 1);
      const about = await ok(addressOf(path, 'metadata.json'));
      expect(about.json()).toEqual(metadata);
      expect(about.headers['content-disposition']).toMatch(/^inline; filename=/);
      expect(metadata).toMatchObject({
        periode: 2025,
        versi: expect.stringContaining('2026-11-23'),
        jumlah_baris: baris.length,
        lisensi: { alamat: expect.stringContaining('creativecommons.org/licenses/by/4.0') },
      });
      for (const one of metadata.kolom) expect(one.definisi).not.toBe('');
      for (const address of Object.values<string>(metadata.alamat_versi_ini)) {
        const { pathname, search } = new URL(address);
        expect(isDataPath(pathname)).toBe(true);
        await ok(`${pathname}${search}`);
      }
    },
  );

  it('without a year is of the year that pages choose at first', async () => {
    expect((await ok(`${makro('rkpd')}.metadata.json`)).json()).toMatchObject({ periode: 2024 });
  });
});

it('whole values come, as the database has them', async () => {
  const { baris } = (await ok(`${MONEY}.json?${UNIT}`)).json();
  const { rows } = await sql<{ pagu: number }>`
    select sum(anggaran) as pagu from kinerja_program
    where satuan_kerja_id = ${FINAL} and tahun_kinerja = 2025 and deleted_at is null`.execute(test.db);
  const sum = baris.reduce((total: number, { pagu }: { pagu: number }) => total + pagu, 0);
  expect(sum).toBe(rows[0]?.pagu);
});

it('who has it already is not sent it again', async () => {
  for (const format of dataFormats) {
    const { headers } = await ok(`${MONEY}.${format}?${UNIT}`);
    const again = await get(`${MONEY}.${format}?${UNIT}`, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  }
});

it.each([
  [404, `${makro('tidak-ada')}.csv`, 'Tidak ada halaman publik'],
  [404, '/public-display/a/b/c.json', 'Tidak ada halaman publik'],
  [400, `${MONEY}.csv?tahun=2025`, 'Pilih satuan kerja'],
  [404, `${MONEY}.csv?tahun=2025&satuan_kerja_id=${DRAF}`, ''],
  [404, `${MONEY}.csv?tahun=2025&satuan_kerja_id=${NONE}`, ''],
  [400, `${MONEY}.csv?tahun=2025&satuan_kerja_id=satu`, 'satuan_kerja_id'],
  [400, `${makro('rkpd')}.csv?tahun=1999`, 'Tahun tidak dikenal'],
  [400, `${makro('rkpd')}.csv?tahun=2024&tahun=2025`, 'menyebut tahun lebih dari sekali'],
  [400, `${makro('rkpd')}.png?tahun=2024&tahun=2025`, 'menyebut tahun lebih dari sekali'],
  [400, `${MONEY}.json?${UNIT}&satuan_kerja_id=${DRAF}`, 'menyebut satuan_kerja_id lebih dari sekali'],
  [400, `${makro('rkpd')}.csv?tahun=2025&sampai=desa`, 'sampai'],
  [404, `${makro('rpjmd')}.csv?tahun=2025&bagian=misi-0`, 'Bagian rencana ini tidak ada'],
  [400, `${MONEY}.csv?${UNIT}&versi=kemarin`, 'Nama versi'],
  [404, `${MONEY}.csv?${UNIT}&versi=2020-01-01`, 'Versi terbaru: 2026-11-23'],
])('%s %s', async (status, url, words) => {
  await ok(`${MONEY}.csv?${UNIT}`);
  const answer = await get(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.headers['content-disposition']).toBeUndefined();
  expect(answer.json().pesan).toContain(words);
});

describe('a dated version', () => {
  const csvOf = async (query = UNIT) => (await ok(`${MONEY}.csv?${query}`)).body;
  const metadataOf = async (query = UNIT) => (await ok(`${MONEY}.metadata.json?${query}`)).json();

  it('is kept once, whoever reads it and however often, and changes no version of the data', async () => {
    now = new Date('2026-12-01T03:00:00Z');
    await changeBudget();
    const before = await countVersions();
    const { rows: was } = await sql`select * from versi_data order by 1`.execute(test.db);
    await Promise.all(dataFormats.map((format) => ok(`${MONEY}.${format}?${UNIT}&utm=${format}`)));
    await csvOf();
    expect(await countVersions()).toBe(before + 1);
    const { rows: is } = await sql`select * from versi_data order by 1`.execute(test.db);
    expect(is).toEqual(was);
  });

  it('stays as it was when the data change, and tells what was revised', async () => {
    const first = await csvOf();
    const { versi } = await metadataOf();
    expect(versi).toBe('2026-12-01');
    await changeBudget();
    const second = await csvOf();
    expect(second).not.toBe(first);
    const metadata = await metadataOf();
    expect(metadata).toMatchObject({ versi: '2026-12-01.2', versi_sebelumnya: versi });
    const { sel_berubah, ...revision } = metadata.perubahan_sejak_versi_sebelumnya;
    expect(revision).toMatchObject({ baris_ditambah: [], baris_dihapus: [] });
    const pagu = sel_berubah.find(({ kolom }: { kolom: string }) => kolom === 'pagu');
    expect(pagu.baru).toBe(pagu.lama + 1);
    expect(await csvOf(`${UNIT}&versi=${versi}`)).toBe(first);
    expect(await metadataOf(`${UNIT}&versi=${versi}`)).toMatchObject({
      versi,
      versi_terbaru: '2026-12-01.2',
    });
  });

  it('is what its picture draws, with its date, whatever the figures have become', async () => {
    const drawn = async (format: string, more = '') => {
      const answer = await ok(`${MONEY}.${format}?${UNIT}${more}`);
      return format === 'svg' ? answer.body : answer.rawPayload.toString('base64');
    };
    const chart = await drawn('svg');
    const card = await drawn('svg', '&pratinjau=1');
    const named = await metadataOf();
    const spend = (more: number) =>
      sql`update kinerja_program set anggaran = anggaran + ${more}, anggaran_tw1 = anggaran_tw1 + ${more}
        where satuan_kerja_id = ${FINAL} and tahun_kinerja = 2025`.execute(test.db);
    await spend(9e10);
    const words = (svg: string) =>
      [...svg.matchAll(/<text[^>]*>([^<]*)/g)]
        .map(([, word = '']) => word)
        .filter((word) => !/Sumber/.test(word));
    for (const [before, kind] of [
      [chart, ''],
      [card, '&pratinjau=1'],
    ] as const) {
      expect(words(await drawn('svg', kind))).not.toEqual(words(before));
      const then = await drawn('svg', `${kind}&versi=${named.versi}`);
      expect(words(then)).toEqual(words(before));
      expect(then).toContain('Data per 1 Desember 2026, versi 2026-12-01.2.');
      expect(await drawn('png', `${kind}&versi=${named.versi}`)).not.toBe(await drawn('png', kind));
    }
    for (const [status, versi] of [
      [404, '2020-01-01'],
      [400, 'kemarin'],
    ])
      expect((await get(`${MONEY}.png?${UNIT}&versi=${versi}`)).statusCode).toBe(status);
    await spend(-9e10);
  });

  it('is the same on the next day as long as the data are', async () => {
    now = new Date('2026-12-02T03:00:00Z');
    const before = await countVersions();
    expect((await metadataOf()).versi).toBe('2026-12-01.2');
    expect(await countVersions()).toBe(before);
    await changeBudget();
    expect((await metadataOf()).versi).toBe('2026-12-02');
  });

  it('of a search are those of that search alone', async () => {
    const rows = async (search: string) =>
      (await ok(`/public-display/capaian-iku.json?tahun=2025${search}`)).json().baris.length;
    const found = await rows('&q=miskin');
    const all = await rows('');
    expect(found).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(found);
    expect(await rows('&q=tidak-ada-yang-begini')).toBe(0);
  });

  it('is not kept of what was searched for', async () => {
    const before = await countVersions();
    const { versi } = (await ok('/public-display/capaian-iku.metadata.json?tahun=2025&q=miskin')).json();
    expect(versi).toBeNull();
    expect(await countVersions()).toBe(before);
  });

  it('stays public when the plan is opened again, while its page is not', async () => {
    const kept = await csvOf();
    await sql`update validasi_perencanaan set keadaan = 'dikembalikan', status = false, catatan = 'Perbaiki'
      where satuan_kerja_id = ${FINAL} and tahun = 2025`.execute(test.db);
    expect((await get(`${MONEY}.csv?${UNIT}`)).statusCode).toBe(404);
    expect(await csvOf(`${UNIT}&versi=2026-12-02`)).toBe(kept);
  });
});

it('who asks too often waits, as for every other call', async () => {
  const limited = await startTestApp({ seed: 'none', env: { PERMINTAAN_PER_MENIT: '2' } });
  const url = `${makro('rkpd')}.csv?tahun=2025`;
  const statuses = [];
  for (let asked = 0; asked < 3; asked++) statuses.push((await limited.app.inject({ url })).statusCode);
  await limited.close();
  expect(statuses).toEqual([200, 200, 429]);
});
