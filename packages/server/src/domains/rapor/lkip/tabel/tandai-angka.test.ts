import {
  type LaporanBagian,
  type LaporanTabel,
  lkipNarasiCalls,
  lkipTabelCalls,
  type Naskah,
} from '@selaras/contracts';
import { formatRupiah, kekuranganLkip } from '@selaras/domain';
import { planningClient } from '../../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { assembleLaporan } from '../ekspor/assemble-laporan';
import { visibilityAngka } from './record-angka';

const UNIT = 1012;
const BASE = `/lkip/satuan-kerja/${UNIT}`;
const pemilik = { satuan_kerja_id: UNIT, tahun: 2025 };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const people = new Map<string, ReturnType<typeof planningClient>>();
function as(username: string) {
  const client = people.get(username) ?? planningClient(test, username);
  people.set(username, client);
  return client;
}

const naskah = (text: string): Naskah => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
async function write(bagian: string, text: string): Promise<void> {
  const path = `${BASE}/bagian/${bagian}`;
  const { sewa, bagian: found } = (await as('dinkes').post(`${path}/sewa`, { ambil_alih: true })).body.data;
  expect((await as('dinkes').put(path, { sewa, isi: naskah(text) }, found.versi)).status).toBe(200);
  await as('dinkes').send('DELETE', `${path}/sewa/${sewa}`);
}
async function step(langkah: string, username = 'dinkes', body = {}) {
  const { versi } = (await as(username).get(`${BASE}/alur`)).body.data;
  const answer = await as(username).post(`${BASE}/alur/${langkah}`, body, { 'if-match': `"${versi}"` });
  expect([langkah, answer.status]).toEqual([langkah, 200]);
}
async function analisis(username = 'dinkes'): Promise<LaporanTabel[]> {
  const { body } = await as(username).get(`${BASE}/analisis`);
  expect(lkipNarasiCalls.analisis.answer?.safeParse(body).error).toBeUndefined();
  return body.data.bagian.flatMap(({ tabel }: LaporanBagian) => tabel);
}
async function keuangan(username = 'dinkes'): Promise<LaporanTabel[]> {
  const { body } = await as(username).get(`${BASE}/tabel?bab=III`);
  expect(lkipTabelCalls.satuanKerja.answer?.safeParse(body).error).toBeUndefined();
  return body.data.find(({ bagian }: { bagian: string }) => bagian === 'realisasi-anggaran').tabel;
}
/** What marked cells of tables say, and what they said. */
const marks = (tables: readonly LaporanTabel[]) =>
  tables.flatMap(({ kode, baris, total, berubah }) =>
    (berubah?.sel ?? []).map(({ baris: at, kolom, semula }) => [kode, (baris[at] ?? total)?.[kolom], semula]),
  );
async function printed(): Promise<string> {
  const whose = { unit: null, instansi: 'Kabupaten', visibility: visibilityAngka(pemilik) };
  return JSON.stringify((await assembleLaporan(test.db, pemilik, whose)).laporan);
}
const setRealisasi = (id: number, realisasi_2: number) =>
  test.db
    .updateTable('sasaran_strategis_pd')
    .set({ realisasi_2, capaian_2: 50 })
    .where('id', '=', id)
    .execute();

let indikator: { id: number; realisasi: number };
let narasi: number;

it('nothing is marked while nothing was written', async () => {
  const [first] = (await as('dinkes').get(`${BASE}/narasi`)).body.data.baris;
  indikator = first.indikator;
  const { body } = await as('dinkes').post(`${BASE}/narasi`, { indikator_id: indikator.id });
  narasi = body.data.id;
  await setRealisasi(indikator.id, 11.5);
  expect(marks(await analisis())).toEqual([]);
  expect(marks(await keuangan())).toEqual([]);
});

it('a figure that changed since its narrative was written is marked with what it was, on the page and in the draft’s files', async () => {
  await write(`narasi-${narasi}-1`, 'Realisasi 11,5.');
  expect(marks(await analisis())).toEqual([]);
  await setRealisasi(indikator.id, 12.5);
  const kode = expect.stringMatching(/^analisis-\d+-1$/);
  expect(marks(await analisis())).toEqual([[kode, '12,5', '11,5']]);
  expect(marks(await analisis('pemda'))).toEqual(marks(await analisis()));
  expect(await printed()).toContain('12,5 (semula 11,5)');
  expect(await printed()).toContain('Angka yang ditandai berubah sejak');
});

it('writing again, or deciding on the draft, is with the figures of then', async () => {
  await write(`narasi-${narasi}-1`, 'Realisasi 12,5.');
  expect(marks(await analisis())).toEqual([]);
  await setRealisasi(indikator.id, 13.5);
  const [{ kode, versi, draf }] = (await as('dinkes').get(`/lkip/narasi-pd/${narasi}`)).body.data.bagian;
  const decision = { keputusan: 'diambil', draf: draf.teks };
  expect((await as('dinkes').put(`${BASE}/bagian/${kode}/draf`, decision, versi)).status).toBe(200);
  expect(marks(await analisis())).toEqual([]);
});

it('a text about one of two indicators of a goal marks no total of both, and marks a figure that changed', async () => {
  const programs = await test.db
    .selectFrom('kinerja_program')
    .where('satuan_kerja_id', '=', UNIT)
    .where('tahun_kinerja', '=', 2025)
    .select(['id', 'anggaran', 'sasaran_strategis_pd_id as goal'])
    .orderBy('id')
    .execute();
  const other = programs.find(({ goal }) => goal !== indikator.id)?.goal ?? 0;
  await test.db
    .updateTable('sasaran_strategis_pd')
    .set(({ selectFrom }) => ({
      sasaran_strategis_satker: selectFrom('sasaran_strategis_pd as own')
        .where('own.id', '=', indikator.id)
        .select('own.sasaran_strategis_satker'),
    }))
    .where('id', '=', other)
    .execute();
  await write(`narasi-${narasi}-7`, 'Program pendukung.');
  const tables = await analisis();
  expect(marks(tables)).toEqual([]);
  const count = (goal: number) => programs.filter((one) => one.goal === goal).length;
  const whole = tables.find(({ baris }) => baris.length === count(indikator.id) + count(other));
  expect(whole?.total).not.toBeNull();
  const own = programs.find(({ goal }) => goal === indikator.id);
  const anggaran = (own?.anggaran ?? 0) + 1_000_000;
  await test.db
    .updateTable('kinerja_program')
    .set({ anggaran })
    .where('id', '=', own?.id ?? 0)
    .execute();
  expect(marks(await analisis())).toEqual([
    [expect.stringMatching(/^analisis-\d+-7$/), formatRupiah(anggaran), formatRupiah(own?.anggaran ?? 0)],
  ]);
});

it('every figure of the chapter that changed since the report was handed in is marked, money too', async () => {
  for (const kode of kekuranganLkip(new Set())) await write(kode, `Naskah ${kode}.`);
  await step('ajukan');
  expect([...marks(await analisis()), ...marks(await keuangan())]).toEqual([]);
  const program = await test.db
    .selectFrom('kinerja_program')
    .where('satuan_kerja_id', '=', UNIT)
    .where('tahun_kinerja', '=', 2025)
    .select(['id', 'anggaran'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await test.db
    .updateTable('kinerja_program')
    .set({ anggaran: (program.anggaran ?? 0) + 1_000_000 })
    .where('id', '=', program.id)
    .execute();
  await setRealisasi(indikator.id, 14.5);
  const tables = marks(await keuangan('val_lke'));
  expect(tables.filter(([kode]) => kode === 'realisasi-anggaran').length).toBeGreaterThanOrEqual(2);
  expect(marks(await analisis('val_lke')).map(([, kini, semula]) => [kini, semula])).toContainEqual([
    '14,5',
    '13,5',
  ]);
  expect(await printed()).toContain('14,5 (semula 13,5)');
});

it('what is formalised has the figures alone', async () => {
  await step('selesaikan-reviu', 'val_lke');
  expect(await printed()).not.toContain('semula');
  expect(marks(await analisis()).length).toBeGreaterThan(0);
});
