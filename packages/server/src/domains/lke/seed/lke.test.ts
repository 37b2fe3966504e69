import {
  keadaanLke,
  keadaanTindakLanjut,
  kekuranganLke,
  nilaiBerlaku,
  nilaiLke,
  semuaLangkahLke,
} from '@selaras/domain';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { DIPERBAIKI } from '../penilaian/issue-tindak-lanjut';
import { readLembar } from '../penilaian/read-lembar';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ seed: 'demo' });
});
afterAll(() => test.drop());

it('units stand in every state, the first year through', async () => {
  const rows = await test.db.selectFrom('lke_penilaian').select(['tahun', 'keadaan']).execute();
  const states = (tahun: number) =>
    new Set(rows.filter((row) => row.tahun === tahun).map(({ keadaan }) => keadaan));
  expect(states(2024)).toEqual(new Set(['final']));
  expect(states(2025)).toEqual(new Set(keadaanLke));
});

it('every worksheet has what its state asks for, and scores between 55 and 86', async () => {
  const units = await test.db.selectFrom('lke_penilaian').select(['satuan_kerja_id', 'tahun']).execute();
  const totals: number[] = [];
  for (const { satuan_kerja_id, tahun } of units) {
    const { instrumen, penilaian, baris } = await readLembar(test.db, satuan_kerja_id, tahun);
    const passed = semuaLangkahLke.slice(0, keadaanLke.indexOf(penilaian.keadaan));
    for (const langkah of passed) expect(kekuranganLke(langkah, instrumen, baris)).toEqual([]);
    if (penilaian.keadaan !== 'final') continue;
    const scores = new Map(baris.map((row) => [row.kriteria_id, nilaiBerlaku(row) ?? '']));
    totals.push(nilaiLke(instrumen, scores).nilai);
  }
  expect(totals.length).toBeGreaterThan(50);
  expect(Math.min(...totals)).toBeGreaterThanOrEqual(55);
  expect(Math.max(...totals)).toBeLessThanOrEqual(86);
});

it('recommendations of the first year stand in every state, those of the second are new', async () => {
  const { rows } = await sql<{ tahun: number; keadaan: string; berencana: boolean }>`
    select distinct tahun, keadaan, rencana is not null as berencana from lke_tindak_lanjut`.execute(test.db);
  const states = (tahun: number) =>
    new Set(rows.filter((row) => row.tahun === tahun).map((row) => row.keadaan));
  expect(states(2024)).toEqual(new Set(keadaanTindakLanjut));
  expect(states(2025)).toEqual(new Set(['terbuka']));
  const { rows: missing } = await sql`
    select p.id from lke_penilaian p join lke_jawaban j on j.penilaian_id = p.id and j.rekomendasi is not null
    where p.keadaan = 'final' and not exists (
      select from lke_tindak_lanjut t where t.penilaian_id = p.id and t.kriteria_id = j.kriteria_id)`.execute(
    test.db,
  );
  expect(missing).toEqual([]);
});

it('what the second round found repaired is solved, and nothing else is withdrawn', async () => {
  const { rows } = await sql<{ diperbaiki: boolean; ditarik: string | null; diulang: boolean | null }>`
    select distinct t.diperbaiki, t.ditarik, j.rekomendasi is not null as diulang from lke_tindak_lanjut t
    join lke_jawaban j on j.penilaian_id = t.penilaian_id and j.kriteria_id = t.kriteria_id and j.tahap = 2
    order by 1`.execute(test.db);
  expect(rows).toEqual([
    { diperbaiki: false, ditarik: null, diulang: true },
    { diperbaiki: true, ditarik: DIPERBAIKI, diulang: false },
  ]);
});

it('nobody evaluates his own unit', async () => {
  const own = await test.db
    .selectFrom('lke_penilai as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .whereRef('u.satuan_kerja_id', '=', 'p.satuan_kerja_id')
    .select('p.id')
    .execute();
  expect(own).toEqual([]);
});
