import type { TerintegrasiRow } from '@selaras/contracts';
import { lockRow } from '../../../kit/resource/resource-repository';
import { examplePdf } from '../../../testing/example-files';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { untilWaiting } from '../../../testing/until-waiting';
import { kinerjaLangkahAksi } from '../kinerja-langkah-aksi/langkah-aksi-resource';

/** Its plan of 2025 is approved: the report goes on. */
const UNIT = 1012;
let test: TestApp;
let now = new Date();
let staff: ReturnType<typeof planningClient>;
let step: TerintegrasiRow;

async function steps(ask = staff): Promise<TerintegrasiRow[]> {
  const { body } = await ask.get(`/kinerja-langkah-aksi-terintegrasi?satuan_kerja_id=${UNIT}`);
  return body.data.baris.filter(({ tingkat }: TerintegrasiRow) => tingkat === 'kinerja-langkah-aksi');
}
const current = async () => (await steps()).find(({ id }) => id === step.id);

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo', clock: () => now });
  await approvePlan(test);
  staff = planningClient(test, 'dinkes');
  step = (await steps())[0] as TerintegrasiRow;
});
afterAll(() => test.close());

async function upload(username = 'dinkes', tujuan = 'bukti_langkah_aksi'): Promise<number> {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/berkas?nama=laporan.pdf&tujuan=${tujuan}`,
    headers: { ...(await test.signIn(username)), 'content-type': 'application/octet-stream' },
    payload: examplePdf(),
  });
  return answer.json().data.id;
}
const attach = (berkas_id: number, triwulan = 1, ask = staff, headers = {}) =>
  ask.post(`/kinerja-langkah-aksi/${step.id}/bukti`, { triwulan, berkas_id }, headers);
const detach = (id: number, ask = staff) =>
  ask.send('DELETE', `/kinerja-langkah-aksi/${step.id}/bukti/${id}`);
const download = async (id: number, username: string) =>
  (await planningClient(test, username).get(`/berkas/${id}`)).status;

describe('evidence of a step', () => {
  it('is attached to a quarter, comes with the row, and the row keeps its version', async () => {
    const berkas = await upload();
    const { status, body } = await attach(berkas, 2);
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      triwulan: 2,
      berkas: { id: berkas, nama: 'laporan.pdf', jenis: 'application/pdf', ukuran: expect.any(Number) },
    });
    expect(await current()).toEqual({ ...step, bukti: [body.data] });
  });

  it('makes the table of the unit a new one', async () => {
    const address = `/kinerja-langkah-aksi-terintegrasi?satuan_kerja_id=${UNIT}`;
    const { headers } = await staff.get(address);
    await attach(await upload());
    expect((await staff.get(address, { 'if-none-match': String(headers.etag) })).status).toBe(200);
  });

  it('is attached once, however often the same request comes', async () => {
    const berkas = await upload();
    const key = { 'idempotency-key': 'dua-kali' };
    const answers = await Promise.all([attach(berkas, 3, staff, key), attach(berkas, 3, staff, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await current())?.bukti.filter(({ triwulan }) => triwulan === 3)).toHaveLength(1);
    expect((await attach(berkas, 4)).status).toBe(422);
  });

  it('is what its writer uploaded for this purpose, and no more than ten a quarter', async () => {
    expect((await attach(await upload('rsud'))).status).toBe(422);
    expect((await attach(await upload('dinkes', 'bukti_rencana_aksi'))).status).toBe(422);
    expect((await attach(999_999)).status).toBe(422);
    for (let more = 0; more < 10; more += 1) await attach(await upload(), 4);
    const over = await attach(await upload(), 4);
    expect(over.body.errors).toEqual({ berkas_id: ['Paling banyak 10 bukti tiap triwulan'] });
  });

  it('is taken away again, and its file is let go', async () => {
    const berkas = await upload();
    const { body } = await attach(berkas);
    expect((await detach(body.data.id, planningClient(test, 'rsud'))).status).toBe(403);
    expect((await detach(body.data.id)).status).toBe(204);
    expect((await detach(body.data.id)).status).toBe(404);
    const file = await test.db
      .selectFrom('berkas')
      .where('id', '=', berkas)
      .select('dipakai')
      .executeTakeFirst();
    expect(file).toEqual({ dipakai: false });
  });

  it('is taken away once when two people do so at the same moment', async () => {
    const { body } = await attach(await upload());
    let both: ReturnType<typeof detach>[] = [];
    await test.db.transaction().execute(async (tx) => {
      await lockRow(tx, kinerjaLangkahAksi, step.id);
      both = [detach(body.data.id), detach(body.data.id)];
      await untilWaiting(test.db, 2);
    });
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 404]);
  });

  it.each([
    ['rsud', 403],
    ['pemda', 403],
    ['pemda_pantau', 403],
    ['val_rencana1', 403],
    ['kabid_kesmas', 201],
  ])('%s attaching to it is answered %p', async (username, expected) => {
    const berkas = await upload(expected === 201 ? username : 'dinkes');
    expect((await attach(berkas, 1, planningClient(test, username))).status).toBe(expected);
  });

  it('is read by who may read the plan of its unit', async () => {
    const berkas = await upload();
    await attach(berkas, 2);
    expect(await download(berkas, 'dinkes')).toBe(200);
    expect(await download(berkas, 'pemda_pantau')).toBe(200);
    expect(await download(berkas, 'rsud')).toBe(200);
    expect(await download(berkas, 'val_lke')).toBe(404);
    await test.db
      .updateTable('validasi_perencanaan')
      .set({ keadaan: 'dikembalikan', status: false, catatan: 'Perbaiki' })
      .where('satuan_kerja_id', '=', UNIT)
      .where('tahun', '=', 2025)
      .execute();
    expect(await download(berkas, 'rsud')).toBe(404);
  });

  it('is closed with its quarter; super passes, and the audit says so', async () => {
    const berkas = await upload();
    const before = now;
    now = new Date('2031-01-01T00:00:00Z');
    try {
      const late = await attach(berkas);
      expect(late.status).toBe(423);
      expect(late.body.errors).toEqual({ bukti: ['Batas waktu pengisiannya sudah lewat'] });
      const attached = (await current())?.bukti[0];
      expect((await detach(attached?.id ?? 0)).status).toBe(423);
      expect((await attach(await upload('super'), 1, planningClient(test, 'super'))).status).toBe(201);
      const { melewati_kunci } = await test.db
        .selectFrom('audit_log')
        .where('tabel', '=', 'bukti_langkah_aksi')
        .orderBy('id', 'desc')
        .select('melewati_kunci')
        .executeTakeFirstOrThrow();
      expect(melewati_kunci).toBe('batas-waktu');
    } finally {
      now = before;
    }
  });

  it('goes with its step', async () => {
    const other = (await steps())[1] as TerintegrasiRow;
    const berkas = await upload('super');
    const root = planningClient(test, 'super');
    await root.post(`/kinerja-langkah-aksi/${other.id}/bukti`, { triwulan: 1, berkas_id: berkas });
    expect((await root.remove(`/kinerja-langkah-aksi/${other.id}`, other.versi)).status).toBe(204);
    const left = await test.db
      .selectFrom('bukti_langkah_aksi')
      .where('langkah_aksi_id', '=', other.id)
      .select('id')
      .execute();
    expect(left).toEqual([]);
  });
});
