import { randomBytes } from 'node:crypto';
import { kamusIndikatorFungsionalCalls as calls } from '@selaras/contracts';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { addStaff, planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const OWN = 1022;
const PATH = '/kamus-indikator-fungsional';

let test: TestApp;
let own: ReturnType<typeof planningClient>;
let dinkes: ReturnType<typeof planningClient>;
beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
  await addStaff(test, 'staf_dpmd', OWN);
  own = planningClient(test, 'staf_dpmd');
  dinkes = planningClient(test, 'dinkes');
});
afterAll(() => test.close());

const body = {
  satuan_kerja_id: OWN,
  jabatan: 'Penggerak Swadaya Masyarakat Ahli Muda',
  indikator: 'Jumlah desa yang didampingi',
  satuan: 'desa',
  keterangan: null,
  kinerja_sub_kegiatan_ids: [] as number[],
};
const subIds = async (client = own): Promise<number[]> =>
  (await client.get('/kinerja-sub-kegiatan')).body.data.map(({ id }: { id: number }) => id);

describe('the dictionary of functional positions', () => {
  it('lists the outputs of the own unit with the sub-activities that they serve', async () => {
    const answer = await own.get(PATH);
    expect(calls.list.answer?.safeParse(answer.body).error).toBeUndefined();
    expect(answer.body.total).toBeGreaterThan(0);
    const [row] = answer.body.data;
    expect((await own.get(`${PATH}?jabatan=${encodeURIComponent(row.jabatan)}`)).body.total).toBeGreaterThan(
      0,
    );
    const linked = row.kinerja_sub_kegiatan[0]?.id;
    expect((await own.get(`${PATH}?kinerja_sub_kegiatan_id=${linked}`)).body.data).toContainEqual(row);
    expect((await planningClient(test, 'val_bappeda').get(PATH)).status).toBe(403);
  });

  it('takes an output once a position, links and unlinks sub-activities of the unit and year', async () => {
    const [a = 0, b = 0] = await subIds();
    const made = await own.post(PATH, { ...body, kinerja_sub_kegiatan_ids: [a, b] });
    expect(made.status).toBe(201);
    const idsOf = (row: { kinerja_sub_kegiatan: { id: number }[] }) =>
      row.kinerja_sub_kegiatan.map(({ id }) => id).sort();
    expect(idsOf(made.body.data)).toEqual([a, b].sort());
    const twice = await own.post(PATH, { ...body, indikator: body.indikator.toUpperCase() });
    expect(twice.body.errors).toHaveProperty('indikator');
    const changed = await own.change(calls.update, made.body.data.id, { kinerja_sub_kegiatan_ids: [b] });
    expect(idsOf(changed.body.data)).toEqual([b]);
    const [foreign = 0] = await subIds(dinkes);
    const refused = await own.change(calls.update, made.body.data.id, {
      kinerja_sub_kegiatan_ids: [foreign],
    });
    expect(refused.body.errors).toHaveProperty('kinerja_sub_kegiatan_ids');
  });

  it('needs the version that was read, is closed to other units and while the plan is locked', async () => {
    const [row] = (await own.get(PATH)).body.data;
    expect((await own.send('PUT', `${PATH}/${row.id}`, body)).status).toBe(428);
    expect((await own.put(`${PATH}/${row.id}`, body, row.versi + 1)).status).toBe(412);
    expect((await dinkes.put(`${PATH}/${row.id}`, body, row.versi)).status).toBe(403);
    const [locked] = (await dinkes.get(PATH)).body.data;
    expect((await dinkes.remove(`${PATH}/${locked.id}`, locked.versi)).status).toBe(423);
    expect((await own.remove(`${PATH}/${row.id}`, row.versi)).status).toBe(204);
  });

  it('takes an indicator of 4,000 characters once, and refuses a position longer than 200', async () => {
    const indikator = randomBytes(3000).toString('base64').slice(0, 4000);
    const long = { ...body, jabatan: 'J'.repeat(200), indikator };
    expect((await own.post(PATH, long)).status).toBe(201);
    expect((await own.post(PATH, long)).body.errors).toHaveProperty('indikator');
    const longer = await own.post(PATH, { ...long, jabatan: 'J'.repeat(201) });
    expect(longer).toMatchObject({ status: 422, body: { errors: { jabatan: [expect.any(String)] } } });
  });

  it('offers the positions that people hold and that it names', async () => {
    const { body: options } = await own.get(`${PATH}/pilihan-jabatan?q=swadaya`);
    expect(options).toEqual([{ value: body.jabatan, label: body.jabatan }]);
  });
});
