import { type BebanKerja, type BebanOrang, bebanKerjaCalls, type LangkahBeban } from '@selaras/contracts';
import { sql } from 'kysely';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { DINKES, TAHUN } from '../testing/team-people';

let test: TestApp;
let now = new Date();
const as = (username: string, tahun = TAHUN) => planningClient(test, username, tahun);
const path = (rest = '') => `/beban-kerja/${DINKES}${rest}`;
const beban = async (username = 'kadinkes'): Promise<BebanKerja> =>
  (await as(username).get(path())).body.data;
const orang = async (id: number): Promise<BebanOrang> =>
  (await as('kadinkes').get(path(`/orang/${id}`))).body.data;

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo', clock: () => now });
  // What the demo's leaders have confirmed holds its steps; here every story confirms for itself.
  await sql`delete from realisasi_anggota where keadaan = 'dikonfirmasi'`.execute(test.db);
});
afterAll(() => test.close());

describe('moving an assignment', () => {
  const TIM = 'Tim Kerja Kesehatan Masyarakat';
  interface Found {
    readonly dari: number;
    readonly langkah: LangkahBeban;
    readonly tim: BebanOrang['tim'][number];
    readonly ke: number;
  }

  /** A share of a step in the team of the division, and somebody who may receive it. */
  async function share(at = 3): Promise<Found> {
    for (const { pegawai_id: dari } of (await beban('kabid_kesmas')).orang) {
      const { langkah: steps, tim: teams } = await orang(dari);
      const langkah = steps.find(
        (one) => one.tim?.nama === TIM && (one.bagian[at] ?? 0) > 0 && !one.keadaan.includes('dikonfirmasi'),
      );
      const tim = teams.find(({ id }) => id === langkah?.tim?.id);
      const ke = tim?.orang.find(({ pegawai_id }) => pegawai_id !== dari)?.pegawai_id;
      if (langkah && tim && ke) return { dari, langkah, tim, ke };
    }
    throw new Error('Nobody of the team carries anything');
  }
  const send = (
    { dari, langkah, tim, ke }: Found,
    {
      username = 'kadinkes',
      jumlah = [0, 0, 0, langkah.bagian[3]],
      tahun = TAHUN,
      ...rest
    }: object & {
      username?: string;
      jumlah?: (number | null | undefined)[];
      tahun?: number;
      versi?: number | null;
      ke?: number;
    } = {},
  ) => {
    const versi = 'versi' in rest ? rest.versi : langkah.versi;
    return as(username, tahun).post(
      path(`/orang/${dari}/pindah`),
      { langkah_id: langkah.id, tim_id: tim.id, ke: rest.ke ?? ke, jumlah },
      versi === null ? {} : { 'if-match': `"${versi}"` },
    );
  };
  const sums = async (langkahId: number) => {
    const { rows } = await sql<{ target: number[] }>`
      select json_build_array(sum(target_tw1), sum(target_tw2), sum(target_tw3), sum(target_tw4)) as target
      from langkah_aksi_anggota where langkah_aksi_id = ${langkahId} and deleted_at is null`.execute(test.db);
    return rows[0]?.target;
  };

  it('gives the share to another member of the team, keeps the sums and who moved it, and comes back', async () => {
    const found = await share();
    const { dari, langkah, ke } = found;
    const [before, whole] = [await orang(ke), await sums(langkah.id)];
    const { status, body } = await send(found);
    expect([status, body.pesan]).toEqual([200, undefined]);
    expect(bebanKerjaCalls.pindah.answer?.parse(body)).toEqual(body);
    expect(body.data.versi).toBeGreaterThan(langkah.versi);
    expect(await sums(langkah.id)).toEqual(whole);
    const after = await orang(ke);
    expect(after.bobot[3]).toBeCloseTo((before.bobot[3] ?? 0) + (langkah.bobot[3] ?? 0), 3);
    expect(after.riwayat[0]).toMatchObject({
      sasaran: langkah.sasaran,
      ke: after.nama,
      jumlah: [0, 0, 0, langkah.bagian[3]],
    });
    expect((await orang(dari)).riwayat[0]?.id).toBe(after.riwayat[0]?.id);
    const audit = await sql<{ jumlah: number }>`
      select count(*)::integer as jumlah from audit_log
      where tabel in ('langkah_aksi_anggota', 'pemindahan_langkah')
        and pengguna_id = (select id from users where username = 'kadinkes')`.execute(test.db);
    expect(audit.rows[0]?.jumlah).toBeGreaterThan(1);
    const back = await send(
      { ...found, dari: ke, ke: dari, langkah: { ...langkah, versi: body.data.versi } },
      { username: 'kabid_kesmas' },
    );
    expect([back.status, back.body.pesan]).toEqual([200, undefined]);
    expect((await orang(dari)).langkah.find(({ id }) => id === langkah.id)?.bagian).toEqual(langkah.bagian);
  });

  it('is sent once however often it is pressed', async () => {
    const found = await share();
    const again = { 'if-match': `"${found.langkah.versi}"`, 'idempotency-key': 'pindah-sekali' };
    const body = { langkah_id: found.langkah.id, tim_id: found.tim.id, ke: found.ke, jumlah: [0, 0, 0, 1] };
    const press = () => as('kadinkes').post(path(`/orang/${found.dari}/pindah`), body, again);
    const [first, second] = [await press(), await press()];
    expect([first.status, second.body]).toEqual([200, first.body]);
  });

  it('is refused over another version, and says how the step is now', async () => {
    const found = await share();
    const { langkah } = found;
    expect((await send(found, { versi: null })).status).toBe(428);
    expect(await send(found, { versi: langkah.versi - 1 })).toMatchObject({
      status: 412,
      body: { terkini: { id: langkah.id, versi: langkah.versi } },
    });
  });

  it('is refused to roles and people who do not lead, and for steps that are not there', async () => {
    const found = await share();
    for (const [username, expected] of [
      ['pemda', 403],
      ['pemda_pantau', 403],
      ['val_lke', 403],
      ['rsud', 403],
    ] as const) {
      expect([username, (await send(found, { username })).status]).toEqual([username, expected]);
    }
    expect((await send(found, { tahun: 2024 })).status).toBe(404);
    expect((await send({ ...found, langkah: { ...found.langkah, id: 999_999 } })).status).toBe(404);
    const own = new Set((await beban('kabid_kesmas')).orang.map(({ pegawai_id }) => pegawai_id));
    const stranger = (await beban()).orang.find(({ pegawai_id }) => !own.has(pegawai_id));
    const elsewhere = { ...found, dari: stranger?.pegawai_id ?? 0 };
    expect((await send(elsewhere, { username: 'kabid_kesmas' })).status).toBe(404);
  });

  it('is only for approved members of the same team, and for no more than there is', async () => {
    const found = await share();
    const stranger = (await beban()).orang.find(
      ({ pegawai_id }) => !found.tim.orang.some((one) => one.pegawai_id === pegawai_id),
    );
    expect(await send(found, { ke: stranger?.pegawai_id ?? 0 })).toMatchObject({
      status: 422,
      body: { errors: { ke: [expect.stringContaining('sudah disetujui')] } },
    });
    expect((await send(found, { ke: found.dari })).status).toBe(422);
    const tooMuch = [0, 0, 0, (found.langkah.bagian[3] ?? 0) + 1];
    expect((await send(found, { jumlah: tooMuch })).body.errors).toMatchObject({
      jumlah: [expect.stringContaining('Lebih dari')],
    });
    expect((await send(found, { jumlah: [0, 0, 0, 0] })).status).toBe(422);
    expect((await send(found, { jumlah: [0, 0, 0, -1] })).status).toBe(422);
    expect((await send({ ...found, tim: { ...found.tim, id: 999_999 } })).status).toBe(409);
  });

  it('leaves a confirmed quarter as it is', async () => {
    const found = await share();
    await sql`
      with bagian as (
        select a.id, a.satuan_kerja_id from langkah_aksi_anggota a join pegawai p on p.peg_nip = a.nip
        where a.langkah_aksi_id = ${found.langkah.id} and p.id = ${found.dari} and a.deleted_at is null
      ), tulis as (update langkah_aksi_anggota set realisasi_tw4 = 1 where id in (select id from bagian))
      insert into realisasi_anggota (langkah_aksi_anggota_id, satuan_kerja_id, triwulan, nilai, keadaan, diputus_oleh,
        diputus_pada)
      select id, satuan_kerja_id, 4, 1, 'dikonfirmasi', 1, now() from bagian
      on conflict (langkah_aksi_anggota_id, triwulan) do update set nilai = 1, keadaan = 'dikonfirmasi', diputus_oleh = 1,
        diputus_pada = now()`.execute(test.db);
    const step = (await orang(found.dari)).langkah.find(({ id }) => id === found.langkah.id);
    expect(step?.tertutup[3]).toContain('dikonfirmasi');
    expect(await send({ ...found, langkah: { ...found.langkah, versi: step?.versi ?? 0 } })).toMatchObject({
      status: 409,
      body: { pesan: expect.stringContaining('dikonfirmasi') },
    });
  });

  it('is refused while the plan is locked, and in closed quarters and years', async () => {
    const found = await share();
    await approvePlan(test);
    const locked = await send(found);
    expect([locked.status, locked.body.pesan]).toEqual([423, expect.stringContaining('terkunci')]);
    expect(
      (await orang(found.dari)).langkah.find(({ id }) => id === found.langkah.id)?.tidak_dipindah,
    ).toContain('terkunci');
    await test.db
      .updateTable('validasi_perencanaan')
      .set({ keadaan: 'dikembalikan', tahap: 1, status: false })
      .where('satuan_kerja_id', '=', DINKES)
      .where('tahun', '=', TAHUN)
      .execute();
    await test.db
      .updateTable('referensi')
      .set({ nilai_date: '2025-01-31' })
      .where('tahun', '=', TAHUN)
      .where('kode', '=', 'batas_realisasi_tw1')
      .execute();
    const closed = await share(0);
    const { tertutup, bagian } = closed.langkah;
    expect(tertutup).toEqual([expect.stringContaining('sudah lewat'), null, null, null]);
    expect((await send(closed, { jumlah: [bagian[0], 0, 0, 0] })).status).toBe(423);
    now = new Date('2031-01-01T00:00:00Z');
    expect((await send(closed)).status).toBe(423);
    expect((await orang(closed.dari)).langkah.every(({ tidak_dipindah }) => tidak_dipindah !== null)).toBe(
      true,
    );
    now = new Date();
  });
});
