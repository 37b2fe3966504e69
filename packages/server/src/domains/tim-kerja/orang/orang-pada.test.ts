import { keadaanOrang, type MasaOrang } from '@selaras/domain';
import { roleIds } from '@selaras/roles';
import { sql } from 'kysely';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { addAccount, addAccountOf, addPegawai, DINKES, RSUD, TAHUN } from '../testing/team-people';

const KESMAS = 'Kepala Bidang Kesehatan Masyarakat';
const KADINKES = 'Kepala Dinas Kesehatan';
const NOW = new Date('2025-06-16T03:00:00Z');
const GONE = { berhenti_pada: '2025-06-01', alasan_berhenti: 'meninggal' } as const;

let test: TestApp;
const as = (username: string, tahun = TAHUN) => planningClient(test, username, tahun);
const nipOf = async (id: number) =>
  (await test.db.selectFrom('pegawai').where('id', '=', id).select('peg_nip').executeTakeFirstOrThrow())
    .peg_nip;
/** Notes that somebody works nowhere from a day on, as triggers keep it. */
const end = (id: number, gone: { berhenti_pada: string; alasan_berhenti: 'pensiun' | 'meninggal' } = GONE) =>
  test.db.updateTable('pegawai').set(gone).where('id', '=', id).execute();
const jabatanId = async (jabatan: string, unit = DINKES) =>
  (
    await test.db
      .selectFrom('struktur_organisasi')
      .where('satuan_kerja_id', '=', unit)
      .where('jabatan_nama', '=', jabatan)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
const acting = async (pegawai_id: number, jabatan: string, selesai = '2025-12-31') =>
  as('dinkes').post(`/pejabat-sementara/${DINKES}`, {
    jabatan_id: await jabatanId(jabatan),
    pegawai_id,
    jenis: 'plt',
    mulai: '2025-01-01',
    selesai,
    dasar: 'SP 1/2025',
  });
async function newTim(nama: string, tahun = TAHUN): Promise<number> {
  const isi = { satuan_kerja_id: DINKES, nama, unit_kerja_id: null, ketua_pegawai_id: null };
  return (await as('dinkes', tahun).post('/tim-kerja', isi)).body.data.id;
}
/** Lets the leader of a team be somebody, whatever the form asks of him. */
const lead = async (tim: number, nip: string | null, unit_kerja_id: number | null = null) =>
  test.db.updateTable('tim_kerja').set({ nip_ketua: nip, unit_kerja_id }).where('id', '=', tim).execute();

beforeAll(async () => {
  test = await startTestApp({ clock: () => NOW });
});
afterAll(() => test.close());

describe('the source', () => {
  it('says the same as the rule, of every post that somebody has had', async () => {
    const posts: readonly MasaOrang[] = [
      { mulai: null, selesai: null, berhenti_pada: null },
      { mulai: '2025-06-16', selesai: null, berhenti_pada: null },
      { mulai: '2025-06-17', selesai: null, berhenti_pada: null },
      { mulai: null, selesai: '2025-06-16', berhenti_pada: '2025-06-16' },
      { mulai: null, selesai: '2025-06-17', berhenti_pada: '2025-06-17' },
      { mulai: null, selesai: '2025-06-10', berhenti_pada: null },
    ];
    for (const [at, masa] of posts.entries()) {
      const nip = await nipOf(await addPegawai(test, `Uji Masa ${at}`, DINKES, KESMAS));
      await sql`update pegawai set berhenti_pada = ${masa.berhenti_pada}::date,
        alasan_berhenti = ${masa.berhenti_pada === null ? null : 'pensiun'}::text where peg_nip = ${nip}`.execute(
        test.db,
      );
      await sql`update jabatan_pegawai set mulai = ${masa.mulai}::date, selesai = ${masa.selesai}::date
        where peg_nip = ${nip}`.execute(test.db);
      const { rows } = await sql<{ keadaan: string }>`
        select keadaan from orang_pada(${nip}, '2025-06-16'::date)`.execute(test.db);
      expect([masa, rows[0]?.keadaan]).toEqual([masa, keadaanOrang(masa, '2025-06-16')]);
    }
  });
});

describe('who has left', () => {
  it('is offered neither as member nor as leader nor as acting official, and marked wherever he still stands', async () => {
    const id = await addPegawai(test, 'Uji Sudah Wafat', DINKES, KESMAS);
    const member = await addPegawai(test, 'Uji Anggota Pensiun', DINKES, KESMAS);
    const tim = await newTim('Tim Ditinggal');
    const place = { pegawai_id: member, peran: 'Anggota', target: null, ajukan: true };
    const added = await as('dinkes').post(`/tim-kerja/${tim}/anggota`, place);
    await lead(tim, await nipOf(id));
    await end(id);
    await end(member);

    const { body } = await as('dinkes').get(`/calon-anggota/${DINKES}?q=Uji%20Sudah&lingkup=sendiri&page=1`);
    expect(body.data).toEqual([]);
    expect((await as('dinkes').get(`/calon-anggota/${DINKES}/${id}`)).body.data.berhenti_pada).toBe(
      '2025-06-01',
    );
    const plt = await acting(id, KADINKES);
    expect([plt.status, plt.body.pesan]).toEqual([
      409,
      'Uji Sudah Wafat sudah berhenti, sehingga tidak dapat menjabat sementara.',
    ]);

    const { data } = (await as('dinkes').get(`/tim-kerja/${tim}`)).body;
    expect(data.ketua).toMatchObject({ nama: 'Uji Sudah Wafat', berhenti_pada: '2025-06-01' });
    expect(data.anggota_tim[0]).toMatchObject({ nama: 'Uji Anggota Pensiun', berhenti_pada: '2025-06-01' });
    const without = (await as('dinkes').get('/tim-kerja?keadaan=tanpa-ketua&q=Ditinggal&page=1')).body.data;
    expect(without.map((row: { id: number }) => row.id)).toEqual([tim]);
    const queue = (await as('kabid_kesmas').get('/validasi-anggota?sebagai=kabid&q=Pensiun&page=1')).body
      .data;
    expect(queue).toMatchObject([{ id: added.body.data.id, berhenti_pada: '2025-06-01' }]);
  });

  it('holds no post any more, neither his own nor that of another', async () => {
    const id = await addPegawai(test, 'Uji Plt Pensiun', DINKES, KESMAS);
    await addAccount(test, 'plt_pensiun', id, DINKES);
    expect((await acting(id, KESMAS, '2025-07-31')).status).toBe(201);
    expect((await as('plt_pensiun').get('/user')).body.data.menjabat).toBe(true);
    await end(id);
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from pemegang_pada('2025-06-16') where nip = ${await nipOf(id)}`.execute(
      test.db,
    );
    expect(rows).toEqual([{ n: 0 }]);
    const { data } = (await as('dinkes').get(`/pejabat-sementara/${DINKES}`)).body;
    expect(data).toContainEqual(
      expect.objectContaining({ nama: 'Uji Plt Pensiun', berhenti_pada: '2025-06-01', aktif: false }),
    );
  });

  it('before the day that is noted ahead is still somebody to choose', async () => {
    const id = await addPegawai(test, 'Uji Pensiun Nanti', DINKES, KESMAS);
    await end(id, { berhenti_pada: '2025-07-01', alasan_berhenti: 'pensiun' });
    const { body } = await as('dinkes').get(
      `/calon-anggota/${DINKES}?q=Pensiun%20Nanti&lingkup=sendiri&page=1`,
    );
    expect(body.data).toMatchObject([{ pegawai_id: id, berhenti_pada: '2025-07-01' }]);
    const tim = await newTim('Tim Sampai Juli');
    const place = { pegawai_id: id, peran: 'Anggota', target: null };
    expect((await as('dinkes').post(`/tim-kerja/${tim}/anggota`, place)).status).toBe(201);
  });

  it('is no evaluator that the plenary can assign', async () => {
    const id = await addPegawai(test, 'Uji Penilai Pensiun', RSUD, KESMAS);
    const { id: user_id } = await test.db
      .insertInto('users')
      .values({
        username: 'penilai_pensiun',
        password_hash: '-',
        nama: 'Uji Penilai Pensiun',
        role_id: roleIds.validator_lke,
        satuan_kerja_id: RSUD,
        peg_nip: await nipOf(id),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const offered = async () =>
      (await as('val_pleno').get('/lke/penugasan')).body.data.penilai.some(
        (one: { id: number }) => one.id === user_id,
      );
    expect(await offered()).toBe(true);
    await end(id);
    expect(await offered()).toBe(false);
  });
});

it('who is asked for an earlier year is told with the post of that year', async () => {
  const id = await addPegawai(test, 'Uji Dipinjam Lama', RSUD, KESMAS);
  await sql`update pegawai set jabatan = 'Jabatan Baru', satuan_kerja_id = ${DINKES}, tmt_jabatan = '2025-02-01'
    where id = ${id}`.execute(test.db);
  const told = async (tahun: number) =>
    (await as('dinkes', tahun).get(`/calon-anggota/${DINKES}/${id}`)).body.data;
  expect(await told(2024)).toMatchObject({ jabatan: 'Pelaksana', satuan_kerja: { satuan_kerja_id: RSUD } });
  expect(await told(2025)).toMatchObject({
    jabatan: 'Jabatan Baru',
    satuan_kerja: { satuan_kerja_id: DINKES },
  });
  const listed = await as('dinkes', 2024).get(
    `/calon-anggota/${DINKES}?q=Dipinjam%20Lama&lingkup=semua&page=1`,
  );
  expect(listed.body.data).toMatchObject([{ pegawai_id: id, jabatan: 'Pelaksana' }]);
});

describe('who decides', () => {
  it('acts for an agency head with the role of a unit: he is told that he holds a post, and finds what waits', async () => {
    const id = await addPegawai(test, 'Uji Plt Kepala', DINKES, KESMAS);
    await addAccount(test, 'plt_kepala', id, DINKES);
    expect((await as('plt_kepala').get('/user')).body.data.menjabat).toBe(false);
    expect((await acting(id, KADINKES)).status).toBe(201);
    expect((await as('plt_kepala').get('/user')).body.data.menjabat).toBe(true);
    const member = await addPegawai(test, 'Uji Menunggu Plt', DINKES, KADINKES);
    const place = { pegawai_id: member, peran: 'Anggota', target: null, ajukan: true };
    const tim = await newTim('Tim Menunggu Plt');
    const { data } = (await as('dinkes').post(`/tim-kerja/${tim}/anggota`, place)).body;
    const waiting = (await as('plt_kepala').get('/validasi-anggota?sebagai=semua&page=1')).body.data;
    expect(waiting.map((row: { id: number }) => row.id)).toContain(data.id);
    const work = (await as('plt_kepala').get('/hari-ini')).body.data;
    expect(JSON.stringify(work)).toContain('tim-kerja.persetujuan');
  });

  it('is the administrator about what is overdue, in a queue of his own', async () => {
    const member = await addPegawai(test, 'Uji Terlambat', DINKES, KADINKES);
    const tim = await newTim('Tim Terlambat');
    const place = { pegawai_id: member, peran: 'Anggota', target: null, ajukan: true };
    const { data } = (await as('dinkes').post(`/tim-kerja/${tim}/anggota`, place)).body;
    await sql`update tim_kerja_anggota set menunggu_sejak = ${NOW}::timestamptz - interval '8 days'
      where id = ${data.id}`.execute(test.db);
    const { body } = await as('super').get('/validasi-anggota?sebagai=semua&saring=terlambat&page=1');
    expect(body.data.map((row: { id: number }) => row.id)).toContain(data.id);
    const work = (await as('super').get('/hari-ini')).body.data;
    expect(JSON.stringify(work)).toContain('tim-kerja.persetujuan');
  });

  it('heads an agency and acts for a head of division: his one page has both', async () => {
    const member = await addPegawai(test, 'Uji Rangkap', DINKES, KESMAS);
    const { rows } = await sql<{ id: number }>`
      select p.id from struktur_organisasi so join pegawai p on p.peg_nip = so.pejabat_nip
      where so.id = ${await jabatanId(KADINKES)}`.execute(test.db);
    await test.db.deleteFrom('pejabat_sementara').execute();
    expect((await acting(rows[0]?.id ?? 0, KESMAS)).status).toBe(201);
    const tim = await newTim('Tim Rangkap');
    const place = { pegawai_id: member, peran: 'Anggota', target: null, ajukan: true };
    const { data } = (await as('dinkes').post(`/tim-kerja/${tim}/anggota`, place)).body;
    const queue = (await as('kadinkes').get('/validasi-anggota?sebagai=opd&q=Rangkap&page=1')).body.data;
    expect(queue.map((row: { id: number }) => row.id)).toEqual([data.id]);
    await test.db.deleteFrom('pejabat_sementara').execute();
  });
});

describe('who answers for the leader of a team', () => {
  const overseen = async (username: string, tim: number) =>
    (await as(username).get('/tim-saya/ketua')).body.data
      .filter(({ id }: { id: number }) => id === tim)
      .map(({ peran }: { peran: string }) => peran);
  const holder = async (jabatan: string, unit = DINKES) =>
    (
      await test.db
        .selectFrom('struktur_organisasi')
        .where('id', '=', await jabatanId(jabatan, unit))
        .select('pejabat_nip')
        .executeTakeFirstOrThrow()
    ).pejabat_nip;

  it('is the next head above who heads its division, also who acts for him', async () => {
    const tim = await newTim('Tim Kepala Bidang');
    await lead(tim, await holder(KESMAS), await jabatanId(KESMAS));
    expect(await overseen('kadinkes', tim)).toEqual(['atasan']);
    expect(await overseen('kabid_kesmas', tim)).toEqual(['ketua']);
    const id = await addPegawai(test, 'Uji Plt Atasan', DINKES, KESMAS);
    await addAccount(test, 'plt_atasan', id, DINKES);
    expect(await overseen('plt_atasan', tim)).toEqual([]);
    await acting(id, KADINKES);
    expect(await overseen('plt_atasan', tim)).toEqual(['atasan']);
    await test.db.deleteFrom('pejabat_sementara').execute();
  });

  it('is the administrator for the head of a unit below none', async () => {
    const tim = await newTim('Tim Kepala Dinas');
    expect(await overseen('super', tim)).toEqual([]);
    await lead(tim, await holder(KADINKES), await jabatanId(KADINKES));
    expect(await overseen('super', tim)).toEqual(['atasan']);
    expect((await as('super').get('/tim-saya')).body.data.atasan).toBeGreaterThan(0);
    expect((await as('super').get(`/tim-saya/ketua/${tim}`)).status).toBe(200);
  });

  it('is the head of the unit above for the head of a division of the secretariat', async () => {
    const { rows } = await sql<{ unit: number; nip: string; post: number; atas: string }>`
      select so.satuan_kerja_id as unit, so.pejabat_nip as nip, so.id as post, a.pejabat_nip as atas
      from satuan_kerja u join struktur_organisasi so on so.satuan_kerja_id = u.satuan_kerja_id and so.level = 1
      join struktur_organisasi a on a.satuan_kerja_id = u.parent_id and a.level = 1
      where u.parent_id = 9999 and so.pejabat_nip is not null and a.pejabat_nip is not null
      order by u.satuan_kerja_id limit 1`.execute(test.db);
    const { unit = 0, nip = '', post = 0, atas = '' } = rows[0] ?? {};
    const { id } = await test.db
      .insertInto('tim_kerja')
      .values({
        satuan_kerja_id: unit,
        tahun: TAHUN,
        nama: 'Tim Bagian',
        nip_ketua: nip,
        unit_kerja_id: post,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into users (username, password_hash, nama, role_id, satuan_kerja_id, peg_nip)
      values ('sekda', '-', 'sekda', ${roleIds.setda}, 9999, ${atas})`.execute(test.db);
    expect(await overseen('sekda', id)).toEqual(['atasan']);
  });

  it('answers the members too once the leader has left', async () => {
    const ketua = await addPegawai(test, 'Uji Ketua Pergi', DINKES, KESMAS);
    const tim = await newTim('Tim Ketua Pergi');
    await lead(tim, await nipOf(ketua), await jabatanId(KESMAS));
    const open = async () =>
      (await as('kabid_kesmas').get(`/tim-saya/ketua/${tim}`)).body.data.orang.map(
        ({ berhenti_pada }: { berhenti_pada: string | null }) => berhenti_pada,
      );
    expect(await open()).toEqual([null]);
    await end(ketua);
    expect(await open()).toEqual(['2025-06-01']);
  });
});

it('a head of division reads the targets of people of a section below him', async () => {
  const kesmas = await jabatanId(KESMAS);
  const { id: seksi } = await test.db
    .insertInto('struktur_organisasi')
    .values({
      satuan_kerja_id: DINKES,
      parent_id: kesmas,
      unit_kerja_nama: 'Seksi Uji',
      jabatan_nama: 'Kepala Seksi Uji',
      level: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const below = await addPegawai(test, 'Uji Seksi', DINKES, 'Kepala Seksi Uji');
  const own = await addPegawai(test, 'Uji Bidang', DINKES, KESMAS);
  const other = await addPegawai(test, 'Uji Sekretariat', DINKES, KADINKES);
  expect(seksi).toBeGreaterThan(0);
  const status = async (id: number) => (await as('kabid_kesmas').get(`/skp/${await nipOf(id)}`)).status;
  expect([await status(below), await status(own), await status(other)]).toEqual([200, 200, 404]);
  // Who acts for him reads them as well, and no more once his time is over.
  const plt = await addPegawai(test, 'Uji Plt Kabid', DINKES, KADINKES);
  await addAccountOf(test, 'plt_kabid', KESMAS, DINKES);
  await sql`update users set peg_nip = ${await nipOf(plt)} where username = 'plt_kabid'`.execute(test.db);
  const asPlt = async () => (await as('plt_kabid').get(`/skp/${await nipOf(below)}`)).status;
  expect(await asPlt()).toBe(404);
  await acting(plt, KESMAS);
  expect(await asPlt()).toBe(200);
});
