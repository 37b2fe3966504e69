import * as contracts from '@selaras/contracts';
import {
  callsIn,
  KONFIRMASI_MAX,
  kinerjaLangkahAksiCalls,
  type LangkahTim,
  type RealisasiAnggota,
  timSayaCalls,
} from '@selaras/contracts';
import { sql } from 'kysely';
import { examplePdf } from '../../../testing/example-files';
import { OCTETS } from '../../../testing/file-client';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { addAccount, addAccountOf, RSUD } from '../testing/team-people';
import { isLangkahTim, langkahSemuaTim, langkahTim } from './tim-sql';

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

/**
 * Nobody reads a file without having signed in, whatever he brings along, and no public call tells of it or of the
 * number of who sent it.
 */
async function refusedToGuests(berkas_id: number) {
  const url = `/api/berkas/${berkas_id}`;
  const token = 'A'.repeat(43);
  for (const headers of [{}, { authorization: `Bearer ${token}` }, { cookie: `selaras_token=${token}` }]) {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, body } = await test.app.inject({ method, url, headers });
      expect([statusCode, body.includes('%PDF')]).toEqual([401, false]);
    }
  }
  const ranged = await test.app.inject({ url, headers: { range: 'bytes=0-9' } });
  expect(ranged.statusCode).toBe(401);

  const nip = await nipOf('anggota_tim');
  const open = callsIn(contracts).filter(
    ({ method, act, produces }) =>
      method === 'GET' && produces === undefined && (act.roles as readonly string[]).includes('guest'),
  );
  let answered = 0;
  for (const { path } of open) {
    const { statusCode, body } = await test.app.inject(`/api${path.replaceAll(/\{\w+\}/g, String(UNIT))}`);
    if (statusCode === 200) answered += 1;
    expect([path, body.includes(nip), /foto\.pdf|bukti_langkah_aksi/.test(body)]).toEqual([
      path,
      false,
      false,
    ]);
  }
  expect(answered).toBeGreaterThan(10);
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

  it('leaves quarters alone that are over and parts whose report was confirmed, and gives out the others', async () => {
    const before = await step();
    expect(before.tertutup).toEqual([null, null, null, null]);
    const [first] = before.bagian;
    const other = before.bagian.find(({ nip }) => nip !== first?.nip);
    if (first === undefined || other === undefined) throw new Error('nobody to move anything to');
    const moved = (tw: number) =>
      before.bagian.map(({ nip, triwulan }) => ({
        nip,
        target: triwulan.map(({ target }, at) => {
          if (at !== tw - 1 || ![first.nip, other.nip].includes(nip)) return target;
          const sum = (first.triwulan[at]?.target ?? 0) + (other.triwulan[at]?.target ?? 0);
          return nip === first.nip ? 0 : sum;
        }),
      }));
    const batas = { tahun: 2025, kode: 'batas_realisasi_tw1' };
    const setBatas = (nilai_date: string) =>
      test.db
        .updateTable('referensi')
        .set({ nilai_date })
        .where('tahun', '=', batas.tahun)
        .where('kode', '=', batas.kode)
        .returning('id')
        .execute();
    const was = await test.db
      .selectFrom('referensi')
      .where('tahun', '=', batas.tahun)
      .where('kode', '=', batas.kode)
      .select('nilai_date')
      .executeTakeFirstOrThrow();
    await setBatas('2025-01-31');
    expect((await step()).tertutup).toEqual([expect.stringContaining('sudah lewat'), null, null, null]);
    expect((await share(moved(1))).status).toBe(423);
    await setBatas(String(was.nilai_date));

    await sql`update langkah_aksi_anggota set realisasi_tw4 = 1 where id = ${first.id}`.execute(test.db);
    await sql`insert into realisasi_anggota (langkah_aksi_anggota_id, satuan_kerja_id, triwulan, nilai, keadaan,
        diputus_oleh, diputus_pada) values (${first.id}, ${UNIT}, 4, 1, 'dikonfirmasi', 1, now())`.execute(
      test.db,
    );
    expect((await step()).tertutup).toEqual([null, null, null, expect.stringContaining('dikonfirmasi')]);
    expect(await share(moved(4))).toMatchObject({
      status: 409,
      body: { pesan: expect.stringContaining(`realisasi ${first.nama} sudah dikonfirmasi`) },
    });
    expect((await share(moved(2))).status).toBe(200);
    await sql`delete from realisasi_anggota where langkah_aksi_anggota_id = ${first.id}`.execute(test.db);
    await sql`update langkah_aksi_anggota set realisasi_tw4 = null where id = ${first.id}`.execute(test.db);
  });

  it('goes on among members whose changed target still waits: until then the earlier one applies', async () => {
    const nip = await nipOf('anggota_tim');
    const wait = async (status: 'menunggu_kabid' | 'disetujui') =>
      test.db
        .updateTable('tim_kerja_anggota')
        .set({ status })
        .where('nip', '=', nip)
        .where('tim_kerja_id', '=', await teamId())
        .execute();
    await wait('menunggu_kabid');
    const { orang, daftar_langkah } = await team();
    expect(orang.map((one: { nip: string }) => one.nip)).toContain(nip);
    const own = daftar_langkah
      .flatMap((one: LangkahTim) => one.bagian)
      .filter((one: { nip: string }) => one.nip === nip);
    expect(own.length).toBeGreaterThan(0);
    for (const one of own) expect(one).toMatchObject({ disetujui: true, diputus: true });
    await wait('disetujui');
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
    target_tw3: null,
  });
  expect([changed.status, changed.body.pesan]).toEqual([200, undefined]);
  const { target, bagian } = (await team()).daftar_langkah.find((one: LangkahTim) => one.id === id);
  const sum = (tw: number) =>
    bagian.reduce(
      (all: number, one: LangkahTim['bagian'][number]) => all + (one.triwulan[tw]?.target ?? 0),
      0,
    );
  expect([target[0], target[2], sum(0), sum(2)]).toEqual([9, null, 9, 0]);
});

describe('a report', () => {
  beforeAll(async () => {
    const { bagian_id: id } = await own();
    // Only where something is expected of him he reports a figure.
    await sql`update langkah_aksi_anggota set target_tw1 = 4, target_tw2 = 4 where id = ${id}`.execute(
      test.db,
    );
  });

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
    await refusedToGuests(berkas_id);
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

  describe('that is not theirs', () => {
    const KABID_LAIN = 'Kepala Bidang Pencegahan dan Pengendalian Penyakit';
    /** An account for the first of these people who has none yet. */
    const account = async (username: string, unit: number, nips: ReturnType<typeof sql>) => {
      const { rows } = await sql<{ id: number }>`
        select p.id from pegawai p where p.peg_nip in (${nips})
          and not exists (select from users u where u.peg_nip = p.peg_nip) order by p.id limit 1`.execute(
        test.db,
      );
      await addAccount(test, username, rows[0]?.id ?? 0, unit);
    };
    let berkas: number;
    beforeAll(async () => {
      berkas = await upload('anggota_tim');
      const mine = await teamId();
      await addAccountOf(test, 'kabid_lain', KABID_LAIN, UNIT);
      const leaders = (unit: number) => sql`
        select nip_ketua from tim_kerja where satuan_kerja_id = ${unit} and tahun = 2025 and id <> ${mine}
          and deleted_at is null and nip_ketua is not null`;
      await account('ketua_lain', UNIT, leaders(UNIT));
      await account('ketua_rsud', RSUD, leaders(RSUD));
      await account(
        'anggota_lain',
        UNIT,
        sql`select a.nip from tim_kerja_anggota a join tim_kerja t on t.id = a.tim_kerja_id
          where t.satuan_kerja_id = ${UNIT} and t.tahun = 2025 and a.status = 'disetujui' and t.id <> ${mine}
            and a.nip not in (select nip from tim_kerja_anggota where tim_kerja_id = ${mine})
            and t.nip_ketua is not null and a.nip <> t.nip_ketua`,
      );
      expect((await ringkas('ketua_lain')).ketua).toBeGreaterThan(0);
      expect((await ringkas('ketua_rsud')).ketua).toBeGreaterThan(0);
      expect((await ringkas('anggota_lain')).anggota).toBeGreaterThan(0);
      expect((await ringkas('kabid_lain')).atasan).toBeGreaterThan(0);
    });
    const ringkas = async (username: string) => (await client(username).get('/tim-saya')).body.data;
    const stored = async () =>
      (
        await sql`select md5(string_agg(b::text, ',' order by b.id)) as bagian,
          (select md5(string_agg(r::text, ',' order by r.id)) from realisasi_anggota r) as laporan,
          (select count(*) from bukti_langkah_aksi) as bukti from langkah_aksi_anggota b`.execute(test.db)
      ).rows;

    // Who may write neither: nobody of the team learns that it is there (404); who knows it is told whose it is (403).
    it.each<[string, { laporan: number; jawaban: number }]>([
      ['guest', { laporan: 401, jawaban: 401 }],
      ['super', { laporan: 404, jawaban: 404 }],
      ['setda', { laporan: 404, jawaban: 404 }],
      ['pemda', { laporan: 404, jawaban: 404 }],
      ['pemda_pantau', { laporan: 404, jawaban: 404 }],
      ['val_bappeda', { laporan: 404, jawaban: 404 }],
      ['val_rencana1', { laporan: 404, jawaban: 404 }],
      ['val_lke', { laporan: 404, jawaban: 404 }],
      ['val_pleno', { laporan: 404, jawaban: 404 }],
      ['dinkes', { laporan: 404, jawaban: 404 }],
      ['rsud', { laporan: 404, jawaban: 404 }],
      ['bagorganisasi', { laporan: 404, jawaban: 404 }],
      ['kadinkes', { laporan: 404, jawaban: 404 }],
      ['kabid_lain', { laporan: 404, jawaban: 404 }],
      ['ketua_lain', { laporan: 404, jawaban: 404 }],
      ['ketua_rsud', { laporan: 404, jawaban: 404 }],
      ['anggota_lain', { laporan: 404, jawaban: 404 }],
      ['kabid_kesmas', { laporan: 404, jawaban: 403 }],
      ['ketua_tim', { laporan: 404, jawaban: 200 }],
      ['anggota_tim', { laporan: 200, jawaban: 404 }],
    ])('is refused to %s, confirmed or not', async (username, expected) => {
      const tim = await teamId();
      for (const triwulan of [1, 2]) {
        const { bagian_id, versi, realisasi } = await quarter(triwulan);
        const own = `/tim-saya/anggota/${bagian_id}/${triwulan}`;
        const answered = `/tim-saya/ketua/${tim}/realisasi/${bagian_id}/${triwulan}`;
        const attempts = {
          laporan: [
            ['PUT', own, { realisasi: 99, uraian: 'Bukan urusan saya' }],
            ['POST', `${own}/bukti`, { berkas_id: berkas }],
            ['DELETE', `${own}/bukti/1`, undefined],
          ],
          jawaban: [
            ['POST', answered, { putusan: 'dikonfirmasi', realisasi, catatan: null }],
            ['POST', answered, { putusan: 'dikembalikan', realisasi, catatan: 'Bukan urusan saya' }],
          ],
        } as const;
        const before = await stored();
        for (const kind of ['laporan', 'jawaban'] as const) {
          if (expected[kind] === 200) continue;
          for (const [method, path, body] of attempts[kind]) {
            const headers = { 'if-match': `"${versi}"` };
            const status =
              username === 'guest'
                ? (
                    await test.app.inject({
                      method,
                      url: `/api${path}`,
                      headers: { ...headers, 'x-tahun-kinerja': '2025' },
                      ...(body && { payload: body }),
                    })
                  ).statusCode
                : (await client(username).send(method, path, body, headers)).status;
            expect([method, path, status]).toEqual([method, path, expected[kind]]);
          }
        }
        expect(await stored()).toEqual(before);
      }
    });

    it.each([
      ['super', 404],
      ['kadinkes', 404],
      ['anggota_tim', 404],
      ['ketua_lain', 404],
      ['kabid_kesmas', 200],
    ])('is not confirmed with others by %s', async (username, status) => {
      const { bagian_id, versi, realisasi } = await quarter(2);
      const before = await stored();
      const answer = await client(username).post(`/tim-saya/ketua/${await teamId()}/realisasi`, {
        baris: [{ bagian_id, triwulan: 2, versi, realisasi }],
      });
      expect(answer.status).toBe(status);
      if (status === 200) {
        const pesan = 'Realisasi anggota dijawab oleh ketua timnya.';
        expect(answer.body.data).toEqual({ jumlah: 0, gagal: [{ bagian_id, triwulan: 2, pesan }] });
      }
      expect(await stored()).toEqual(before);
    });

    it('is neither reported nor answered under another year', async () => {
      const { bagian_id, versi, realisasi } = await quarter(2);
      const other = { anggota: client('anggota_tim', 2024), ketua: client('ketua_tim', 2024) };
      const own = `/tim-saya/anggota/${bagian_id}/2`;
      expect((await other.anggota.put(own, { realisasi: 3 }, versi)).status).toBe(404);
      const body = { putusan: 'dikonfirmasi', realisasi, catatan: null };
      const path = `/tim-saya/ketua/${await teamId()}/realisasi/${bagian_id}/2`;
      expect((await other.ketua.post(path, body, { 'if-match': `"${versi}"` })).status).toBe(404);
    });
  });

  it('that was never made is neither confirmed nor sent back', async () => {
    expect(await quarter(4)).toMatchObject({ realisasi: null, keadaan: 'belum' });
    for (const putusan of ['dikonfirmasi', 'dikembalikan']) {
      expect(await answer(putusan, 'Belum ada apa-apa', 'ketua_tim', 4)).toMatchObject({
        status: 409,
        body: { pesan: 'Belum ada realisasi yang dijawab.', terkini: { realisasi: null } },
      });
    }
    // Nor is one that was told in words alone.
    expect((await report({ uraian: 'Menunggu data puskesmas' }, 4)).body.data.keadaan).toBe('belum');
    expect((await answer('dikonfirmasi', null, 'ketua_tim', 4)).status).toBe(409);
  });

  it('keeps its evidence and figure once confirmed, until who confirmed it sends it back', async () => {
    const berkas_id = await upload('anggota_tim');
    const attach = async () => client('anggota_tim').post(`${await address(2)}/bukti`, { berkas_id });
    const attached = (await attach()).body.data;
    expect((await answer('dikonfirmasi', null, 'ketua_tim', 2)).body.data.keadaan).toBe('dikonfirmasi');
    const confirmed = await quarter(2);

    const off = `${await address(2)}/bukti/${attached.bukti[0].id}`;
    const other = await upload('anggota_tim');
    const refused = [
      await report({ uraian: 'Lain lagi' }, 2),
      await client('anggota_tim').post(`${await address(2)}/bukti`, { berkas_id: other }),
      await client('anggota_tim').remove(off, 0),
    ];
    for (const { status, body } of refused) {
      expect([status, body.pesan]).toEqual([409, expect.stringContaining('sudah dikonfirmasi')]);
    }
    expect(await answer('dikonfirmasi', null, 'ketua_tim', 2)).toMatchObject({
      status: 409,
      body: { pesan: 'Realisasi ini sudah dikonfirmasi.' },
    });
    expect(await quarter(2)).toEqual(confirmed);
    expect((await client('anggota_tim').get(`/berkas/${berkas_id}`)).status).toBe(200);

    expect((await answer('dikembalikan', 'Foto kurang jelas', 'ketua_tim', 2)).body.data.keadaan).toBe(
      'dikembalikan',
    );
    expect((await answer('dikembalikan', 'Foto kurang jelas', 'ketua_tim', 2)).status).toBe(409);
    expect((await client('anggota_tim').remove(off, 0)).status).toBe(200);
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

describe('several reports', () => {
  const confirm = async (baris: object[], username = 'ketua_tim', tahun = 2025) =>
    client(username, tahun).post(`/tim-saya/ketua/${await teamId()}/realisasi`, { baris });
  const barisOf = ({ bagian_id, triwulan, versi, realisasi }: RealisasiAnggota) => ({
    bagian_id,
    triwulan,
    versi,
    realisasi,
  });

  it('are confirmed at once, each as it was seen; what changed or is not of the team is told and stays', async () => {
    const rows: RealisasiAnggota[] = [];
    for (const triwulan of [3, 4]) {
      const { body } = await report({ realisasi: 1 }, triwulan);
      rows.push(body.data);
    }
    const [third, fourth] = rows.map(barisOf);
    if (third === undefined || fourth === undefined) throw new Error('nothing was reported');
    await report({ realisasi: 1.5 }, 4);
    const elsewhere = await sql<{ id: number }>`
      select b.id from langkah_aksi_anggota b join kinerja_langkah_aksi l on l.id = b.langkah_aksi_id
      where l.satuan_kerja_id <> ${UNIT} and b.deleted_at is null order by b.id limit 1`.execute(test.db);
    const foreign = { bagian_id: elsewhere.rows[0]?.id ?? 0, triwulan: 1, versi: 0, realisasi: 1 };
    const { status, body } = await confirm([fourth, third, foreign, third]);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      jumlah: 1,
      gagal: expect.arrayContaining([
        { bagian_id: foreign.bagian_id, triwulan: 1, pesan: expect.any(String) },
        { bagian_id: fourth.bagian_id, triwulan: 4, pesan: 'Laporannya sudah berubah sejak dibaca.' },
      ]),
    });
    expect((await quarter(3)).keadaan).toBe('dikonfirmasi');
    expect(await quarter(4)).toMatchObject({ keadaan: 'diajukan', realisasi: 1.5 });
  });

  it('are in the figures of their steps', async () => {
    const { bagian_id } = await own();
    const langkah = (await team()).daftar_langkah.find(({ bagian }: LangkahTim) =>
      bagian.some(({ id }) => id === bagian_id),
    ) as LangkahTim;
    expect(langkah.angka[2]?.laporan).not.toBeNull();
  });

  it('are none, too many or without a figure: refused before anything', async () => {
    const one = barisOf(await quarter(4));
    expect((await confirm([])).status).toBe(422);
    expect((await confirm(Array.from({ length: KONFIRMASI_MAX + 1 }, () => one))).status).toBe(422);
    expect((await confirm([{ ...one, realisasi: null }])).status).toBe(422);
  });

  it('wait while their quarter is closed', async () => {
    now = new Date('2031-01-01T00:00:00Z');
    const one = barisOf(await quarter(4));
    const { body } = await confirm([one]);
    expect(body.data).toMatchObject({ jumlah: 0, gagal: [{ pesan: expect.stringContaining('lewat') }] });
    now = new Date();
    expect((await quarter(4)).keadaan).toBe('diajukan');
  });
});

it('a person without teams has nothing, and an account without an employee neither', async () => {
  expect(await mine('rsud')).toMatchObject({ tim: [], langkah: [] });
  await test.db
    .insertInto('users')
    .values({ username: 'tanpa_nip', nama: 'Tanpa', password_hash: '-', role_id: 3, satuan_kerja_id: UNIT })
    .execute();
  expect(await mine('tanpa_nip')).toEqual({ nama: null, triwulan_berakhir: 4, tim: [], langkah: [] });
});

describe('the steps of teams', () => {
  const undo = new Error('only looked at');

  it('are the same for one step, one team and all teams, also where the work was given to no team', async () => {
    const looked = test.db.transaction().execute(async (tx) => {
      await sql`update kinerja_sub_kegiatan set tim_kerja_id = null where id % 2 = 0`.execute(tx);
      const read = async (query: ReturnType<typeof sql>) => (await query.execute(tx)).rows;
      const team = sql`select * from tim_kerja where deleted_at is null`;
      const one = await read(sql`
        select t.id as tim_id, l.id from (${team}) t, kinerja_langkah_aksi l
        join kinerja_sub_kegiatan sub on sub.id = l.kinerja_sub_kegiatan_id and sub.deleted_at is null
        where l.deleted_at is null and ${isLangkahTim} order by 1, 2`);
      const byTeam = await read(sql`
        select t.id as tim_id, k.id from (${team}) t cross join lateral (${langkahTim}) k order by 1, 2`);
      const all = await read(sql`
        with tim as materialized (${team}) select * from (${langkahSemuaTim}) k order by 1, 2`);
      const { rows } = await sql<{ lepas: number; milik: number }>`
        select count(*) filter (where sub.tim_kerja_id is null)::integer as lepas,
          count(*) filter (where sub.tim_kerja_id is not null)::integer as milik
        from (with tim as (${team}) select * from (${langkahSemuaTim}) k) k
        join kinerja_langkah_aksi l on l.id = k.id
        join kinerja_sub_kegiatan sub on sub.id = l.kinerja_sub_kegiatan_id`.execute(tx);
      expect(rows[0]?.lepas).toBeGreaterThan(0);
      expect(rows[0]?.milik).toBeGreaterThan(0);
      expect(all).toEqual(one);
      expect(byTeam).toEqual(one);
      throw undo;
    });
    await expect(looked).rejects.toBe(undo);
  });
});
