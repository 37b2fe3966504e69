import { HEADER_TAHUN_PUBLIK, publicDefinisiOperasionalCall } from '@selaras/contracts';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const MENUNGGU = 1015;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
});
afterAll(() => test.close());

const ask = (query = '', tahun = '2025', headers: Record<string, string> = {}) =>
  test.app.inject({
    url: `/api/public-display/definisi-operasional?${query}`,
    headers: { [HEADER_TAHUN_PUBLIK]: tahun, ...headers },
  });
const page = async (...input: Parameters<typeof ask>) => {
  const response = await ask(...input);
  expect(response.statusCode).toBe(200);
  const { data = [], total = 0 } = publicDefinisiOperasionalCall.answer?.parse(response.json()) ?? {};
  return { data, total };
};
type Table = 'sasaran_strategis_pd' | 'kinerja_program' | 'kinerja_kegiatan' | 'kinerja_sub_kegiatan';
const anyNode = async (table: Table, unit: number) =>
  test.db
    .selectFrom(table)
    .selectAll()
    .where('satuan_kerja_id', '=', unit)
    .where('do_narasi', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('the definition of a node', () => {
  it.each<[Table, string]>([
    ['sasaran_strategis_pd', 'sasaranStrategisId'],
    ['kinerja_program', 'programId'],
    ['kinerja_kegiatan', 'kegiatanId'],
    ['kinerja_sub_kegiatan', 'subKegiatanId'],
  ])('of %s is found by %s', async (table, parameter) => {
    const node = await anyNode(table, 1012);
    const { data, total } = await page(`satuan_kerja_id=1012&${parameter}=${node.id}`);
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      id: node.id,
      do_narasi: node.do_narasi,
      do_rumus: node.do_rumus,
      do_keterangan: node.do_keterangan,
      do_sumber: node.do_sumber,
    });
    expect((await page(`satuan_kerja_id=1013&${parameter}=${node.id}`)).total).toBe(0);
    expect((await page(`${parameter}=999999`)).total).toBe(0);
  });

  it('of a goal of the regency is found from every unit’s tree', async () => {
    const { data } = await page('satuan_kerja_id=1013&sasaran_strategis_rpjmd_id=1');
    expect(data).toEqual([expect.objectContaining({ id: 1, indikator: 'Indeks Pembangunan Manusia' })]);
    expect(data[0]?.do_rumus).toBeTruthy();
  });

  it('of an annual node does not depend on the public year', async () => {
    const { id } = await anyNode('kinerja_program', 1012);
    expect((await page(`programId=${id}`, '2024')).total).toBe(1);
  });

  it('is hidden from the public while the plan is a draft', async () => {
    const { id } = await anyNode('kinerja_program', MENUNGGU);
    expect((await page(`programId=${id}`)).total).toBe(0);
    expect((await page(`programId=${id}`, '2025', await test.signIn('dinkes'))).total).toBe(0);
    expect((await page(`programId=${id}`, '2025', await test.signIn('super'))).total).toBe(1);
  });
});

describe('all definitions', () => {
  it('come in pages of 20, goals of the regency first', async () => {
    const { data, total } = await page();
    expect(data).toHaveLength(20);
    expect(total).toBeGreaterThan(100);
    expect(data[0]?.indikator).toBe('Indeks Pembangunan Manusia');
    const last = await page(`page=${Math.ceil(total / 20)}`);
    expect(last.data.length).toBe(total % 20 || 20);
  });

  it.each(['programId=x', 'page=-1', 'subKegiatanId=0'])('refuse %s', async (query) => {
    expect((await ask(query)).statusCode).toBe(422);
  });
});
