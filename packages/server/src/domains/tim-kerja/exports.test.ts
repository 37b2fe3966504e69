import { XLSX_TYPE } from '@selaras/contracts';
import { sql } from 'kysely';
import { readSheet } from '../../kit/sheet-import/read-sheet';
import { planningClient } from '../../testing/planning-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { DINKES, RSUD, TAHUN } from './testing/team-people';

let test: TestApp;
const client = (username: string) => planningClient(test, username, TAHUN);

/** Rows of a sheet below its heads, as an account is sent it. */
async function sheet(username: string, path: string): Promise<readonly Record<string, string>[]> {
  const answer = await client(username).get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe(XLSX_TYPE);
  const [heads = [], ...rows] = await readSheet(new Uint8Array(answer.raw));
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? ''])));
}
const total = async (username: string, path: string) => (await client(username).get(path)).body.total;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('sheets of the team domain hold every page of what the reader may list, and nothing else', () => {
  it('teams', async () => {
    const own = await sheet('dinkes', '/tim-kerja/ekspor');
    expect(own).toHaveLength(await total('dinkes', '/tim-kerja'));
    expect(new Set(own.map((row) => row['Satuan kerja']))).toEqual(new Set(['Dinas Kesehatan']));
    expect(await sheet('dinkes', `/tim-kerja/ekspor?satuan_kerja_id=${RSUD}`)).toEqual(own);
    expect(await sheet('pemda', '/tim-kerja/ekspor')).toHaveLength(await total('pemda', '/tim-kerja'));
    expect(await sheet('dinkes', '/tim-kerja/ekspor?q=tidak-ada-tim-ini')).toEqual([]);
    expect((await client('kabid_kesmas').get('/tim-kerja/ekspor')).status).toBe(403);
  });

  it('places that wait for somebody', async () => {
    for (const [username, sebagai] of [
      ['kabid_kesmas', 'kabid'],
      ['kadinkes', 'opd'],
    ] as const) {
      const rows = await sheet(username, `/validasi-anggota/ekspor?sebagai=${sebagai}`);
      const listed = (await client(username).get(`/validasi-anggota?sebagai=${sebagai}`)).body;
      expect(rows).toHaveLength(listed.total);
      expect(rows[0]).toMatchObject({ Pegawai: listed.data[0].nama, Tim: listed.data[0].tim.nama });
    }
    expect((await client('val_lke').get('/validasi-anggota/ekspor?sebagai=opd')).status).toBe(403);
  });

  it('employees, those of other units without their number', async () => {
    const own = await sheet('dinkes', '/pegawai/ekspor');
    expect(own).toHaveLength(await total('dinkes', '/pegawai'));
    expect(own.every((row) => /^\d{18}$/.test(row.NIP ?? ''))).toBe(true);
    const others = await sheet('dinkes', `/pegawai/ekspor?cakupan=semua&satuan_kerja_id=${RSUD}`);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every((row) => row.NIP === '' && row['Pangkat/golongan'] === '')).toBe(true);
    expect((await client('pemda').get('/pegawai/ekspor')).status).toBe(403);
  });

  it('teams that somebody leads', async () => {
    const rows = await sheet('ketua_tim', '/tim-saya/ketua/ekspor');
    expect(rows).toMatchObject([{ Tim: 'Tim Kerja Kesehatan Masyarakat', Sebagai: 'Ketua' }]);
    expect(await sheet('anggota_tim', '/tim-saya/ketua/ekspor')).toEqual([]);
  });
});

describe('the way to one’s own teams', () => {
  const ringkas = async (username: string) => (await client(username).get('/tim-saya')).body.data;

  it('is told by the NIP behind an account, whatever its role', async () => {
    expect(await ringkas('ketua_tim')).toMatchObject({ ketua: 1, atasan: 0 });
    const member = await ringkas('anggota_tim');
    expect(member).toMatchObject({ ketua: 0, atasan: 0 });
    expect(member.anggota).toBeGreaterThan(0);
    expect(member.langkah).toBe(
      (await client('anggota_tim').get('/tim-saya/anggota')).body.data.langkah.length,
    );
    const above = (await client('kabid_kesmas').get('/tim-saya/ketua')).body.data;
    expect((await ringkas('kabid_kesmas')).atasan).toBe(above.length);
  });

  it('leads nowhere for an account of no employee, and ends with a place', async () => {
    await sql`update users set peg_nip = null where username = 'rsud'`.execute(test.db);
    expect(await ringkas('rsud')).toEqual({ ketua: 0, atasan: 0, anggota: 0, langkah: 0 });
    const { anggota } = await ringkas('anggota_tim');
    await sql`update tim_kerja_anggota a set status = 'nonaktif', menunggu_sejak = null
      from tim_kerja t where t.id = a.tim_kerja_id and t.tahun = ${TAHUN} and t.satuan_kerja_id = ${DINKES}
        and a.nip = (select peg_nip from users where username = 'anggota_tim')`.execute(test.db);
    expect((await ringkas('anggota_tim')).anggota).toBe(anggota - 1);
  });
});
