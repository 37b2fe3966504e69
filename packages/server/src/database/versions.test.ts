import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { asActor } from './as-actor';

describe('versions', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ seed: 'demo' });
  });
  afterAll(() => test.drop());

  const versions = async () =>
    new Map(
      (await test.db.selectFrom('versi_data').selectAll().execute()).map((row) => [
        row.satuan_kerja_id,
        row.versi,
      ]),
    );
  const raisedBy = async (act: () => Promise<unknown>) => {
    const before = await versions();
    await act();
    const after = await versions();
    return [...after]
      .filter(([unit, versi]) => versi !== before.get(unit))
      .map(([unit]) => unit)
      .sort((a, b) => a - b);
  };
  const programOf = (unit: number) =>
    test.db
      .selectFrom('kinerja_program')
      .selectAll()
      .where('satuan_kerja_id', '=', unit)
      .limit(1)
      .executeTakeFirstOrThrow();

  it('of a row go up by one with every change, whatever the writer says', async () => {
    const { id, versi, created_at } = await programOf(1029);
    const {
      versi: next,
      updated_at,
      ...row
    } = await test.db
      .updateTable('kinerja_program')
      .set({ satuan: 'persen' })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(next).toBe(versi + 1);
    expect(row.created_at).toEqual(created_at);
    expect(updated_at.getTime()).toBeGreaterThanOrEqual(created_at.getTime());
  });

  it('tell the loser of a race: an update by version changes nothing the second time', async () => {
    const { id, versi } = await programOf(1029);
    const save = () =>
      test.db
        .updateTable('kinerja_program')
        .set({ satuan: 'persen' })
        .where('id', '=', id)
        .where('versi', '=', versi)
        .executeTakeFirst();
    expect((await save()).numUpdatedRows).toBe(1n);
    expect((await save()).numUpdatedRows).toBe(0n);
  });

  it('of a unit’s data go up with its own rows', async () => {
    const { id } = await programOf(1029);
    expect(
      await raisedBy(() =>
        test.db.updateTable('kinerja_program').set({ skp: true }).where('id', '=', id).execute(),
      ),
    ).toEqual([1029]);
  });

  it('of a unit go up when one that contributes to its tree changes', async () => {
    const { id } = await programOf(1023);
    expect(
      await raisedBy(() =>
        test.db.updateTable('kinerja_program').set({ skp: true }).where('id', '=', id).execute(),
      ),
    ).toEqual([1012, 1023]);
  });

  it('of both units go up with a proposal between them', async () => {
    expect(
      await raisedBy(() =>
        test.db
          .updateTable('kinerja_cross')
          .set({ status: 'disetujui' })
          .where('satuan_kerja_induk_id', '=', 1008)
          .execute(),
      ),
    ).toEqual([1008, 1052]);
  });

  it('of the whole regency go up with its goals', async () => {
    expect(
      await raisedBy(() =>
        test.db
          .updateTable('sasaran_strategis_rpjmd')
          .set({ realisasi_2: 6.7 })
          .where('id', '=', 3)
          .execute(),
      ),
    ).toEqual([0]);
  });

  it('write down who made a row', async () => {
    const { created_by } = await asActor(test.db, 3, (tx) =>
      tx
        .insertInto('visi')
        .values({ tahun_mulai: 2034, visi: 'x' })
        .returning('created_by')
        .executeTakeFirstOrThrow(),
    );
    expect(created_by).toBe(3);
  });

  it('and numbers, money, ids and dates come as plain values', async () => {
    const row = await programOf(1012);
    expect(row).toMatchObject({
      id: expect.any(Number),
      target: expect.any(Number),
      anggaran: expect.any(Number),
    });
    const { nilai_date } = await test.db
      .selectFrom('referensi')
      .select('nilai_date')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(nilai_date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
