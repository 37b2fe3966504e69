import { kinerjaLangkahAksiCalls, type LangkahTim, timSayaCalls } from '@selaras/contracts';
import { examplePdf } from '../../../testing/example-files';
import { OCTETS } from '../../../testing/file-client';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const UNIT = 1012;
let test: TestApp;
let now = new Date();
const client = (username: string, tahun = 2025) => planningClient(test, username, tahun);

const teamId = async (username = 'ketua_tim') =>
  (await client(username).get('/tim-saya/ketua')).body.data[0].id;
const team = async (username = 'ketua_tim') =>
  (await client(username).get(`/tim-saya/ketua/${await teamId()}`)).body.data;
const mine = async (username = 'anggota_tim') => (await client(username).get('/tim-saya/anggota')).body.data;
const nipOf = async (username: string) =>
  (
    await test.db
      .selectFrom('users')
      .where('username', '=', username)
      .select('peg_nip')
      .executeTakeFirstOrThrow()
  ).peg_nip as string;
/** A step that the member carries, and his part of it. */
const own = async () => (await mine()).langkah[0];
const address = async (triwulan = 1) => `/tim-saya/anggota/${(await own()).bagian_id}/${triwulan}`;
const quarter = async (triwulan = 1) => (await own()).triwulan[triwulan - 1];

async function report(body: object, triwulan = 1, username = 'anggota_tim') {
  const { versi } = await quarter(triwulan);
  return client(username).put(await address(triwulan), body, versi);
}
async function answer(putusan: string, catatan: string | null = null, username = 'ketua_tim', triwulan = 1) {
  const { bagian_id, versi, realisasi } = await quarter(triwulan);
  return client(username).post(
    `/tim-saya/ketua/${await teamId()}/realisasi/${bagian_id}/${triwulan}`,
    { putusan, realisasi, catatan },
    { 'if-match': `"${versi}"` },
  );
}
async function upload(username: string): Promise<number> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/berkas?nama=foto.pdf&tujuan=bukti_langkah_aksi',
    headers: { ...(await test.signIn(username)), ...OCTETS },
    payload: examplePdf(),
  });
  return response.json().data.id;
}

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo', clock: () => now });
  // What the demo has reported already is another story.
  await test.db.deleteFrom('realisasi_anggota').execute();
});
afterAll(() => test.close());

describe('the teams that somebody leads', () => {
  it('are told with their people, steps and quarters; the head of the division sees them too', async () => {
    const { body } = await client('ketua_tim').get('/tim-saya/ketua');
    expect(timSayaCalls.listKetua.answer?.safeParse(body).success).toBe(true);
    expect(body.data).toMatchObject([{ nama: 'Tim Kerja Kesehatan Masyarakat', peran: 'ketua' }]);
    expect(body.data[0].langkah).toBeGreaterThan(0);
    const above = (await client('kabid_kesmas').get('/tim-saya/ketua')).body.data;
    expect(above).toContainEqual({ ...body.data[0], peran: 'atasan', menunggu: expect.any(Number) });
  });

  it('have their steps with the parts of everybody, by quarter', async () => {
    const { body } = await client('ketua_tim').get(`/tim-saya/ketua/${await teamId()}`);
    expect(timSayaCalls.getKetua.answer?.parse(body)).toEqual(body);
    const [langkah] = body.data.daftar_langkah;
    expect(langkah.bagian[0].triwulan.map(({ target }: { target: number }) => target)).toEqual(
      langkah.target,
    );
    expect(body.data.orang[0]).toMatchObject({ nip: await nipOf('ketua_tim'), ketua: true });
  });

  it('are nobody else’s', async () => {
    for (const username of ['anggota_tim', 'super', 'dinkes', 'rsud', 'kadinkes', 'val_lke']) {
      const { body } = await client(username).get('/tim-saya/ketua');
      expect(body.data.map(({ id }: { id: number }) => id)).not.toContain(await teamId());
      const { status } = await client(username).get(`/tim-saya/ketua/${await teamId()}`);
      expect([username, status]).toEqual([username, 404]);
    }
    expect((await client('ketua_tim', 2024).get(`/tim-saya/ketua/${await teamId()}`)).status).toBe(404);
  });
});

describe('distribution', () => {
  /** A step with more than one to give out, and who may carry it. */
  const step = async (): Promise<LangkahTim> =>
    (await team()).daftar_langkah.find(({ target }: LangkahTim) => (target[3] ?? 0) > 1);
  async function share(bagian: object[], username = 'ketua_tim', versi?: number) {
    const { id, versi: read } = await step();
    return client(username).put(
      `/tim-saya/ketua/${await teamId()}/langkah/${id}/pembagian`,
      { bagian },
      versi ?? read,
    );
  }
  const parts = async (first: (number | null)[], second: (number | null)[]) => [
    { nip: await nipOf('ketua_tim'), target: first },
    { nip: await nipOf('anggota_tim'), target: second },
  ];

  it('keeps the sums of every quarter, among approved people alone', async () => {
    const { target, bagian } = await step();
    const half = target.map((value) => (value ?? 0) - 1);
    const kept = bagian.map(({ nip }) => ({ nip, target: [0, 0, 0, 0] }));
    const given = (await parts(half, [1, 1, 1, 1])).filter(({ nip }) => !kept.some((one) => one.nip === nip));
    const all = [
      ...kept.map((one, at) => (at === 0 ? { ...one, target: half } : one)),
      { ...given.at(-1), target: [1, 1, 1, 1] },
    ];
    const wrong = await share([...all.slice(0, -1), { ...given.at(-1), target: [2, 1, 1, 1] }]);
    expect(wrong).toMatchObject({ status: 422, body: { errors: { 'target.0': [expect.any(String)] } } });
    const stranger = { nip: await nipOf('rsud'), target: [0, 0, 0, 0] };
    expect((await share([...all, stranger])).body.errors).toMatchObject({
      [`bagian.${all.length}.nip`]: ['Hanya anggota tim yang sudah disetujui yang dapat dipilih'],
    });
    const { status, body } = await share(all);
    expect([status, body.pesan]).toEqual([200, undefined]);
    const sums = [0, 1, 2, 3].map((tw) =>
      body.data.bagian.reduce(
        (sum: number, { triwulan }: LangkahTim['bagian'][number]) => sum + (triwulan[tw]?.target ?? 0),
        0,
      ),
    );
    expect(sums).toEqual(target);
  });

  it('is the leader’s alone, over the version that he read, while the plan is open', async () => {
    const { bagian, versi, target } = await step();
    const same = bagian.map(({ nip, triwulan }) => ({ nip, target: triwulan.map((one) => one.target) }));
    expect((await share(same, 'kabid_kesmas')).status).toBe(409);
    expect((await share(same, 'anggota_tim')).status).toBe(404);
    expect(await share(same, 'ketua_tim', versi - 1)).toMatchObject({
      status: 412,
      body: { terkini: { target } },
    });
    await approvePlan(test);
    expect((await share(same)).status).toBe(423);
    expect((await step()).tidak_dibagi).toContain('terkunci');
  });
});

it('parts follow the step when its unit changes its targets', async () => {
  const { id } = (await team()).daftar_langkah[0];
  await test.db
    .updateTable('langkah_aksi_anggota')
    .set({ target: null })
    .where('langkah_aksi_id', '=', id)
    .execute();
  const changed = await client('super').change(kinerjaLangkahAksiCalls.update, id, {
    target_tw1: 9,
    target_tw2: null,
  });
  expect([changed.status, changed.body.pesan]).toEqual([200, undefined]);
  const { target, bagian } = (await team()).daftar_langkah.find((one: LangkahTim) => one.id === id);
  const sum = (tw: number) =>
    bagian.reduce(
      (all: number, one: LangkahTim['bagian'][number]) => all + (one.triwulan[tw]?.target ?? 0),
      0,
    );
  expect([target.slice(0, 2), sum(0), sum(1)]).toEqual([[9, null], 9, 0]);
});

describe('a report', () => {
  it('is entered by the member himself, with evidence, over what he read', async () => {
    const { body } = await client('anggota_tim').get('/tim-saya/anggota');
    expect(timSayaCalls.getAnggota.answer?.parse(body)).toEqual(body);
    expect(await report({ realisasi: -1 })).toMatchObject({ status: 422 });
    expect((await report({ realisasi: 1 }, 1, 'ketua_tim')).status).toBe(404);
    expect((await report({ realisasi: 1 }, 1, 'dinkes')).status).toBe(404);
    const { status, body: stored } = await report({ realisasi: 1, uraian: 'Rapat di Pustu' });
    expect([status, stored.data]).toMatchObject([
      200,
      { realisasi: 1, uraian: 'Rapat di Pustu', keadaan: 'diajukan', versi: 1 },
    ]);
    const stale = await client('anggota_tim').put(await address(), { realisasi: 2 }, 0);
    expect(stale).toMatchObject({ status: 412, body: { terkini: { realisasi: 1, versi: 1 } } });
  });

  it('is stored once however often it is sent', async () => {
    const { versi } = await quarter(2);
    const headers = { 'if-match': `"${versi}"`, 'idempotency-key': 'sekali' };
    const send = async () => client('anggota_tim').send('PUT', await address(2), { realisasi: 1 }, headers);
    const answers = [await send(), await send()];
    expect(answers.map(({ status, body }) => [status, body.data.versi])).toEqual([
      [200, versi + 1],
      [200, versi + 1],
    ]);
  });

  it('carries files that the leader reads and nobody of another unit', async () => {
    const berkas_id = await upload('anggota_tim');
    const { status, body } = await client('anggota_tim').post(`${await address()}/bukti`, { berkas_id });
    expect([status, body.data.bukti]).toMatchObject([201, [{ berkas: { id: berkas_id, nama: 'foto.pdf' } }]]);
    for (const [username, expected] of [
      ['ketua_tim', 200],
      ['kabid_kesmas', 200],
      ['val_lke', 404],
    ] as const) {
      expect([username, (await client(username).get(`/berkas/${berkas_id}`)).status]).toEqual([
        username,
        expected,
      ]);
    }
    const { id } = body.data.bukti[0];
    const off = `${await address()}/bukti/${id}`;
    expect((await client('ketua_tim').remove(off, 0)).status).toBe(404);
    expect((await client('anggota_tim').remove(off, 0)).body.data.bukti).toEqual([]);
  });

  it('is sent back with a note, reported again, and confirmed by the leader alone', async () => {
    expect((await answer('dikembalikan')).status).toBe(422);
    expect((await answer('dikonfirmasi', null, 'anggota_tim')).status).toBe(404);
    expect((await answer('dikonfirmasi', null, 'kabid_kesmas')).status).toBe(403);
    expect((await answer('dikembalikan', 'Lampirkan daftar hadir')).body.data.keadaan).toBe('dikembalikan');
    expect(await quarter()).toMatchObject({ keadaan: 'dikembalikan', catatan: 'Lampirkan daftar hadir' });
    expect((await report({ realisasi: 2 })).body.data.keadaan).toBe('diajukan');
    expect((await answer('dikonfirmasi')).body.data.keadaan).toBe('dikonfirmasi');
    expect(await report({ realisasi: 3 })).toMatchObject({
      status: 409,
      body: { terkini: { realisasi: 2 } },
    });
    expect((await answer('dikonfirmasi')).status).toBe(409);
  });

  it('waits again once the unit writes another figure, and an answer to the old one is refused', async () => {
    const { bagian_id, versi, realisasi } = await quarter();
    await test.db
      .updateTable('langkah_aksi_anggota')
      .set({ realisasi_tw1: 7 })
      .where('id', '=', bagian_id)
      .execute();
    expect(await quarter()).toMatchObject({ realisasi: 7, keadaan: 'diajukan' });
    const late = await client('ketua_tim').post(
      `/tim-saya/ketua/${await teamId()}/realisasi/${bagian_id}/1`,
      { putusan: 'dikonfirmasi', realisasi, catatan: null },
      { 'if-match': `"${versi}"` },
    );
    expect(late).toMatchObject({ status: 409, body: { terkini: { realisasi: 7 } } });
  });

  it('of the leader is answered by the head of his division', async () => {
    const step = (await mine('ketua_tim')).langkah[0];
    const { bagian_id, triwulan } = step;
    const [first] = triwulan;
    const path = `/tim-saya/anggota/${bagian_id}/1`;
    const { body } = await client('ketua_tim').put(path, { realisasi: 1 }, first.versi);
    const decide = async (username: string) =>
      client(username).post(
        `/tim-saya/ketua/${await teamId()}/realisasi/${bagian_id}/1`,
        { putusan: 'dikonfirmasi', realisasi: 1, catatan: null },
        { 'if-match': `"${body.data.versi}"` },
      );
    expect((await decide('ketua_tim')).status).toBe(403);
    expect((await decide('kabid_kesmas')).body.data.keadaan).toBe('dikonfirmasi');
  });

  it('is closed with its quarter, and so is its answer', async () => {
    now = new Date('2031-01-01T00:00:00Z');
    expect((await quarter()).tertutup).toContain('sudah lewat');
    expect((await report({ realisasi: 4 })).status).toBe(423);
    expect((await answer('dikonfirmasi')).status).toBe(423);
    expect((await client('anggota_tim').post(`${await address()}/bukti`, { berkas_id: 1 })).status).toBe(423);
    now = new Date();
  });
});

it('a person without teams has nothing, and an account without an employee neither', async () => {
  expect(await mine('rsud')).toMatchObject({ tim: [], langkah: [] });
  await test.db
    .insertInto('users')
    .values({ username: 'tanpa_nip', nama: 'Tanpa', password_hash: '-', role_id: 3, satuan_kerja_id: UNIT })
    .execute();
  expect(await mine('tanpa_nip')).toEqual({ nama: null, tim: [], langkah: [] });
});
