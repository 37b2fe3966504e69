import { publicKinerjaLangkahAksiCall } from '@selaras/contracts';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let programId: number;
beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
  const row = await test.db
    .selectFrom('kinerja_langkah_aksi as langkah')
    .innerJoin('kinerja_sub_kegiatan as sub', 'sub.id', 'langkah.kinerja_sub_kegiatan_id')
    .innerJoin('kinerja_kegiatan as kegiatan', 'kegiatan.id', 'sub.kinerja_kegiatan_id')
    .where('langkah.satuan_kerja_id', '=', 1012)
    .where('langkah.tahun_kinerja', '=', 2025)
    .select('kegiatan.kinerja_program_id')
    .executeTakeFirstOrThrow();
  programId = row.kinerja_program_id;
});
afterAll(() => test.close());

const ask = (query: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api/public-display/kinerja-langkah-aksi?${query}`, headers });
const steps = async (query: string) => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(200);
  return publicKinerjaLangkahAksiCall.answer?.parse(answer.json()).kinerjaLangkahAksi ?? [];
};

describe('the action steps of a program', () => {
  it('name their sub-activity and the members that carry them, without a NIP', async () => {
    const found = await steps(`kinerjaProgramId=${programId}`);
    expect(found.length).toBeGreaterThan(1);
    for (const step of found) expect(step.sub_kegiatan?.nama).toBeTruthy();
    expect(found.flatMap(({ tim_kerja_anggota }) => tim_kerja_anggota)[0]?.nama_pegawai_anggota).toBeTruthy();
    expect((await ask(`kinerjaProgramId=${programId}`)).body).not.toMatch(/\d{18}/);
  });

  it('can be narrowed to one sub-activity of that program', async () => {
    const all = await steps(`kinerjaProgramId=${programId}`);
    const id = all[0]?.kinerja_sub_kegiatan_id;
    const some = await steps(`kinerjaProgramId=${programId}&kinerjaSubKegiatanId=${id}`);
    expect(some).toEqual(all.filter((step) => step.kinerja_sub_kegiatan_id === id));
    expect(await steps(`kinerjaProgramId=${programId}&kinerjaSubKegiatanId=999999`)).toEqual([]);
  });

  it('are found by their sub-activity alone, as a cross-cutting item stands under another programme', async () => {
    const [first] = await steps(`kinerjaProgramId=${programId}`);
    const id = first?.kinerja_sub_kegiatan_id;
    const some = await steps(`kinerjaSubKegiatanId=${id}`);
    expect(some).toEqual(await steps(`kinerjaProgramId=${programId}&kinerjaSubKegiatanId=${id}`));
    expect((await ask('kinerjaSubKegiatanId=999999')).statusCode).toBe(404);
  });

  it('are not found below an unknown program or another unit’s draft, and refuse what is no id', async () => {
    const { id } = await test.db
      .selectFrom('kinerja_program')
      .select('id')
      .where('satuan_kerja_id', '=', 1015)
      .where('tahun_kinerja', '=', 2025)
      .executeTakeFirstOrThrow();
    expect((await ask('kinerjaProgramId=999999')).statusCode).toBe(404);
    expect((await ask(`kinerjaProgramId=${id}`)).statusCode).toBe(404);
    expect((await ask(`kinerjaProgramId=${id}`, await test.signIn('super'))).statusCode).toBe(200);
    expect((await ask('')).statusCode).toBe(404);
    expect((await ask('kinerjaProgramId=satu')).statusCode).toBe(422);
  });
});
