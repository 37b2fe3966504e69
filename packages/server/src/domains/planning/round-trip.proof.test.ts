import * as contracts from '@selaras/contracts';
import { bodyOf } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';

/** How many rows of an entity are written again; the demo has thousands of some. */
const SAMPLE = 60;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Entity {
  readonly list: contracts.AnyCall;
  readonly update: contracts.AnyCall;
}
const entities: [string, Entity][] = [
  ['visi-misi-rpjmd', contracts.visiMisiRpjmdCalls],
  ['sasaran-strategis-rpjmd', contracts.sasaranStrategisRpjmdCalls],
  ['sasaran-strategis-pd', contracts.sasaranStrategisPdCalls],
  ['kinerja-program', contracts.kinerjaProgramCalls],
  ['kinerja-kegiatan', contracts.kinerjaKegiatanCalls],
  ['kinerja-sub-kegiatan', contracts.kinerjaSubKegiatanCalls],
  ['kinerja-langkah-aksi', contracts.kinerjaLangkahAksiCalls],
  ['program', contracts.programCalls],
  ['kegiatan', contracts.kegiatanCalls],
  ['sub-kegiatan', contracts.subKegiatanCalls],
  ['referensi', contracts.referensiCalls],
];

type Row = Record<string, unknown> & { id: number; versi: number };

describe.each(entities)('%s', (path, { update }) => {
  it.each(['2024', '2025'])(
    'of %s: every row can be saved as it is, and says the same afterwards',
    async (tahun) => {
      const headers = { ...(await test.signIn('super')), [contracts.HEADER_TAHUN_KINERJA]: tahun };
      const ids: number[] = [];
      for (let page = 1; ids.length < SAMPLE; page += 1) {
        const list = await test.app.inject({ url: `/api/${path}?page=${page}`, headers });
        expect(list.statusCode).toBe(200);
        const { data } = list.json() as { data: Row[] };
        ids.push(...data.map(({ id }) => id));
        if (data.length < contracts.PER_PAGE) break;
      }
      expect(ids.length).toBeGreaterThan(0);
      const failed: unknown[] = [];
      for (const id of ids) {
        const before = (await test.app.inject({ url: `/api/${path}/${id}`, headers })).json().data as Row;
        const answer = await test.app.inject({
          method: 'PUT',
          url: `/api/${path}/${id}`,
          headers: { ...headers, 'if-match': `"${before.versi}"` },
          payload: bodyOf(before, update),
        });
        const { versi, kunci, ...after } = (answer.json().data ?? {}) as Row;
        const { versi: _, kunci: __, ...expected } = before;
        if (answer.statusCode !== 200 || JSON.stringify(after) !== JSON.stringify(expected)) {
          failed.push({
            id,
            status: answer.statusCode,
            answer: answer.json().errors ?? answer.json().pesan,
            expected,
            after,
          });
        }
      }
      expect(failed.slice(0, 3)).toEqual([]);
    },
  );
});
