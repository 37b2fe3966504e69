import { formatDecimal } from '@selaras/domain';
import { asActor } from '../../../database/as-actor';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { buildRekap } from './rekap-anggaran';
import { findRekapRows } from './rekap-anggaran-repository';

const DRAF = 999906;
const NOT_FINAL = 'Anggaran satuan kerja ini pada tahun tersebut belum ditetapkan.';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
  await approvePlan(test, 1013);
});
afterAll(() => test.close());

const open = (unit: number | string, tahun: number | string = 2025, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api/rekap-anggaran?tahun_kinerja=${tahun}&satuan_kerja_id=${unit}`, headers });
const read = async (...input: Parameters<typeof open>) => {
  const answer = await open(...input);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  return answer.body;
};

describe('the printable budget recap', () => {
  it('has a line for every program, activity and sub-activity, with totals that equal their parts', async () => {
    const page = await read(1012);
    const rows = await findRekapRows(test.db, 1012, 2025);
    const { total, program } = buildRekap(rows);
    expect(page).toContain('Rekap Anggaran Tahun 2025');
    expect(page).toContain('Dinas Kesehatan');
    expect(page.match(/<tr class="(program|kegiatan|sub_kegiatan)"/g)).toHaveLength(rows.length);
    const leaves = rows.filter(({ level }) => level === 'sub_kegiatan');
    expect(total.pagu).toBe(leaves.reduce((sum, { pagu }) => sum + pagu, 0));
    expect(total.realisasi).toBe(leaves.flatMap(({ tw }) => tw).reduce((sum, value) => sum + value, 0));
    expect(program.every(({ paguSendiri }) => paguSendiri === null)).toBe(true);
    for (const value of [total.pagu, total.realisasi, total.sisa, ...total.tw]) {
      expect(page).toContain(formatDecimal(value));
    }
    expect(page).not.toContain('class="beda"');
  });

  it('agrees with the dashboard of the same unit', async () => {
    const { total } = buildRekap(await findRekapRows(test.db, 1012, 2025));
    const dashboard = await test.app.inject({
      url: '/api/dashboard-pd',
      headers: { ...(await test.signIn('dinkes')), 'default-key-tahun-kinerja': '2025' },
    });
    expect(dashboard.json().data.anggaran).toMatchObject({
      pagu: total.pagu,
      realisasi: total.realisasi,
      serapan: total.serapan,
    });
  });

  it('escapes every text, runs no script and keeps to the content security policy', async () => {
    await asActor(test.db, null, (tx) =>
      tx
        .updateTable('program')
        .set({ nama: '<script>alert(1)</script>"&\'' })
        .where('satuan_kerja_id', '=', 1013)
        .execute(),
    );
    const answer = await open(1013);
    expect(answer.body).not.toContain('<script');
    expect(answer.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;&#39;');
    expect(answer.body).not.toMatch(/ style=| on\w+=|javascript:/);
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
  });

  it('says of a plan that is not final that there is nothing yet, except to who may see the draft', async () => {
    expect(await read(DRAF)).toContain(NOT_FINAL);
    expect(await read(DRAF, 2025, await test.signIn('dinkes'))).toContain(NOT_FINAL);
    for (const name of ['bagorganisasi', 'setda', 'super']) {
      expect(await read(DRAF, 2025, await test.signIn(name))).not.toContain(NOT_FINAL);
    }
    expect(await read(DRAF, 2024)).not.toContain(NOT_FINAL);
  });

  it.each([
    ['x', 2025, 422],
    [1012, 'dua', 422],
    [1012, 1999, 422],
    [1012, 2031, 422],
    [4711, 2025, 404],
  ])('for unit %s in %s answers %i', async (unit, tahun, status) => {
    expect((await open(unit, tahun)).statusCode).toBe(status);
  });
});
