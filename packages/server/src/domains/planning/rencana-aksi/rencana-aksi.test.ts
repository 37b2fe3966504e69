import {
  HEADER_TAHUN_PUBLIK,
  publicRencanaAksiCall,
  publicRencanaAksiGubernurCall,
  type RencanaAksiRow,
} from '@selaras/contracts';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { startTestApp, type TestApp } from '../../../testing/test-app';

/** A unit whose plan of 2025 still waits for its validators. */
const MENUNGGU = 1015;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
});
afterAll(() => test.close());

type Path = 'rencana-aksi' | 'rencana-aksi-gubernur';
const answer = {
  'rencana-aksi': publicRencanaAksiCall.answer,
  'rencana-aksi-gubernur': publicRencanaAksiGubernurCall.answer,
};
const ask = (path: Path, query = '', tahun = '2025', headers: Record<string, string> = {}) =>
  test.app.inject({
    url: `/api/public-display/${path}?${query}`,
    headers: { [HEADER_TAHUN_PUBLIK]: tahun, ...headers },
  });
const page = async (...input: Parameters<typeof ask>) => {
  const response = await ask(...input);
  expect(response.statusCode).toBe(200);
  return { ...answer[input[0]]?.parse(response.json()), body: response.body };
};
const storedUnits = async (rows: readonly RencanaAksiRow[] = []) => {
  const found = await test.db
    .selectFrom('rencana_aksi')
    .select(['satuan_kerja_id', 'level', 'tahun'])
    .distinct()
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return found;
};

describe('a row', () => {
  it('names the unit that acts', async () => {
    const { data = [] } = await page('rencana-aksi', 'satuan_kerja_id=1012');
    expect(data[0]?.satuan_kerja).toEqual({
      satuan_kerja_nama: 'Dinas Kesehatan',
      singkatan: expect.any(String),
    });
  });
});

describe.each<Path>(['rencana-aksi', 'rencana-aksi-gubernur'])('%s', (path) => {
  it('comes in pages of 20 without a gap or a double, and is empty beyond the last', async () => {
    const first = await page(path);
    expect(first).toMatchObject({ current_page: 1, per_page: 20 });
    expect(first.data).toHaveLength(20);
    const seen = new Set<number>();
    const pages = Math.ceil((first.total ?? 0) / 20);
    for (let number = 1; number <= pages; number += 1) {
      const { data = [] } = await page(path, `page=${number}`);
      for (const { id } of data) seen.add(id);
    }
    expect(seen.size).toBe(first.total);
    expect(await page(path, `page=${pages + 1}`)).toMatchObject({ data: [], total: first.total });
  });

  it('carries targets and realisations of all quarters and the owner without a NIP', async () => {
    const { data = [], body } = await page(path);
    expect(data.some((row) => row.tw1 !== null && row.tw4_realisasi !== null)).toBe(true);
    expect(data.some((row) => row.struktur_organisasi !== null || row.tim_kerja !== null)).toBe(true);
    expect(body).not.toMatch(/\d{18}/);
  });

  it('is that of the public year', async () => {
    expect(await storedUnits((await page(path, '', '2024')).data)).toEqual(
      expect.arrayContaining([expect.objectContaining({ tahun: 2024 })]),
    );
    expect((await ask(path, '', '1999')).statusCode).toBe(422);
  });

  it.each(['page=0', 'page=satu', 'satuan_kerja_id=x', 'page=1.5'])('refuses %s', async (query) => {
    expect((await ask(path, query)).statusCode).toBe(422);
  });

  it('is empty for an unknown unit', async () => {
    expect(await page(path, 'satuan_kerja_id=4711')).toMatchObject({ data: [], total: 0 });
  });
});

describe('the plan of a unit', () => {
  it('holds only rows of that goal and unit', async () => {
    const { id } = await test.db
      .selectFrom('sasaran_strategis_pd')
      .select('id')
      .where('satuan_kerja_id', '=', 1012)
      .executeTakeFirstOrThrow();
    const { data = [], total } = await page(
      'rencana-aksi',
      `satuan_kerja_id=1012&sasaran_strategis_pd_id=${id}`,
    );
    expect(total).toBeGreaterThan(0);
    expect(await storedUnits(data)).toEqual([{ satuan_kerja_id: 1012, level: 'pd', tahun: 2025 }]);
    expect((await page('rencana-aksi', `satuan_kerja_id=1013&sasaran_strategis_pd_id=${id}`)).total).toBe(0);
  });

  it('names the sub-activity that a click jumps to, one of the same unit and year', async () => {
    const { data = [] } = await page('rencana-aksi', 'satuan_kerja_id=1012');
    const ids = data.flatMap(({ kinerja_sub_kegiatan_id }) => kinerja_sub_kegiatan_id ?? []);
    const nodes = await test.db
      .selectFrom('kinerja_sub_kegiatan')
      .select(['satuan_kerja_id', 'tahun_kinerja'])
      .distinct()
      .where('id', 'in', ids)
      .execute();
    expect(nodes).toEqual([{ satuan_kerja_id: 1012, tahun_kinerja: 2025 }]);
  });

  it('is hidden from the public and from other units while it is a draft', async () => {
    const query = `satuan_kerja_id=${MENUNGGU}`;
    expect((await page('rencana-aksi', query)).total).toBe(0);
    expect((await page('rencana-aksi', query, '2025', await test.signIn('dinkes'))).total).toBe(0);
    expect((await page('rencana-aksi', query, '2025', await test.signIn('super'))).total).toBeGreaterThan(0);
    expect((await page('rencana-aksi', query, '2024')).total).toBeGreaterThan(0);
  });
});

describe('the plan of the regent', () => {
  it('holds only rows of that goal, and of that unit when one is named', async () => {
    const all = await page('rencana-aksi-gubernur', 'sasaran_strategis_rpjmd_id=2');
    const own = await page('rencana-aksi-gubernur', 'sasaran_strategis_rpjmd_id=2&satuan_kerja_id=1012');
    expect(own.total).toBeGreaterThan(0);
    expect(all.total).toBeGreaterThan(own.total ?? 0);
    expect(await storedUnits(own.data)).toEqual([{ satuan_kerja_id: 1012, level: 'rpjmd', tahun: 2025 }]);
  });
});
