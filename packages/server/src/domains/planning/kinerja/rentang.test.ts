import { capaianTingkatCalls, type Skp } from '@selaras/contracts';
import { readSheet } from '../../../kit/sheet-import/read-sheet';
import { readPdf } from '../../../testing/pdf-text';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const RSUD = 1013;
const BOUNDS = '60–85';

let test: TestApp;
let bor: { id: number; indikator: string; struktur_organisasi_id: number | null };
/** The hospital's bed occupancy, which is to stay within bounds, without a figure of its own. */
beforeAll(async () => {
  test = await startTestApp();
  await test.db
    .updateTable('kinerja_kegiatan')
    .set({ target: null, skp: true })
    .where('polaritas', '=', 'range')
    .execute();
  bor = await test.db
    .selectFrom('kinerja_kegiatan')
    .select(['id', 'indikator', 'struktur_organisasi_id'])
    .where('polaritas', '=', 'range')
    .where('satuan_kerja_id', '=', RSUD)
    .where('tahun_kinerja', '=', 2024)
    .executeTakeFirstOrThrow();
});
afterAll(() => test.close());

const rsud = () => planningClient(test, 'rsud', 2024);
const bounds = { polaritas: 'range', range_min: 60, range_max: 85 };

describe('the bounds of an indicator that is to stay within them', () => {
  it('stand in the annex of its agreement', async () => {
    const { raw, status } = await rsud().get(
      `/perjanjian-kinerja/download?jenis=kinerja-kegiatan&id=${bor.id}&tahun_kinerja=2024`,
    );
    expect(status).toBe(200);
    const { pages } = await readPdf(raw);
    expect(pages.join(' ')).toMatch(/persen 60–\s?85/);
  });

  it('stand in the spreadsheet of its level', async () => {
    const { raw } = await rsud().get('/kinerja-kegiatan/ekspor?format=xlsx');
    const [head = [], ...rows] = await readSheet(raw);
    const at = (title: string) => head.indexOf(title);
    const row = rows.find((cells) => cells[at('Indikator')] === bor.indikator);
    expect(row?.[at('Target')]).toBe(BOUNDS);
  });

  it('are told with its achievement', async () => {
    const path = capaianTingkatCalls.masuk.path.replace('/api', '');
    const { body } = await rsud().get(`${path}?tingkat=kegiatan&satuan_kerja_id=${RSUD}&q=BOR`);
    expect(body.data[0]).toMatchObject({ id: bor.id, ...bounds, target: null });
  });

  it('are told with the sheet of its owner', async () => {
    const { pejabat_nip } = await test.db
      .selectFrom('struktur_organisasi')
      .select('pejabat_nip')
      .where('id', '=', Number(bor.struktur_organisasi_id))
      .executeTakeFirstOrThrow();
    const { body } = await rsud().get(`/skp/${pejabat_nip}`);
    const { utama } = body.data as Skp;
    expect(utama.find(({ indikator }) => indikator === bor.indikator)).toMatchObject({
      ...bounds,
      target: null,
    });
  });
});
