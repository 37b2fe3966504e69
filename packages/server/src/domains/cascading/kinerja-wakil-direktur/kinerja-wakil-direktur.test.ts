import { publicKinerjaWakilDirekturCall } from '@selaras/contracts';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
  await approvePlan(test, 1013);
});
afterAll(() => test.close());

const ask = (id: string | number) =>
  test.app.inject(`/api/public-display/kinerja-wakil-direktur-rsud?kinerjaProgramId=${id}`);
const programOf = (unit: number) =>
  test.db
    .selectFrom('kinerja_program')
    .select('id')
    .where('satuan_kerja_id', '=', unit)
    .where('tahun_kinerja', '=', 2025)
    .orderBy('id')
    .executeTakeFirstOrThrow();

describe('the deputy director’s performance', () => {
  it('is the delegated program with its activities and who owns them', async () => {
    const { id } = await programOf(1013);
    const answer = await ask(id);
    const { kinerjaProgram } = publicKinerjaWakilDirekturCall.answer?.parse(answer.json()) ?? {};
    expect(kinerjaProgram).toMatchObject({
      id,
      struktur_organisasi: { jabatan_nama: 'Wakil Direktur Pelayanan' },
    });
    expect(kinerjaProgram?.program?.nama).toMatch(/^PROGRAM/);
    expect(kinerjaProgram?.kinerja_kegiatan.length).toBeGreaterThan(1);
    expect(kinerjaProgram?.kinerja_kegiatan[0]?.kegiatan?.nama).toBeTruthy();
    expect(answer.body).not.toMatch(/\d{18}/);
  });

  it('is not found for a program that nobody delegated or that does not exist', async () => {
    const { id } = await programOf(1012);
    for (const answer of [await ask(id), await ask(999_999)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().pesan).toBe('Data tidak ditemukan');
    }
  });

  it('refuses what is no id', async () => {
    expect((await ask('')).statusCode).toBe(422);
    expect((await ask('x')).statusCode).toBe(422);
  });
});
