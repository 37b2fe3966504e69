import { anggotaTimCalls, calonAnggotaCalls, timKerjaCalls } from '@selaras/contracts';
import { sql } from 'kysely';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { addPegawai, DINKES, RSUD, TAHUN } from '../testing/team-people';

const KESMAS = 'Kepala Bidang Kesehatan Masyarakat';

let test: TestApp;
const client = (username: string, tahun = TAHUN) => planningClient(test, username, tahun);
const isi = (nama: string, more: object = {}) => ({
  satuan_kerja_id: DINKES,
  nama,
  unit_kerja_id: null,
  ketua_pegawai_id: null,
  ...more,
});
const make = async (nama: string, more: object = {}) =>
  (await client('dinkes').post('/tim-kerja', isi(nama, more))).body.data;
const detail = async (id: number, username = 'dinkes') =>
  (await client(username).get(`/tim-kerja/${id}`)).body.data;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the list of teams', () => {
  it('has those of the own unit and year, with leader, members and what they carry', async () => {
    const { body } = await client('dinkes').get('/tim-kerja');
    expect(timKerjaCalls.list.answer?.safeParse(body).success).toBe(true);
    expect(body.data.length).toBeGreaterThan(2);
    for (const row of body.data) {
      expect(row).toMatchObject({ tahun: TAHUN, satuan_kerja: { satuan_kerja_id: DINKES }, menulis: true });
      expect(row.ketua.nama).not.toBe('');
    }
    const carried = body.data.reduce(
      (sum: number, row: { jumlah_kinerja: number }) => sum + row.jumlah_kinerja,
      0,
    );
    expect(carried).toBeGreaterThan(0);
  });

  it('is of every unit for the regency, and never of another unit for a unit', async () => {
    expect(
      (await client('pemda').get(`/tim-kerja?satuan_kerja_id=${RSUD}`)).body.data[0].satuan_kerja,
    ).toMatchObject({
      satuan_kerja_id: RSUD,
    });
    const asked = (await client('dinkes').get(`/tim-kerja?satuan_kerja_id=${RSUD}`)).body.data;
    expect(
      asked.every(
        (row: { satuan_kerja: { satuan_kerja_id: number } }) => row.satuan_kerja.satuan_kerja_id === DINKES,
      ),
    ).toBe(true);
  });

  it('is searched by team and leader, and narrowed to teams without a leader', async () => {
    await make('Tim Tanpa Ketua');
    const { body } = await client('dinkes').get('/tim-kerja?keadaan=tanpa-ketua&q=tanpa');
    expect(body.data).toMatchObject([{ nama: 'Tim Tanpa Ketua', ketua: null }]);
  });
});

describe('a team', () => {
  it('is shown with its people and what it carries to its own unit and the regency alone', async () => {
    const { id } = (await client('dinkes').get('/tim-kerja')).body.data[0];
    const { status, body } = await client('dinkes').get(`/tim-kerja/${id}`);
    expect(status).toBe(200);
    expect(timKerjaCalls.get.answer?.safeParse(body).success).toBe(true);
    expect(body.data.anggota_tim.length).toBeGreaterThan(1);
    expect((await client('pemda').get(`/tim-kerja/${id}`)).body.data.menulis).toBe(false);
    expect((await client('rsud').get(`/tim-kerja/${id}`)).status).toBe(403);
    expect((await client('dinkes', 2024).get(`/tim-kerja/${id}`)).status).toBe(404);
  });

  it('carries the steps of its people whose performance has no team, too, in its list as on its page', async () => {
    const { rows } = await sql<{ id: number; tim: number; sub: number }>`
      select la.langkah_aksi_id as id, s.tim_kerja_id as tim, s.id as sub from langkah_aksi_anggota la
      join kinerja_langkah_aksi l on l.id = la.langkah_aksi_id and l.deleted_at is null
      join kinerja_sub_kegiatan s on s.id = l.kinerja_sub_kegiatan_id
      join tim_kerja_anggota a on a.tim_kerja_id = s.tim_kerja_id and a.nip = la.nip and a.deleted_at is null
      where s.satuan_kerja_id = ${DINKES} and s.tahun_kinerja = ${TAHUN} and la.deleted_at is null
        and a.status = 'disetujui' order by la.id limit 1`.execute(test.db);
    const [step = { id: 0, tim: 0, sub: 0 }] = rows;
    const shown = async () => {
      const all = (await client('dinkes').get('/tim-kerja')).body.data;
      const { bawaan } = (await client('dinkes').get(`/tim-kerja/${step.tim}`)).body.data;
      const steps = bawaan.filter(({ level }: { level: string }) => level === 'kinerja-langkah-aksi');
      const { jumlah_langkah } = all.find(({ id }: { id: number }) => id === step.tim);
      expect(jumlah_langkah).toBe(steps.length);
      return steps.map(({ id }: { id: number }) => id);
    };
    expect(await shown()).toContain(step.id);
    await sql`update kinerja_sub_kegiatan set tim_kerja_id = null where id = ${step.sub}`.execute(test.db);
    expect(await shown()).toContain(step.id);
    await sql`update kinerja_sub_kegiatan set tim_kerja_id = ${step.tim} where id = ${step.sub}`.execute(
      test.db,
    );
  });

  it('is made with a name of its own, a division and a leader of its unit', async () => {
    const stranger = await addPegawai(test, 'Orang RSUD', RSUD, 'x');
    expect((await client('rsud').post('/tim-kerja', isi('Tim Lain'))).status).toBe(403);
    expect(
      (await client('dinkes').post('/tim-kerja', isi('Tim A', { unit_kerja_id: 999999 }))).body.errors,
    ).toHaveProperty('unit_kerja_id');
    expect(
      (await client('dinkes').post('/tim-kerja', isi('Tim A', { ketua_pegawai_id: stranger }))).body.errors,
    ).toHaveProperty('ketua_pegawai_id');
    const leader = await addPegawai(test, 'Ketua Uji', DINKES, KESMAS);
    expect(await make('Tim A', { ketua_pegawai_id: leader })).toMatchObject({ ketua: { nama: 'Ketua Uji' } });
    expect((await client('dinkes').post('/tim-kerja', isi('tim a'))).status).toBe(409);
  });

  it('takes one of its members for its leader, who then is no member any more', async () => {
    const { id, versi, nama } = await make('Tim Ganti Ketua');
    const member = await addPegawai(test, 'Calon Ketua', DINKES, KESMAS);
    await client('dinkes').post(`/tim-kerja/${id}/anggota`, {
      pegawai_id: member,
      peran: 'Anggota',
      target: null,
    });
    const body = { nama, unit_kerja_id: null, ketua_pegawai_id: member };
    expect((await client('dinkes').put(`/tim-kerja/${id}`, body, versi + 5)).status).toBe(412);
    const saved = await client('dinkes').put(`/tim-kerja/${id}`, body, versi);
    expect(saved.body.data).toMatchObject({
      ketua: { nama: 'Calon Ketua' },
      anggota_tim: [{ status: 'nonaktif', catatan: 'Menjadi ketua tim ini' }],
      ikatan_ketua: { perjanjian: [], perjanjian_tim: [], jumlah_langkah: 0 },
    });
    const again = { pegawai_id: member, peran: 'Anggota', target: null };
    expect((await client('dinkes').post(`/tim-kerja/${id}/anggota`, again)).status).toBe(409);
  });

  it('tells what binds its leader before he is replaced: his agreements, those that he signs for it, his steps', async () => {
    const rows = (await client('dinkes').get('/tim-kerja')).body.data;
    const { id } = rows.find((row: { jumlah_kinerja: number }) => row.jumlah_kinerja > 0);
    const { ketua, versi, nama, bawaan } = await detail(id);
    const owned = bawaan.find(({ level }: { level: string }) => level === 'kinerja-sub-kegiatan');
    const agreement = (jenis: string, subjek: number, nip: string, tahun: number) => sql`
      insert into perjanjian_kinerja (tahun, satuan_kerja_id, jenis, subjek_id, pihak_pertama_nama, pihak_pertama_nip,
        pihak_pertama_jabatan, tanggal, tempat, status)
      values (${tahun}, ${DINKES}, ${jenis}, ${subjek}, 'Ketua', ${nip}, 'Ketua tim', '2025-01-20', 'Tirtaraya', 'diterbitkan')`;
    await sql`delete from perjanjian_kinerja where satuan_kerja_id = ${DINKES}
      and jenis in ('pegawai', 'kinerja-sub-kegiatan', 'kinerja-kegiatan', 'kinerja-program')`.execute(
      test.db,
    );
    await agreement('pegawai', ketua.pegawai_id, ketua.nip, TAHUN).execute(test.db);
    await agreement('pegawai', ketua.pegawai_id, ketua.nip, TAHUN - 1).execute(test.db);
    await agreement('kinerja-sub-kegiatan', owned.id, ketua.nip, TAHUN).execute(test.db);
    const step = bawaan.find(({ level }: { level: string }) => level === 'kinerja-langkah-aksi');
    await sql`delete from langkah_aksi_anggota where nip = ${ketua.nip}`.execute(test.db);
    await sql`insert into langkah_aksi_anggota (langkah_aksi_id, nip, satuan_kerja_id)
      values (${step.id}, ${ketua.nip}, ${DINKES})`.execute(test.db);
    const bound = {
      perjanjian: [{ status: 'diterbitkan' }],
      perjanjian_tim: [{ status: 'diterbitkan' }],
      jumlah_langkah: 1,
    };
    expect((await detail(id)).ikatan_ketua).toMatchObject(bound);

    const next = await addPegawai(test, 'Ketua Pengganti', DINKES, KESMAS);
    const changed = await client('dinkes').put(
      `/tim-kerja/${id}`,
      { nama, unit_kerja_id: null, ketua_pegawai_id: next },
      versi,
    );
    expect(changed.body.data).toMatchObject({
      ketua: { nama: 'Ketua Pengganti' },
      ikatan_ketua: { perjanjian: [], perjanjian_tim: [], jumlah_langkah: 0 },
    });
    const kept = await sql<{ jumlah: number }>`select count(*)::integer as jumlah from perjanjian_kinerja
      where pihak_pertama_nip = ${ketua.nip} and tahun = ${TAHUN} and deleted_at is null`.execute(test.db);
    expect(kept.rows[0]?.jumlah).toBe(2);
  });

  it('is dissolved when nothing hangs on it, else what does is told', async () => {
    const rows = (await client('dinkes').get('/tim-kerja')).body.data;
    const busy = rows.find((row: { jumlah_kinerja: number }) => row.jumlah_kinerja > 0);
    const refused = await client('dinkes').remove(`/tim-kerja/${busy.id}`, busy.versi);
    expect(refused.status).toBe(409);
    expect(refused.body.terkini.tergantung).toContainEqual(expect.objectContaining({ jenis: 'anggota' }));
    const { id, versi } = await make('Tim Kosong');
    const draft = await addPegawai(test, 'Draf Saja', DINKES, KESMAS);
    await client('dinkes').post(`/tim-kerja/${id}/anggota`, {
      pegawai_id: draft,
      peran: 'Anggota',
      target: null,
    });
    expect((await client('rsud').remove(`/tim-kerja/${id}`, versi)).status).toBe(403);
    // As the page sends it, pressed twice.
    const headers = { 'if-match': `"${versi}"`, 'idempotency-key': `bubar-${id}` };
    for (const _ of [1, 2]) {
      const { status } = await client('dinkes').send('DELETE', `/tim-kerja/${id}`, undefined, headers);
      expect(status).toBe(204);
    }
    expect((await client('dinkes').get(`/tim-kerja/${id}`)).status).toBe(404);
  });
});

describe('a member', () => {
  it('stands once in a team; further teams are additional', async () => {
    const person = await addPegawai(test, 'Dua Tim', DINKES, KESMAS);
    const [first, second] = [await make('Tim Pertama'), await make('Tim Kedua')];
    const add = (id: number) =>
      client('dinkes').post(`/tim-kerja/${id}/anggota`, {
        pegawai_id: person,
        peran: 'Anggota',
        target: ' ',
      });
    const one = await add(first.id);
    expect(one.status).toBe(201);
    expect(anggotaTimCalls.create.answer?.safeParse(one.body).success).toBe(true);
    expect(one.body.data).toMatchObject({ jenis: 'utama', status: 'draf', target: null });
    expect((await add(first.id)).status).toBe(409);
    expect((await add(second.id)).body.data).toMatchObject({
      jenis: 'tambahan',
      tim_lain: [{ nama: 'Tim Pertama' }],
    });
    const listed = (await client('dinkes').get('/tim-kerja/tambahan?q=dua tim')).body;
    expect(timKerjaCalls.tambahan.answer?.safeParse(listed).success).toBe(true);
    expect(listed.data).toMatchObject([{ nama: 'Dua Tim', tim: { nama: 'Tim Kedua' } }]);
    expect((await client('rsud').get('/tim-kerja/tambahan?q=dua tim')).body.data).toEqual([]);
  });

  it('is not ended while he carries steps of the team', async () => {
    const { rows } = await sql<{ tim: number; kunci: string; versi: number }>`
      select t.id as tim, a.nip as kunci, a.versi from tim_kerja_anggota a join tim_kerja t on t.id = a.tim_kerja_id
      join kinerja_sub_kegiatan s on s.tim_kerja_id = t.id and s.deleted_at is null
      join kinerja_langkah_aksi l on l.kinerja_sub_kegiatan_id = s.id and l.deleted_at is null
      join langkah_aksi_anggota la on la.langkah_aksi_id = l.id and la.nip = a.nip and la.deleted_at is null
      where t.satuan_kerja_id = ${DINKES} and t.tahun = ${TAHUN} and a.status = 'disetujui' limit 1`.execute(
      test.db,
    );
    const [{ tim, kunci, versi } = { tim: 0, kunci: '', versi: 0 }] = rows;
    const answer = await client('dinkes').post(
      `/tim-kerja/${tim}/anggota/${kunci}/langkah`,
      { langkah: 'nonaktifkan', catatan: 'Pindah tugas' },
      { 'if-match': `"${versi}"` },
    );
    expect(answer.status).toBe(409);
    expect(answer.body.pesan).toContain('langkah aksi');
  });

  it('is no matter of another unit', async () => {
    const { id } = await make('Tim Tertutup');
    const person = await addPegawai(test, 'Bukan Urusan', DINKES, KESMAS);
    const body = { pegawai_id: person, peran: 'Anggota', target: null };
    expect((await client('rsud').post(`/tim-kerja/${id}/anggota`, body)).status).toBe(403);
    expect((await client('pemda').post(`/tim-kerja/${id}/anggota`, body)).status).toBe(403);
    const { kunci } = (await client('dinkes').post(`/tim-kerja/${id}/anggota`, body)).body.data;
    expect((await client('rsud').get(`/tim-kerja/${id}/anggota/${kunci}`)).status).toBe(403);
    expect((await detail(id)).anggota.disusun).toBe(1);
  });
});

describe('whom a unit may choose', () => {
  it('is found by name or NIP, with what he carries already', async () => {
    const { body } = await client('dinkes').get(`/calon-anggota/${DINKES}?q=dua tim`);
    expect(calonAnggotaCalls.list.answer?.safeParse(body).success).toBe(true);
    expect(body.data).toMatchObject([{ nama: 'Dua Tim' }]);
    const byNip = (await client('dinkes').get(`/calon-anggota/${DINKES}?q=${body.data[0].nip.slice(0, 15)}`))
      .body;
    expect(byNip.data.some(({ nama }: { nama: string }) => nama === 'Dua Tim')).toBe(true);
    const found = await client('dinkes').get(`/calon-anggota/${DINKES}/${body.data[0].pegawai_id}`);
    expect(calonAnggotaCalls.get.answer?.safeParse(found.body).success).toBe(true);
    expect(found.body.data).toMatchObject({
      jumlah_tim: 2,
      tim: [{ nama: 'Tim Kedua' }, { nama: 'Tim Pertama' }],
    });
  });

  it('is told with his steps by quarter: those with a target in it, of this year, that are still his', async () => {
    const person = await addPegawai(test, 'Beban Triwulan', DINKES, KESMAS);
    const carry = (tahun: number, target: readonly (number | null)[], gone = false) =>
      sql`
      with langkah as (
        insert into kinerja_langkah_aksi (tahun_kinerja, satuan_kerja_id, kinerja_sub_kegiatan_id, sasaran, indikator,
          satuan, target_tw1, target_tw2, target_tw3, target_tw4)
        select ${tahun}, ${DINKES}, s.id, 'Langkah beban', 'Jumlah', 'kali', ${target[0]}, ${target[1]}, ${target[2]},
          ${target[3]} from kinerja_sub_kegiatan s
        where s.satuan_kerja_id = ${DINKES} and s.tahun_kinerja = ${tahun} and s.deleted_at is null order by s.id limit 1
        returning id
      )
      insert into langkah_aksi_anggota (langkah_aksi_id, satuan_kerja_id, nip, deleted_at)
      select l.id, ${DINKES}, p.peg_nip, case when ${gone} then now() end from langkah l, pegawai p
      where p.id = ${person}`.execute(test.db);
    await carry(2025, [2, null, 0, 4]);
    await carry(2025, [1, 3, null, null]);
    await carry(2025, [9, 9, 9, 9], true);
    await carry(2024, [9, 9, 9, 9]);
    const told = async (username: string, unit: number) =>
      (await client(username).get(`/calon-anggota/${unit}/${person}`)).body.data;
    const beban = [2, 1, 0, 1].map((jumlah, at) => ({ triwulan: at + 1, jumlah }));
    expect(await told('dinkes', DINKES)).toMatchObject({ beban, jumlah_langkah: 2, langkah_aksi: [{}, {}] });
    // Another unit learns how much he carries, not what.
    expect(await told('rsud', RSUD)).toMatchObject({ beban, jumlah_langkah: 2, langkah_aksi: [] });
  });

  it('is of another unit with name, post and unit alone', async () => {
    const { rows } = await sql<{ nip: string }>`
      select peg_nip as nip from pegawai where peg_nama = 'Dua Tim'`.execute(test.db);
    const nip = rows[0]?.nip ?? '';
    const ask = async (q: string) =>
      (await client('rsud').get(`/calon-anggota/${RSUD}?lingkup=semua&q=${q}`)).body.data;
    expect(await ask(nip)).toMatchObject([{ nama: 'Dua Tim', nip: null }]);
    expect((await ask(nip.slice(0, 12))).some(({ nama }: { nama: string }) => nama === 'Dua Tim')).toBe(
      false,
    );
    const [{ pegawai_id }] = await ask('dua tim');
    const { data } = (await client('rsud').get(`/calon-anggota/${RSUD}/${pegawai_id}`)).body;
    expect(data).toMatchObject({ nip: null, tim: [], jumlah_tim: 2, langkah_aksi: [], memimpin: [] });
    expect((await client('rsud').get(`/calon-anggota/${DINKES}`)).status).toBe(403);
  });
});
