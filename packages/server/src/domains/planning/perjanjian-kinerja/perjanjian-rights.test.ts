import { aboutProgram, agreementServer, match, terbit } from '../../../testing/agreement-steps';
import { planningClient } from '../../../testing/planning-client';

const server = agreementServer();

describe('who may do what', () => {
  it('a unit works on its own agreements alone, the regency reads all and changes none of them', async () => {
    const { id } = await server.steps.subjectWithout();
    const { id: pk, versi } = await server.steps.draft(id);
    for (const name of ['rsud', 'pemda', 'pemda_pantau', 'kabid_kesmas']) {
      const person = planningClient(server.test, name);
      expect((await person.post('/perjanjian-kinerja', aboutProgram(id))).status).toBe(403);
      expect((await person.post(`/perjanjian-kinerja/${pk}/terbitkan`, terbit, match(versi))).status).toBe(
        403,
      );
    }
    const status = async (name: string) =>
      (await planningClient(server.test, name).get(`/perjanjian-kinerja/${pk}`)).status;
    expect(await status('pemda_pantau')).toBe(200);
    expect(await status('rsud')).toBe(403);
    const pantau = await planningClient(server.test, 'pemda_pantau').get(`/perjanjian-kinerja/${pk}`);
    expect(Object.values(pantau.body.data.kemampuan)).toEqual([false, false, false, false]);
  });

  it('nobody makes one about another unit’s performance', async () => {
    const foreign = await server.test.db
      .selectFrom('kinerja_program')
      .where('satuan_kerja_id', '=', 1013)
      .where('tahun_kinerja', '=', 2025)
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await server.dinkes.post('/perjanjian-kinerja', aboutProgram(foreign.id))).status).toBe(404);
    expect((await server.dinkes.post('/perjanjian-kinerja', aboutProgram(foreign.id, 1013))).status).toBe(
      403,
    );
  });

  it('an agreement is not found through the path of another family', async () => {
    const { id } = await server.steps.subjectWithout();
    const { id: pk, versi } = await server.steps.draft(id);
    const person = planningClient(server.test, 'super');
    expect((await person.get(`/perjanjian-kinerja-pegawai/${pk}`)).status).toBe(404);
    const through = await person.post(
      `/perjanjian-kinerja-pemda/${pk}/terbitkan`,
      { ...terbit, nama: 'X', jabatan: 'Y' },
      match(versi),
    );
    expect(through.status).toBe(404);
  });
});
