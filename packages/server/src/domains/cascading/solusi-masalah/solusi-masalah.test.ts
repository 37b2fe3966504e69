import { type SolusiMasalah, type SolusiMasalahType, solusiMasalahCall } from '@selaras/contracts';
import { asActor } from '../../../database/as-actor';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
});
afterAll(() => test.close());

const ask = (query: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api/solusi-masalah?${query}`, headers });
const read = async (type: SolusiMasalahType, id: number): Promise<SolusiMasalah> => {
  const answer = await ask(`type=${type}&id=${id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toMatch(/\d{18}/);
  const parts = solusiMasalahCall.answer?.parse(answer.json());
  if (parts === undefined) throw new Error('the call has an answer');
  return parts;
};
const anySolution = (type: SolusiMasalahType) =>
  test.db
    .selectFrom('solusi')
    .innerJoin('kinerja_csf as csf', (join) =>
      join.onRef('csf.level', '=', 'solusi.level').onRef('csf.kinerja_id', '=', 'solusi.kinerja_masalah_id'),
    )
    .selectAll('solusi')
    .where('solusi.level', '=', type)
    .where('csf.jenis', '=', 'tidak_tercapai')
    .where('solusi.satuan_kerja_id', '=', 1012)
    .executeTakeFirstOrThrow();

describe('last year’s problem beside this year’s solution', () => {
  it.each<[SolusiMasalahType, boolean]>([
    ['kinerja-program', true],
    ['kinerja-kegiatan', true],
    ['kinerja-sub-kegiatan', false],
  ])('of a %s has both parts', async (type, hasChildren) => {
    const { kinerja_id, kinerja_masalah_id, solusi: text } = await anySolution(type);
    const { solusi, masalah } = await read(type, kinerja_id);
    expect(solusi).toMatchObject({ id: kinerja_id, tahun: 2025, nama: expect.any(String) });
    expect(solusi?.solusi.map((row) => row.solusi)).toContain(text);
    expect(masalah).toMatchObject({ id: kinerja_masalah_id, tahun: 2024 });
    expect(masalah?.capaian).toBeLessThan(100);
    for (const part of [solusi, masalah]) expect((part?.children.length ?? 0) > 0).toBe(hasChildren);
    expect(masalah?.kinerja_tidak_tercapai.length).toBeGreaterThan(0);
    expect(masalah?.penyebab_kegagalan).toBeTruthy();
  });

  it('has no part for a node that answers no problem', async () => {
    const { id } = await test.db
      .selectFrom('kinerja_program')
      .select('id')
      .where('satuan_kerja_id', '=', 1012)
      .where('tahun_kinerja', '=', 2024)
      .executeTakeFirstOrThrow();
    expect(await read('kinerja-program', id)).toEqual({ solusi: null, masalah: null });
  });

  it('is not found for an unknown node, a deleted one, and a draft of others', async () => {
    expect((await ask('type=kinerja-program&id=999999')).statusCode).toBe(404);
    const { kinerja_id } = await anySolution('kinerja-program');
    const close = (set: { keadaan: 'disetujui' | 'menunggu'; tahap: number }) =>
      asActor(test.db, null, (tx) =>
        tx
          .updateTable('validasi_perencanaan')
          .set(set)
          .where('satuan_kerja_id', '=', 1012)
          .where('tahun', '=', 2025)
          .execute(),
      );
    const url = `type=kinerja-program&id=${kinerja_id}`;
    await close({ keadaan: 'menunggu', tahap: 3 });
    expect((await ask(url)).statusCode).toBe(404);
    expect((await ask(url, await test.signIn('rsud'))).statusCode).toBe(404);
    expect((await ask(url, await test.signIn('dinkes'))).statusCode).toBe(200);
    await close({ keadaan: 'disetujui', tahap: 3 });
    await asActor(test.db, null, (tx) =>
      tx
        .updateTable('kinerja_program')
        .set({ deleted_at: new Date() })
        .where('id', '=', kinerja_id)
        .execute(),
    );
    expect((await ask(url)).statusCode).toBe(404);
  });

  it.each([
    '',
    'type=kinerja-program',
    'id=1',
    'type=kinerja-langkah-aksi&id=1',
    'type=kinerja-program&id=0',
  ])('refuses the query "%s"', async (query) => {
    expect((await ask(query)).statusCode).toBe(422);
  });
});
