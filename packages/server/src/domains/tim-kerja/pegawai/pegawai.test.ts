import type { PegawaiDetail, PegawaiRow, PerjanjianPegawaiRow } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import { sql } from 'kysely';
import { readSheet } from '../../../kit/sheet-import/read-sheet';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const DINKES = 1012;
const RSUD = 1013;
const NOW = new Date('2026-06-15T03:00:00Z');
const NEW_NIP = '199203152019031007';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ clock: () => NOW, env: { TAHUN_KINERJA: '2025,2026' } });
});
afterAll(() => test.close());

const as = (name: string) => planningClient(test, name);
const match = (versi: number) => ({ 'if-match': `"${versi}"` });

const list = async (name: string, query = '') =>
  (await as(name).get(`/pegawai?${query}`)).body as { data: PegawaiRow[]; total: number };
const read = async (nip: string, name = 'super') =>
  (await as(name).get(`/pegawai/${nip}`)).body.data as PegawaiDetail;

/** Somebody of a unit without a leading post who has a superior, one after the other. */
async function staffOf(unit: number, offset = 0) {
  return test.db
    .selectFrom('pegawai')
    .where('satuan_kerja_id', '=', unit)
    .where('jenis_jabatan', '=', 'pelaksana')
    .where('berhenti_pada', 'is', null)
    .select(['peg_nip as nip', 'peg_nama as nama', 'atasan_nip'])
    .orderBy('id')
    .offset(offset)
    .executeTakeFirstOrThrow();
}

const post = (unit: number, more: object = {}) => ({
  pangkat_gol: 'Penata (III/c)',
  jabatan: 'Pengelola Data',
  jenis_jabatan: 'pelaksana',
  unit_kerja_id: null,
  atasan_nip: null,
  satuan_kerja_id: unit,
  ...more,
});

describe('the list of employees', () => {
  it('holds a unit to its own people, and tells of others only name, post and unit', async () => {
    const own = await list('dinkes');
    expect(new Set(own.data.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id))).toEqual(
      new Set([DINKES]),
    );
    expect(own.data.every(({ nip }) => nip !== null)).toBe(true);
    const { nama } = await staffOf(RSUD);
    const { data } = await list('dinkes', `cakupan=semua&q=${encodeURIComponent(nama)}`);
    const other = data.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === RSUD);
    expect(other).toMatchObject({
      nama,
      nip: null,
      pangkat_gol: null,
      status_asn: null,
      jenis_jabatan: null,
    });
  });

  it('finds by part of the name and of the number, and never confirms a number of another unit', async () => {
    const own = await staffOf(DINKES);
    const other = await staffOf(RSUD);
    const found = await list('dinkes', `q=${own.nip.slice(4)}`);
    expect(found.data.map(({ nip }) => nip)).toEqual([own.nip]);
    expect((await list('dinkes', `cakupan=semua&q=${other.nip}`)).total).toBe(0);
    expect((await list('super', `q=${other.nip}`)).total).toBe(1);
    expect((await list('dinkes', `q=${own.nama.slice(0, 2)}`)).total).toBeGreaterThan(0);
  });

  it('is not for roles without employees, and not for guests', async () => {
    expect((await as('val_lke').get('/pegawai')).status).toBe(403);
    expect((await test.app.inject('/api/pegawai')).statusCode).toBe(401);
  });
});

describe('an employee', () => {
  it('of another unit is not there', async () => {
    const { nip } = await staffOf(RSUD);
    expect((await as('dinkes').get(`/pegawai/${nip}`)).status).toBe(404);
    expect((await as('dinkes').get(`/pegawai/${nip}/riwayat`)).status).toBe(404);
    expect((await as('rsud').get(`/pegawai/${nip}`)).status).toBe(200);
  });

  it.each([
    ['12345678901234567', 'NIP terdiri atas 18 angka'],
    ['199213152019031007', 'Tanggal lahir pada NIP tidak dikenal'],
    ['199203152019133007', 'Bulan pengangkatan pada NIP harus 01 sampai 12, atau 21 untuk PPPK'],
    ['199203152005031007', 'Umur saat pengangkatan pada NIP kurang dari 17 tahun'],
  ])('with the number %s is refused', async (nip, pesan) => {
    const body = { ...post(DINKES), nip, nama: 'Uji', tmt_jabatan: null };
    const { status, body: answer } = await as('dinkes').post('/pegawai', body);
    expect([status, answer.errors.nip]).toEqual([422, [pesan]]);
  });

  it('is added once, in the own unit alone, a PPPK by the mark in his number', async () => {
    const body = { ...post(DINKES), nip: NEW_NIP, nama: 'Rahma Uji', tmt_jabatan: '2025-03-01' };
    expect((await as('dinkes').post('/pegawai', { ...body, satuan_kerja_id: RSUD })).status).toBe(403);
    const made = await as('dinkes').post('/pegawai', body);
    expect([made.status, made.body.data.status_asn]).toEqual([201, 'PNS']);
    const again = await as('dinkes').post('/pegawai', body);
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['nip']]);
    const pppk = await as('dinkes').post('/pegawai', {
      ...body,
      nip: '199203152021212001',
      nama: 'Sari Uji',
    });
    expect(pppk.body.data.status_asn).toBe('PPPK');
  });

  it('gets another post since a day; the one before ends on it', async () => {
    const { versi } = await read(NEW_NIP);
    const body = post(DINKES, { jabatan: 'Analis Kesehatan', tmt_jabatan: '2026-02-01' });
    expect((await as('dinkes').post(`/pegawai/${NEW_NIP}/pindah`, body)).status).toBe(428);
    expect((await as('dinkes').post(`/pegawai/${NEW_NIP}/pindah`, body, match(versi + 1))).status).toBe(412);
    const { status, body: answer } = await as('dinkes').post(
      `/pegawai/${NEW_NIP}/pindah`,
      body,
      match(versi),
    );
    expect(status).toBe(200);
    expect(
      (answer.data as PegawaiDetail).masa_jabatan.map(({ jabatan, mulai, selesai }) => [
        jabatan,
        mulai,
        selesai,
      ]),
    ).toEqual([
      ['Analis Kesehatan', '2026-02-01', null],
      ['Pengelola Data', '2025-03-01', '2026-02-01'],
    ]);
  });

  it.each([
    ['2026-06-16', 'Tanggal belum tiba; catat pada harinya'],
    ['2026-02-01', 'Tanggal harus sesudah 2026-02-01, saat jabatan sebelumnya mulai atau berakhir'],
  ])('gets no post since %s', async (tmt_jabatan, pesan) => {
    const { versi } = await read(NEW_NIP);
    const { status, body } = await as('dinkes').post(
      `/pegawai/${NEW_NIP}/pindah`,
      post(DINKES, { tmt_jabatan }),
      match(versi),
    );
    expect([status, body.errors.tmt_jabatan]).toEqual([422, [pesan]]);
  });

  it('has no superior below himself, and none of another unit', async () => {
    const { versi } = await read(NEW_NIP);
    const foreign = await staffOf(RSUD);
    const correct = (nip: string, version: number, atasan_nip: string) => {
      const { satuan_kerja_id: _, ...rest } = post(DINKES, { nama: 'Rahma Uji', atasan_nip });
      return as('dinkes').put(`/pegawai/${nip}`, rest, version);
    };
    for (const nip of [NEW_NIP, foreign.nip]) {
      const { status, body } = await correct(NEW_NIP, versi, nip);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['atasan_nip']]);
    }
    const below = await read('199203152021212001');
    expect((await correct(below.nip, below.versi, NEW_NIP)).status).toBe(200);
    expect((await correct(NEW_NIP, versi, below.nip)).body.errors.atasan_nip).toEqual([
      'Atasan tidak boleh pegawai itu sendiri atau bawahannya',
    ]);
    expect((await read(NEW_NIP)).jumlah_bawahan).toBe(1);
  });

  it('takes no structural post that somebody else holds', async () => {
    const { versi } = await read(NEW_NIP);
    const { id } = await test.db
      .selectFrom('struktur_organisasi')
      .where('satuan_kerja_id', '=', DINKES)
      .where('level', '=', 2)
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const body = post(DINKES, { jenis_jabatan: 'struktural', unit_kerja_id: id, tmt_jabatan: '2026-06-01' });
    const { status, body: answer } = await as('dinkes').post(
      `/pegawai/${NEW_NIP}/pindah`,
      body,
      match(versi),
    );
    expect([status, Object.keys(answer.errors)]).toEqual([409, ['unit_kerja_id']]);
  });

  it('goes to another unit, which alone sees him then; his former unit gives him no leading post there', async () => {
    const { nip } = await staffOf(DINKES, 3);
    const { versi } = await read(nip);
    const body = post(RSUD, { tmt_jabatan: '2026-03-01' });
    const leading = await as('dinkes').post(
      `/pegawai/${nip}/pindah`,
      { ...body, jenis_jabatan: 'struktural' },
      match(versi),
    );
    expect([leading.status, Object.keys(leading.body.errors)]).toEqual([422, ['jenis_jabatan']]);
    const moved = await as('dinkes').post(`/pegawai/${nip}/pindah`, body, match(versi));
    expect([moved.status, moved.body.data.kemampuan]).toEqual([200, { ubah: false, kembali: false }]);
    expect((await as('dinkes').get(`/pegawai/${nip}`)).status).toBe(404);
    expect((await read(nip, 'rsud')).satuan_kerja.satuan_kerja_id).toBe(RSUD);
  });

  it('retires, is no choice any more, and comes back', async () => {
    const { nip, nama } = await staffOf(DINKES, 4);
    const { versi } = await read(nip);
    const ended = await as('dinkes').post(
      `/pegawai/${nip}/berhenti`,
      { pada: '2026-04-01', alasan: 'pensiun' },
      match(versi),
    );
    expect(ended.body.data).toMatchObject({ berhenti_pada: '2026-04-01', alasan_berhenti: 'pensiun' });
    const choices = await as('dinkes').get(`/option/pegawai/${DINKES}?q=${encodeURIComponent(nama)}`);
    expect(JSON.stringify(choices.body)).not.toContain(nip);
    expect((await list('dinkes', `q=${nip}`)).total).toBe(0);
    expect((await list('dinkes', `keadaan=berhenti&q=${nip}`)).total).toBe(1);
    const wanted = `/calon-anggota/${DINKES}?q=${encodeURIComponent(nama)}`;
    expect((await as('dinkes').get(wanted)).body.data).toEqual([]);
    const { id } = await test.db
      .selectFrom('pegawai')
      .where('peg_nip', '=', nip)
      .select('id')
      .executeTakeFirstOrThrow();
    const body = { satuan_kerja_id: DINKES, nama: 'Tim Sesudahnya', unit_kerja_id: null };
    const led = await as('dinkes').post('/tim-kerja', { ...body, ketua_pegawai_id: id });
    expect([led.status, Object.keys(led.body.errors)]).toEqual([422, ['ketua_pegawai_id']]);
    const team = await as('dinkes').post('/tim-kerja', { ...body, ketua_pegawai_id: null });
    const place = { pegawai_id: id, peran: 'Anggota', target: null };
    const added = await as('dinkes').post(`/tim-kerja/${team.body.data.id}/anggota`, place);
    expect([added.status, added.body.pesan]).toEqual([409, expect.stringContaining('sudah berhenti')]);

    const late = await as('dinkes').post(
      `/pegawai/${nip}/berhenti`,
      { pada: '2026-05-01', alasan: 'pensiun' },
      match(ended.body.data.versi),
    );
    expect([late.status, late.body.pesan]).toEqual([
      409,
      'Pegawai ini sudah berhenti. Catat dahulu bahwa ia kembali bekerja.',
    ]);
    const back = await as('dinkes').post(
      `/pegawai/${nip}/kembali`,
      post(DINKES, { tmt_jabatan: '2026-05-02' }),
      match(ended.body.data.versi),
    );
    expect(back.body.data).toMatchObject({ berhenti_pada: null, tmt_jabatan: '2026-05-02' });
    expect(
      (back.body.data as PegawaiDetail).masa_jabatan.map(({ mulai, selesai }) => [mulai, selesai]),
    ).toEqual([
      ['2026-05-02', null],
      [null, '2026-04-01'],
    ]);
  });

  it('has a history without numbers of others', async () => {
    const { body } = await as('dinkes').get(`/pegawai/${NEW_NIP}/riwayat`);
    expect(body.total).toBeGreaterThan(1);
    expect(JSON.stringify(body)).not.toContain('atasan_nip');
  });
});

describe('agreements of an earlier year', () => {
  const agreements = async (name: string, tahun: number, nip: string) => {
    const headers = { 'default-key-tahun-kinerja': String(tahun) };
    const { body } = await as(name).get(`/perjanjian-kinerja-pegawai?q=${nip}`, headers);
    return (body.data as PerjanjianPegawaiRow[]).map(({ satuan_kerja, jabatan }) => [
      satuan_kerja.satuan_kerja_id,
      jabatan,
    ]);
  };

  it('keep the people of that year, who moved or retired since', async () => {
    const mover = await staffOf(DINKES, 6);
    const retiree = await staffOf(DINKES, 7);
    const before = await agreements('dinkes', 2025, mover.nip);
    const retired = await agreements('dinkes', 2025, retiree.nip);
    const { versi } = await read(mover.nip);
    await as('dinkes').post(
      `/pegawai/${mover.nip}/pindah`,
      post(RSUD, { tmt_jabatan: '2026-01-05' }),
      match(versi),
    );
    const last = await read(retiree.nip);
    await as('dinkes').post(
      `/pegawai/${retiree.nip}/berhenti`,
      { pada: '2026-01-05', alasan: 'pensiun' },
      match(last.versi),
    );
    expect(before).toHaveLength(1);
    expect(await agreements('dinkes', 2025, mover.nip)).toEqual(before);
    expect(await agreements('rsud', 2025, mover.nip)).toEqual([]);
    expect(await agreements('dinkes', 2025, retiree.nip)).toEqual(retired);
  });

  it('are signed by who held the post at the end of that year', async () => {
    const { id, pejabat_nip } = await test.db
      .selectFrom('struktur_organisasi')
      .where('satuan_kerja_id', '=', DINKES)
      .where('level', '=', 1)
      .select(['id', 'pejabat_nip'])
      .executeTakeFirstOrThrow();
    const head = await read(String(pejabat_nip));
    const { body } = await as('super').post(
      `/pegawai/${head.nip}/berhenti`,
      { pada: '2026-02-01', alasan: 'pensiun' },
      match(head.versi),
    );
    expect(body.data.berhenti_pada).toBe('2026-02-01');
    const holderIn = async (tahun: number) =>
      (
        await test.db
          .selectNoFrom((eb) =>
            eb
              .fn<string | null>('pejabat_pada', [eb.val(id), sql`make_date(${tahun}::integer, 12, 31)`])
              .as('nip'),
          )
          .executeTakeFirstOrThrow()
      ).nip;
    expect(await holderIn(2025)).toBe(head.nip);
    expect(await holderIn(2026)).toBeNull();
  });
});

describe('teams and steps of an earlier year', () => {
  const inYear = (name: string, tahun: number) => planningClient(test, name, tahun);
  const newPost = { jabatan: 'Perencana RSUD', satuan_kerja: { satuan_kerja_id: RSUD } };

  /** The leader and an approved member who carries a step, of one team of last year, as accounts and in what they had. */
  async function teamOfLastYear() {
    const { rows } = await sql<{ tim: number; nip: string; langkah: number; ketua: string }>`
      select t.id as tim, a.nip, la.langkah_aksi_id as langkah, t.nip_ketua as ketua
      from tim_kerja_anggota a join tim_kerja t on t.id = a.tim_kerja_id
      join pegawai p on p.peg_nip = a.nip and p.jenis_jabatan = 'pelaksana' and p.satuan_kerja_id = t.satuan_kerja_id
      join pegawai k on k.peg_nip = t.nip_ketua and k.jenis_jabatan <> 'struktural'
      join langkah_aksi_anggota la on la.nip = a.nip and la.deleted_at is null
      join kinerja_langkah_aksi l on l.id = la.langkah_aksi_id and l.tahun_kinerja = t.tahun
      join kinerja_sub_kegiatan s on s.id = l.kinerja_sub_kegiatan_id and s.tim_kerja_id = t.id
      where t.tahun = 2025 and t.satuan_kerja_id = ${DINKES} and a.status = 'disetujui' and t.deleted_at is null
        and p.tmt_jabatan is null and k.tmt_jabatan is null
      order by a.id limit 1`.execute(test.db);
    const [found] = rows;
    if (found === undefined) throw new Error('no team of last year has such people');
    await sql`insert into users (username, password_hash, nama, role_id, satuan_kerja_id, peg_nip)
      values ('ketua_lama', '-', 'Ketua lama', ${roleIds.validator_kepala_opd}, ${DINKES}, ${found.ketua})`.execute(
      test.db,
    );
    return found;
  }
  const move = async (nip: string) =>
    as('super').post(
      `/pegawai/${nip}/pindah`,
      post(RSUD, { jabatan: 'Perencana RSUD', tmt_jabatan: '2026-01-06' }),
      match((await read(nip)).versi),
    );

  it('keep post and unit of that year in lists, details, steps and sheets; this year has the new ones', async () => {
    const { tim, nip, langkah, ketua } = await teamOfLastYear();
    const rowOf = async (table: string, username: string, at: string) => {
      const answer = await inYear(username, 2025).get(table);
      const [heads = [], ...rows] = await readSheet(new Uint8Array(answer.raw));
      return rows.find((row) => row[heads.indexOf(at)] === nip || row[heads.indexOf(at)] === ketua);
    };
    const lastYear = async () => {
      const { anggota_tim, ketua: leader } = (await inYear('dinkes', 2025).get(`/tim-kerja/${tim}`)).body
        .data;
      const place = (await inYear('dinkes', 2025).get(`/tim-kerja/${tim}/anggota/${nip}`)).body.data;
      const led = (await inYear('ketua_lama', 2025).get(`/tim-saya/ketua/${tim}`)).body.data;
      const load = (await inYear('dinkes', 2025).get(`/beban-kerja/${DINKES}`)).body.data;
      const listed = (await inYear('dinkes', 2025).get('/tim-kerja')).body.data;
      return {
        member: anggota_tim.find((row: { nip: string }) => row.nip === nip),
        leader,
        place,
        listed: listed.find(({ id }: { id: number }) => id === tim),
        people: led.orang,
        step: led.daftar_langkah.find(({ id }: { id: number }) => id === langkah).bagian,
        load: load.orang.filter((one: { nip: string }) => one.nip === nip || one.nip === ketua),
        sheets: [
          await rowOf('/tim-kerja/ekspor', 'dinkes', 'NIP ketua'),
          await rowOf(`/beban-kerja/${DINKES}/ekspor`, 'dinkes', 'NIP'),
        ],
      };
    };
    const before = await lastYear();
    expect(before.member).toMatchObject({ dipinjam: false, satuan_kerja: { satuan_kerja_id: DINKES } });
    expect(before.sheets).not.toContain(undefined);
    expect((await move(nip)).status).toBe(200);
    expect((await move(ketua)).status).toBe(200);
    // An account acts for the unit of its person: the administrator moves it after him.
    await test.db
      .updateTable('users')
      .set({ satuan_kerja_id: RSUD })
      .where('username', '=', 'ketua_lama')
      .execute();
    expect(await lastYear()).toEqual(before);

    const { nama } = before.listed;
    const kept = { nama, unit_kerja_id: null, ketua_pegawai_id: before.leader.pegawai_id };
    const saved = await inYear('super', 2025).put(`/tim-kerja/${tim}`, kept, before.listed.versi);
    expect([saved.status, saved.body.data.ketua.jabatan]).toEqual([200, before.leader.jabatan]);

    const own = { satuan_kerja_id: DINKES, nama: 'Tim Tahun Ini', unit_kerja_id: null };
    const foreign = { ...own, ketua_pegawai_id: before.leader.pegawai_id };
    const refused = await inYear('dinkes', 2026).post('/tim-kerja', foreign);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['ketua_pegawai_id']]);
    const made = await inYear('dinkes', 2026).post('/tim-kerja', { ...own, ketua_pegawai_id: null });
    const { rows } = await sql<{ id: number }>`select id from pegawai where peg_nip = ${nip}`.execute(
      test.db,
    );
    const added = await inYear('dinkes', 2026).post(`/tim-kerja/${made.body.data.id}/anggota`, {
      pegawai_id: rows[0]?.id,
      peran: 'Anggota',
      target: null,
    });
    expect(added.body.data).toMatchObject({ ...newPost, dipinjam: true, nip: null });
  });
});

it('an account of who has left acts for its unit no more from that day on, and again once he is back', async () => {
  await test.db
    .insertInto('users')
    .values({
      username: 'purna',
      nama: 'Purna',
      password_hash: '-',
      role_id: 3,
      satuan_kerja_id: RSUD,
      peg_nip: null,
    })
    .execute();
  const { nip } = await staffOf(RSUD, 5);
  await test.db.updateTable('users').set({ peg_nip: nip }).where('username', '=', 'purna').execute();
  const session = await test.signIn('purna');
  const ask = async (headers = session) => (await test.app.inject({ url: '/api/user', headers })).statusCode;
  expect(await ask()).toBe(200);

  const act = async (name: string, body: object) =>
    as('super').post(`/pegawai/${nip}/${name}`, body, match((await read(nip)).versi));
  const left = await act('berhenti', { pada: '2026-06-14', alasan: 'pensiun' });
  expect([left.status, left.body.pesan]).toEqual([200, undefined]);
  expect(await ask()).toBe(401);
  expect(await ask(await test.signIn('purna'))).toBe(401);

  expect((await act('kembali', { ...post(RSUD), tmt_jabatan: '2026-06-15' })).status).toBe(200);
  expect(await ask()).toBe(401);
  expect(await ask(await test.signIn('purna'))).toBe(200);
});
