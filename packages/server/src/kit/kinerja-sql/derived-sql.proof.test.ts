import { type CascadingTree, HEADER_TAHUN_KINERJA } from '@selaras/contracts';
import { capaianOf, capaianTargetAkhir, efisiensi, type Polaritas, pertumbuhan } from '@selaras/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { capaianSql, pertumbuhanSql } from './derived-sql';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Case {
  readonly polaritas: Polaritas;
  readonly target: number | null;
  readonly realisasi: number | null;
  readonly range_min: number | null;
  readonly range_max: number | null;
}

const value = fc.option(
  fc.oneof(
    fc.constant(0),
    fc.integer({ min: -500, max: 50_000 }),
    fc.integer({ min: -9_999_999, max: 99_999_999 }).map((n) => n / 10_000),
  ),
  { nil: null, freq: 8 },
);
const anyCase: fc.Arbitrary<Case> = fc.record({
  polaritas: fc.constantFrom<Polaritas>('maximize', 'minimize', 'range'),
  target: value,
  realisasi: value,
  range_min: value,
  range_max: value,
});

const column = (name: string) => sql.ref(`kasus.${name}`);
const ukuran = {
  polaritas: column('polaritas'),
  range_min: column('range_min'),
  range_max: column('range_max'),
  target: column('target'),
  realisasi: column('realisasi'),
};

describe('the formulas of the domain, as SQL', () => {
  it('give the same achievement and growth for every kind of input', async () => {
    const cases = fc.sample(anyCase, { numRuns: 3000, seed: 7 });
    const { rows } = await sql<Case & { capaian: number | null; pertumbuhan: number | null }>`
      select kasus.*, ${capaianSql(ukuran)} as capaian,
        ${pertumbuhanSql(column('realisasi'), column('target'))} as pertumbuhan
      from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as kasus
        (polaritas text, target numeric, realisasi numeric, range_min numeric, range_max numeric)`.execute(
      test.db,
    );
    expect(rows).toHaveLength(cases.length);
    for (const row of rows) {
      expect({ ...row, hasil: row.capaian }).toEqual({ ...row, hasil: capaianOf(row) });
      expect({ ...row, hasil: row.pertumbuhan }).toEqual({
        ...row,
        hasil: pertumbuhan(row.realisasi, row.target),
      });
    }
  });

  it.each(['kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan'] as const)(
    'agree with what is stored in every row of %s',
    async (table) => {
      const row = (name: string) => sql.ref(`${table}.${name}`);
      const { rows } = await sql<Case & { capaian: number | null; sql: number | null }>`
        select polaritas, target, realisasi, range_min, range_max, capaian, ${capaianSql({
          polaritas: row('polaritas'),
          range_min: row('range_min'),
          range_max: row('range_max'),
          target: row('target'),
          realisasi: row('realisasi'),
        })} as sql from ${sql.table(table)}`.execute(test.db);
      expect(rows.length).toBeGreaterThan(100);
      for (const found of rows) {
        expect(found.sql).toBe(capaianOf(found));
        expect(found.capaian).toBe(found.sql);
      }
    },
  );

  it('agree with the figures of every goal in the tree', async () => {
    for (const tahun of [2024, 2025]) {
      const answer = await test.app.inject({
        url: '/api/cascading',
        headers: { ...(await test.signIn('super')), [HEADER_TAHUN_KINERJA]: String(tahun) },
      });
      const { data } = answer.json<CascadingTree>();
      for (const goal of data) {
        const before = tahun === 2024 ? goal.baseline : goal.realisasi_1;
        expect(goal.capaian).toBe(capaianOf(goal));
        expect(goal.perbandingan_realisasi_tahun).toBe(pertumbuhan(goal.realisasi, before ?? null));
        expect(goal.perbandingan_realisasi_target).toBe(
          capaianTargetAkhir({ ...goal, lastTarget: goal.target_5 ?? null }),
        );
        const program = goal.sasaran_strategis_pd.flatMap((pd) => pd.kinerja_program);
        const total = (name: 'anggaran' | 'realisasi_anggaran') =>
          program.length === 0 ? null : program.reduce((sum, node) => sum + (node[name] ?? 0), 0);
        expect(goal.efisiensi_sumber_daya).toEqual(
          efisiensi({
            capaian: goal.capaian,
            pagu: total('anggaran'),
            realisasi: total('realisasi_anggaran'),
          }),
        );
      }
      expect(data.some(({ efisiensi_sumber_daya }) => efisiensi_sumber_daya !== null)).toBe(true);
      expect(data.some(({ efisiensi_sumber_daya }) => efisiensi_sumber_daya === null)).toBe(true);
    }
  });
});
