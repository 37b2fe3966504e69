import type { PerjanjianDetail, PerjanjianPegawaiRow } from '@selaras/contracts';
import { agreementSteps, key, match, terbit } from '../../../testing/agreement-steps';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let steps: ReturnType<typeof agreementSteps>;
beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
  steps = agreementSteps(test);
});
afterAll(() => test.close());

describe('agreements of employees', () => {
  const people = async (name: string, query = '') =>
    (await planningClient(test, name).get(`/perjanjian-kinerja-pegawai?${query}`)).body as {
      data: PerjanjianPegawaiRow[];
      total: number;
    };
  async function staffWithTargets(offset = 0) {
    const row = await test.db
      .selectFrom('langkah_aksi_anggota as a')
      .innerJoin('kinerja_langkah_aksi as l', 'l.id', 'a.langkah_aksi_id')
      .innerJoin('pegawai as p', 'p.peg_nip', 'a.nip')
      .where('p.satuan_kerja_id', '=', 1012)
      .where('l.tahun_kinerja', '=', 2025)
      .where('p.atasan_nip', 'is not', null)
      .where('p.jenis_jabatan', '<>', 'struktural')
      .where('a.target', 'is not', null)
      .select('a.nip')
      .distinct()
      .orderBy('a.nip')
      .offset(offset)
      .executeTakeFirstOrThrow();
    return row.nip;
  }

  it('are listed for the head of their division, by name, his own unit alone', async () => {
    const { data, total } = await people('kabid_kesmas');
    expect(total).toBeGreaterThan(0);
    expect(new Set(data.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id))).toEqual(new Set([1012]));
    expect(data.every(({ kemampuan }) => kemampuan.buat)).toBe(true);
    const [first] = data;
    expect((await people('kabid_kesmas', `q=${first?.nip}`)).data).toEqual([first]);
  });

  it('are made, issued and signed by him, with the targets of the employee’s action steps', async () => {
    const nip = await staffWithTargets();
    const kabid = planningClient(test, 'kabid_kesmas');
    const made = await kabid.post('/perjanjian-kinerja-pegawai', { satuan_kerja_id: 1012, nip }, key());
    expect(made.status).toBe(201);
    const pk = made.body.data as PerjanjianDetail;
    expect(pk).toMatchObject({ jenis: 'pegawai', pihak_pertama: { nip }, kendala: null });
    expect(pk.rantai.map(({ jenis }) => jenis)).toEqual([
      'pemda',
      'sasaran-strategis-pd',
      'kinerja-program',
      'kinerja-kegiatan',
      'kinerja-sub-kegiatan',
    ]);
    const path = `/perjanjian-kinerja-pegawai/${pk.id}`;
    const terbitan = await kabid.post(`${path}/terbitkan`, terbit, match(pk.versi));
    expect(terbitan.status).toBe(200);
    const berkas_id = await steps.upload('kabid_kesmas');
    const signed = await kabid.send('PUT', `${path}/salinan`, { berkas_id }, match(terbitan.body.data.versi));
    expect(signed.body.data.status).toBe('ditandatangani');
    // The chain names to him what only others may open, and leads nowhere.
    expect(pk.rantai.map(({ id }) => id)).toEqual(pk.rantai.map(() => null));
    expect((await planningClient(test, 'rsud').get(path)).status).toBe(403);
    expect((await people('kabid_kesmas', 'status=ditandatangani')).data.map((row) => row.nip)).toEqual([nip]);
  });

  describe('of somebody who changes units', () => {
    const kabid = () => planningClient(test, 'kabid_kesmas');
    const rsud = () => planningClient(test, 'rsud');
    const begin = (client: typeof rsud, satuan_kerja_id: number, nip: string) =>
      client().post('/perjanjian-kinerja-pegawai', { satuan_kerja_id, nip }, key());
    const move = (nip: string) =>
      test.db.updateTable('pegawai').set({ satuan_kerja_id: 1013 }).where('peg_nip', '=', nip).execute();

    it('lapse while they are drafts: the new unit begins its own', async () => {
      const nip = await staffWithTargets(1);
      const { id } = (await begin(kabid, 1012, nip)).body.data;
      await move(nip);
      expect((await kabid().get(`/perjanjian-kinerja-pegawai/${id}`)).status).toBe(404);
      expect((await people('rsud', `q=${nip}`)).data).toMatchObject([
        { perjanjian: null, kemampuan: { buat: true } },
      ]);
      const fresh = await begin(rsud, 1013, nip);
      expect(fresh).toMatchObject({
        status: 201,
        body: { data: { tahap: 'murni', satuan_kerja: { satuan_kerja_id: 1013 } } },
      });
      expect(fresh.body.data.id).not.toBe(id);
      expect((await people('rsud', `q=${nip}`)).data[0]?.perjanjian?.id).toBe(fresh.body.data.id);
      expect((await begin(kabid, 1012, nip)).status).toBe(404);
    });

    it('stay with the unit that issued them: the new one makes an amendment', async () => {
      const nip = await staffWithTargets(2);
      const { id, versi } = (await begin(kabid, 1012, nip)).body.data;
      const path = `/perjanjian-kinerja-pegawai/${id}`;
      const issued = await kabid().post(`${path}/terbitkan`, terbit, match(versi));
      expect(issued).toMatchObject({ status: 200, body: { data: { kemampuan: { perubahan: true } } } });
      await move(nip);
      expect((await kabid().get(path)).body.data).toMatchObject({
        status: 'diterbitkan',
        kemampuan: { perubahan: false },
      });
      expect((await people('rsud', `q=${nip}&status=belum`)).data).toMatchObject([
        { perjanjian: null, kemampuan: { buat: true } },
      ]);
      const amendment = (await begin(rsud, 1013, nip)).body.data as PerjanjianDetail;
      expect(amendment).toMatchObject({ tahap: 'perubahan', perubahan_ke: 1, status: 'draf' });
    });
  });
});
