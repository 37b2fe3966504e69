import { type BarisNilaiJenjang, nilaiJenjangCalls, type RekapNilaiJenjang } from '@selaras/contracts';
import { nilaiJenjang } from '@selaras/domain';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const PATH = '/nilai-jenjang-kinerja';
const YEAR = 2025;

let test: TestApp;
let superUser: ReturnType<typeof planningClient>;
beforeAll(async () => {
  test = await startTestApp();
  superUser = planningClient(test, 'super');
});
afterAll(() => test.close());

async function list(tahun = YEAR, query = ''): Promise<BarisNilaiJenjang[]> {
  const answer = await planningClient(test, 'super', tahun).get(`${PATH}${query}`);
  expect(answer.status).toBe(200);
  expect(nilaiJenjangCalls.list.answer?.safeParse(answer.body).error).toBeUndefined();
  return answer.body.data;
}
async function rekap(tahun = YEAR): Promise<RekapNilaiJenjang[]> {
  const answer = await planningClient(test, 'super', tahun).get(`${PATH}/rekap`);
  expect(nilaiJenjangCalls.rekap.answer?.safeParse(answer.body).error).toBeUndefined();
  return answer.body.data;
}
const find = async (wanted: (row: BarisNilaiJenjang) => boolean) => {
  const row = (await list()).find(wanted);
  if (row === undefined) throw new Error('no such indicator');
  return row;
};
const save = ({ id, versi }: Pick<BarisNilaiJenjang, 'id' | 'versi'>, body: object) =>
  superUser.put(`${PATH}/${id}`, body, versi);
const isNew = ({ versi }: BarisNilaiJenjang) => versi === 0;

describe('the matrix', () => {
  it('has every key indicator of every unit in the year, unit by unit, with the points of its class', async () => {
    const rows = await list();
    const { rows: counted } = await sql<{ jumlah: number }>`
      select count(*)::integer as jumlah from sasaran_strategis_pd where deleted_at is null`.execute(test.db);
    expect(rows).toHaveLength(counted[0]?.jumlah ?? 0);
    const units = rows.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id);
    expect(units).toEqual(units.toSorted((a, b) => a - b));
    expect(rows.every(({ opsi, nilai }) => nilai === nilaiJenjang(opsi))).toBe(true);
    expect(rows.some(({ opsi }) => opsi === null)).toBe(true);
  });

  it('can be asked for one unit', async () => {
    const rows = await list(YEAR, '?satuan_kerja_id=1012');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id))).toEqual(new Set([1012]));
  });

  it('is nobody’s but super’s', async () => {
    for (const name of ['pemda', 'dinkes', 'setda', 'val_lke', 'pemda_pantau']) {
      const client = planningClient(test, name);
      expect([name, (await client.get(PATH)).status]).toEqual([name, 403]);
      expect([name, (await client.get(`${PATH}/rekap`)).status]).toEqual([name, 403]);
      expect([name, (await client.put(`${PATH}/1`, { opsi: 'output' }, 0)).status]).toEqual([name, 403]);
    }
  });
});

describe('a class', () => {
  it('is stored with its note, keeps what is not sent, and is emptied again', async () => {
    const row = await find(isNew);
    const first = await save(row, { opsi: 'immediate' });
    expect(first).toMatchObject({ status: 200, headers: { etag: '"1"' } });
    expect(first.body.data).toEqual({ ...row, versi: 1, opsi: 'immediate', nilai: 80 });
    const noted = await save(first.body.data, { keterangan: '  Mengukur hasil langsung. ' });
    expect(noted.body.data).toMatchObject({ opsi: 'immediate', keterangan: 'Mengukur hasil langsung.' });
    const emptied = await save(noted.body.data, { opsi: null, keterangan: '' });
    expect(emptied.body.data).toEqual({ ...row, versi: 3 });
  });

  it('belongs to its year alone', async () => {
    const row = await find(isNew);
    const before = (await list(2024)).find(({ id }) => id === row.id);
    await save(row, { opsi: 'ultimate' });
    expect((await list(2024)).find(({ id }) => id === row.id)).toEqual(before);
  });

  it('needs the version that was read; of two at once one wins, and the other gets the row as it stands', async () => {
    const row = await find(isNew);
    expect((await superUser.send('PUT', `${PATH}/${row.id}`, { opsi: 'output' })).status).toBe(428);
    const both = await Promise.all([save(row, { opsi: 'output' }), save(row, { opsi: 'ultimate' })]);
    const [won, lost] = both.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 412]);
    expect(lost?.body.terkini).toEqual(won?.body.data);
    const late = await save(row, { keterangan: 'terlambat' });
    expect(late.status).toBe(412);
  });

  it.each([
    ['an unknown class', { opsi: 'super' }, 'opsi'],
    ['points in place of a class', { opsi: 100 }, 'opsi'],
    ['a note without end', { keterangan: 'x'.repeat(2001) }, 'keterangan'],
  ])('is refused as %s', async (_, body, field) => {
    const answer = await save(await find(isNew), body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('is refused where the indicator was deleted, is of another period, or never was', async () => {
    const row = await find(isNew);
    const refused = async () => {
      const { status, body } = await save(row, { opsi: 'output' });
      expect(body.pesan).toContain('bukan milik tahun 2025');
      return status;
    };
    const set = (values: object) =>
      test.db.updateTable('sasaran_strategis_pd').set(values).where('id', '=', row.id).execute();
    await set({ deleted_at: new Date() });
    expect(await refused()).toBe(404);
    await set({ deleted_at: null, tahun_mulai: 2019 });
    expect(await refused()).toBe(404);
    expect((await list()).some(({ id }) => id === row.id)).toBe(false);
    await set({ tahun_mulai: 2024 });
    expect((await save({ id: 999_999, versi: 0 }, { opsi: 'output' })).status).toBe(404);
  });

  it('is written to the audit log with who chose it', async () => {
    const row = await find(isNew);
    await save(row, { opsi: 'intermediate' });
    const { rows } = await sql<{ nama: string; opsi: string }>`
      select u.username as nama, a.sesudah ->> 'opsi' as opsi from audit_log a join users u on u.id = a.pengguna_id
      where a.tabel = 'nilai_jenjang_kinerja' order by a.id desc limit 1`.execute(test.db);
    expect(rows).toEqual([{ nama: 'super', opsi: 'intermediate' }]);
  });
});

describe('the recap', () => {
  it('says of every unit what its rows in the matrix say, the highest mean first', async () => {
    const [units, rows] = [await rekap(), await list()];
    expect(units).toHaveLength(40);
    for (const { satuan_kerja, jumlah, dinilai, rata_rata, kelas } of units) {
      const own = rows.filter((row) => row.satuan_kerja.satuan_kerja_id === satuan_kerja.satuan_kerja_id);
      const points = own.flatMap(({ nilai }) => (nilai === null ? [] : [nilai]));
      expect([jumlah, dinilai]).toEqual([own.length, points.length]);
      expect(kelas.ultimate).toBe(own.filter(({ opsi }) => opsi === 'ultimate').length);
      const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
      if (points.length === 0) expect(rata_rata).toBeNull();
      else expect(rata_rata).toBeCloseTo(mean, 2);
    }
    const places = units.map(({ peringkat }) => peringkat ?? Number.POSITIVE_INFINITY);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(units.at(-1)).toMatchObject({ peringkat: null, rata_rata: null });
  });
});

describe('the spreadsheets', () => {
  const sheetOf = async (path: string) => {
    const { raw, headers } = await superUser.get(path);
    const sheet = strFromU8(unzipSync(new Uint8Array(raw))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    return { sheet, name: String(headers['content-disposition']), lines: sheet.match(/<row /g)?.length };
  };

  it('have the rows of matrix and recap in words', async () => {
    const matrix = await sheetOf(`${PATH}/ekspor?satuan_kerja_id=1012`);
    expect(matrix.name).toContain('nilai-jenjang-kinerja-2025.xlsx');
    expect(matrix.lines).toBe((await list(YEAR, '?satuan_kerja_id=1012')).length + 1);
    const recap = await sheetOf(`${PATH}/rekap/ekspor`);
    expect(recap.name).toContain('rekap-nilai-jenjang-kinerja-2025.xlsx');
    expect(recap.lines).toBe(41);
    expect(recap.sheet).toContain('Belum dinilai');
    expect(recap.sheet).not.toContain('<f>');
  });
});
