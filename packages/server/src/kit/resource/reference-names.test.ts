import * as contracts from '@selaras/contracts';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { withNames } from './reference-names';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const change = (tabel: string, kolom: string, sesudah: number) => ({
  tabel,
  perubahan: [{ kolom, sebelum: null, sesudah }],
});

const references = Object.values<unknown>(contracts)
  .filter(
    (value): value is readonly contracts.Entity[] => Array.isArray(value) && value[0]?.fields !== undefined,
  )
  .flat()
  .flatMap(({ name, stored, fields }) =>
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'reference')
      .map(([field, reference]) =>
        change(stored?.table ?? name.replaceAll('-', '_'), contracts.columnOf(field, reference), -1),
      ),
  );

describe('a change of what a row refers to', () => {
  it('can be told of every reference that is described; an id of a row that is gone stays', async () => {
    expect(references.length).toBeGreaterThan(10);
    expect(await withNames(test.db, references)).toEqual(references.map(({ perubahan }) => perubahan));
  });

  it('is told by the names that descriptions give, also of a column that several tables have', async () => {
    const { db } = test;
    const program = await db.selectFrom('program').selectAll().executeTakeFirstOrThrow();
    const kegiatan = await db.selectFrom('kegiatan').selectAll().executeTakeFirstOrThrow();
    const goal = await db
      .selectFrom('sasaran_strategis_rpjmd as r')
      .innerJoin('sasaran_strategis as s', 's.id', 'r.sasaran_strategis_id')
      .innerJoin('indikator_sasaran_strategis as i', 'i.id', 'r.indikator_sasaran_strategis_id')
      .select(['r.id', 's.id as sasaran_id', 's.nomor', 's.sasaran', 'i.indikator'])
      .executeTakeFirstOrThrow();
    const told = await withNames(db, [
      change('kegiatan', 'parent_id', program.id),
      change('sub_kegiatan', 'parent_id', kegiatan.id),
      change('sasaran_strategis_pd', 'sasaran_strategis_rpjmd_id', goal.id),
      change('sasaran_strategis_rpjmd', 'sasaran_strategis_id', goal.sasaran_id),
      change('sasaran_strategis_rpjmd', 'target_1', 7),
    ]);
    expect(told.map(([only]) => only?.sesudah)).toEqual([
      `${program.kode} ${program.nama}`,
      `${kegiatan.kode} ${kegiatan.nama}`,
      goal.indikator,
      `${goal.nomor} ${goal.sasaran}`,
      7,
    ]);
  });
});
