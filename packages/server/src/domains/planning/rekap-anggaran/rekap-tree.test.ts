import {
  type AnggaranTotals,
  type RekapAnggaranRow,
  type RekapAnggaranUnitRow,
  rekapAnggaranCalls,
} from '@selaras/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { sumOf } from './rekap-anggaran';

const PATH = '/rekap-anggaran';
let test: TestApp;
let superUser: ReturnType<typeof planningClient>;
beforeAll(async () => {
  test = await startTestApp();
  superUser = planningClient(test, 'super');
});
afterAll(() => test.close());

const pohon = async (
  unit: number,
  client = superUser,
): Promise<{ baris: RekapAnggaranRow[]; total: AnggaranTotals }> => {
  const { body } = await client.get(`${PATH}/pohon?satuan_kerja_id=${unit}`);
  expect(rekapAnggaranCalls.tree.answer?.safeParse(body).error).toBeUndefined();
  return body.data;
};
const kabupaten = async (): Promise<{ baris: RekapAnggaranUnitRow[]; total: AnggaranTotals }> => {
  const { body } = await superUser.get(`${PATH}/kabupaten`);
  expect(rekapAnggaranCalls.kabupaten.answer?.safeParse(body).error).toBeUndefined();
  return body.data;
};
const figuresOf = ({ pagu, tw, realisasi, sisa, serapan }: AnggaranTotals) => ({
  pagu,
  tw,
  realisasi,
  sisa,
  serapan,
});
const sheetOf = (raw: Uint8Array) =>
  strFromU8(unzipSync(new Uint8Array(raw))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

describe('the tree of a unit', () => {
  it('adds up: each line is the sum of the lines one step below it, and all of it is the total', async () => {
    const { baris, total } = await pohon(1012);
    const below = (at: number) => {
      const depth = baris[at]?.kedalaman ?? 0;
      const end = baris.findIndex((line, place) => place > at && line.kedalaman <= depth);
      return baris.slice(at + 1, end < 0 ? undefined : end).filter((line) => line.kedalaman === depth + 1);
    };
    baris.forEach((line, at) => {
      const parts = below(at);
      if (parts.length > 0) expect(figuresOf(line)).toEqual(sumOf(parts));
    });
    expect(sumOf(baris.filter(({ kedalaman }) => kedalaman === 0))).toEqual(total);
    expect(baris.some(({ level }) => level === 'sub_kegiatan')).toBe(true);
  });

  it.each([
    ['dinkes', 1012, 200],
    ['dinkes', 1013, 403],
    ['bagorganisasi', 999906, 200],
    ['bagorganisasi', 9999, 403],
    ['setda', 9999, 200],
    ['setda', 999906, 200],
    ['setda', 1012, 403],
    ['pemda', 1012, 200],
    ['pemda_pantau', 1013, 200],
    ['val_rencana1', 1012, 403],
    ['super', 4711, 404],
  ])('of unit asked for by %s (%d) answers %d', async (name, unit, status) => {
    expect((await planningClient(test, name).get(`${PATH}/pohon?satuan_kerja_id=${unit}`)).status).toBe(
      status,
    );
    expect((await planningClient(test, name).get(`${PATH}/ekspor?satuan_kerja_id=${unit}`)).status).toBe(
      status,
    );
  });

  it('leaves as a spreadsheet with every line and the total', async () => {
    const { baris, total } = await pohon(1012);
    const { raw, headers } = await superUser.get(`${PATH}/ekspor?satuan_kerja_id=1012`);
    expect(headers['content-disposition']).toContain('rekap-anggaran-1012-2025.xlsx');
    const sheet = sheetOf(raw);
    expect(sheet.match(/<row /g)).toHaveLength(baris.length + 2);
    expect(sheet).toContain(`<v>${total.pagu}</v>`);
    expect(sheet).not.toContain('<f>');
  });
});

describe('the regency', () => {
  it('has every active unit with the very figures of its own tree, and their sum', async () => {
    const { baris, total } = await kabupaten();
    expect(baris).toHaveLength(40);
    for (const row of baris) {
      expect(figuresOf(row)).toEqual((await pohon(row.satuan_kerja.satuan_kerja_id)).total);
    }
    expect(sumOf(baris)).toEqual(total);
    expect(total.pagu).toBeGreaterThan(1e11);
  });

  it('counts a line without parts by its own figures, also when it is a program', async () => {
    const before = await pohon(1012);
    await test.db
      .insertInto('program')
      .values({
        satuan_kerja_id: 1012,
        tahun_kinerja: 2025,
        kode: '9.99.99',
        nama: 'Tanpa rincian',
        pagu: 12_345.67,
      })
      .execute();
    const after = await pohon(1012);
    expect(after.total.pagu).toBe(sumOf([before.total, { ...before.total, pagu: 12_345.67 }]).pagu);
    const row = (await kabupaten()).baris.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === 1012);
    expect(row && figuresOf(row)).toEqual(after.total);
  });

  it('is for who sees all units', async () => {
    for (const [name, status] of [
      ['pemda', 200],
      ['pemda_pantau', 200],
      ['dinkes', 403],
      ['setda', 403],
    ] as const) {
      expect((await planningClient(test, name).get(`${PATH}/kabupaten`)).status).toBe(status);
    }
    const { raw } = await superUser.get(`${PATH}/kabupaten/ekspor`);
    expect(sheetOf(raw)).toContain('Jumlah kabupaten');
  });
});
