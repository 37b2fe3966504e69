import type { Skp } from '@selaras/contracts';
import { readSheet } from '../../../kit/sheet-import/read-sheet';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const as = (name: string) => planningClient(test, name);
const read = async (nip: string, name = 'dinkes') => {
  const { status, body } = await as(name).get(`/skp/${nip}`);
  return { status, skp: body?.data as Skp };
};

/** A member of a Dinas Kesehatan team with shares of action steps in 2025. */
const member = (unit = 1012) =>
  test.db
    .selectFrom('langkah_aksi_anggota as a')
    .innerJoin('kinerja_langkah_aksi as l', 'l.id', 'a.langkah_aksi_id')
    .innerJoin('pegawai as p', 'p.peg_nip', 'a.nip')
    .where('p.satuan_kerja_id', '=', unit)
    .where('p.jenis_jabatan', '=', 'pelaksana')
    .where('l.tahun_kinerja', '=', 2025)
    .where('a.deleted_at', 'is', null)
    .select(['a.nip', 'p.unit_kerja_id', 'l.sasaran', 'l.indikator', 'a.id', 'l.id as langkah_id'])
    .orderBy('a.id')
    .executeTakeFirstOrThrow();
const head = () =>
  test.db
    .selectFrom('struktur_organisasi')
    .where('satuan_kerja_id', '=', 1012)
    .where('level', '=', 1)
    .select('pejabat_nip as nip')
    .executeTakeFirstOrThrow();

describe('the targets of an employee', () => {
  it('are his shares of action steps, each with the sub-activity above it and the aspect of its unit', async () => {
    const { nip, sasaran, indikator } = await member();
    const { skp } = await read(nip);
    expect(skp).toMatchObject({ tahun: 2025, bentuk: 'pegawai', pegawai: { nip } });
    const row = skp.utama.find((one) => one.rhk === sasaran && one.indikator === indikator);
    expect(row?.rhk_pimpinan).toEqual(expect.any(String));
    expect(['kuantitas', 'kualitas', 'waktu', 'biaya']).toContain(row?.aspek);
    expect(skp.penilai?.nip).toEqual(expect.any(String));
  });

  it('of a unit’s head are its goals marked as SKP, judged by the regent', async () => {
    const nip = String((await head()).nip);
    await test.db
      .updateTable('sasaran_strategis_pd')
      .set({ skp: false })
      .where('satuan_kerja_id', '=', 1012)
      .execute();
    expect((await read(nip)).skp.utama.filter(({ rhk_pimpinan }) => rhk_pimpinan === null)).toEqual([]);
    await test.db
      .updateTable('sasaran_strategis_pd')
      .set({ skp: true })
      .where('satuan_kerja_id', '=', 1012)
      .execute();
    const { skp } = await read(nip);
    expect(skp.bentuk).toBe('pimpinan');
    expect(skp.utama.length).toBeGreaterThan(0);
    expect(skp.utama[0]).toMatchObject({ rhk_pimpinan: null, target: expect.any(Number) });
  });

  it('served in a second team are additional ones', async () => {
    const { nip, langkah_id } = await member();
    const { tim_kerja_id } = await test.db
      .selectFrom('kinerja_langkah_aksi as l')
      .innerJoin('kinerja_sub_kegiatan as s', 's.id', 'l.kinerja_sub_kegiatan_id')
      .where('l.id', '=', langkah_id)
      .select('s.tim_kerja_id')
      .executeTakeFirstOrThrow();
    const before = (await read(nip)).skp;
    await test.db
      .updateTable('tim_kerja_anggota')
      .set({ jenis: 'tambahan' })
      .where('tim_kerja_id', '=', tim_kerja_id)
      .where('nip', '=', nip)
      .execute();
    const after = (await read(nip)).skp;
    expect(after.tambahan.length).toBeGreaterThan(before.tambahan.length);
    expect(after.utama.length + after.tambahan.length).toBe(before.utama.length + before.tambahan.length);
  });

  it('are for the own unit, for the head of the own division, and for the person alone', async () => {
    const { nip } = await member();
    expect((await read(nip, 'rsud')).status).toBe(404);
    expect((await read(nip, 'super')).status).toBe(200);
    expect((await read(nip, 'val_lke')).status).toBe(403);
    const kabid = await test.db
      .selectFrom('users')
      .innerJoin('pegawai', 'pegawai.peg_nip', 'users.peg_nip')
      .where('username', '=', 'kabid_kesmas')
      .select('pegawai.unit_kerja_id')
      .executeTakeFirstOrThrow();
    const person = async (same: boolean) =>
      (
        await test.db
          .selectFrom('pegawai')
          .where('satuan_kerja_id', '=', 1012)
          .where('jenis_jabatan', '=', 'pelaksana')
          .where('berhenti_pada', 'is', null)
          .where('unit_kerja_id', same ? '=' : '<>', kabid.unit_kerja_id)
          .select('peg_nip')
          .executeTakeFirstOrThrow()
      ).peg_nip;
    expect((await read(await person(true), 'kabid_kesmas')).status).toBe(200);
    expect((await read(await person(false), 'kabid_kesmas')).status).toBe(404);
    expect((await test.app.inject(`/api/skp/${nip}`)).statusCode).toBe(401);
  });

  it('of oneself need no number; an account without one is told so', async () => {
    const own = await as('kadinkes').get('/skp');
    expect([own.status, own.body.data.pegawai.nip]).toEqual([200, (await head()).nip]);
    await test.db.updateTable('users').set({ peg_nip: null }).where('username', '=', 'dpmptsp').execute();
    const none = await as('dpmptsp').get('/skp');
    expect([none.status, none.body.pesan]).toEqual([
      404,
      'Akun Anda tidak terhubung dengan data pegawai tahun ini. Hubungi admin kepegawaian.',
    ]);
  });

  it('are a sheet in the same order', async () => {
    const { nip } = await member();
    const { raw } = await as('dinkes').get(`/skp/${nip}/ekspor`);
    const text = JSON.stringify(await readSheet(raw));
    expect(text).toContain('Rencana hasil kerja pimpinan yang diintervensi');
    expect(text.indexOf('Pejabat penilai kinerja')).toBeLessThan(text.indexOf('Perilaku kerja'));
    expect(text).toContain('Kolaboratif');
  });
});
