import type { Skp } from '@selaras/contracts';
import { sql } from 'kysely';
import { readSheet } from '../../../kit/sheet-import/read-sheet';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const as = (name: string) => planningClient(test, name);
const read = async (nip: string, name = 'dinkes') => {
  const { status, body } = await as(name).get(`/skp/${nip}`);
  return { status, skp: body?.data as Skp };
};

/** A member of a Dinas Kesehatan team with shares of action steps in 2025. */
const member = (unit = 1012) =>
  test.db
    .selectFrom('langkah_aksi_anggota as a')
    .innerJoin('kinerja_langkah_aksi as l', 'l.id', 'a.langkah_aksi_id')
    .innerJoin('pegawai as p', 'p.peg_nip', 'a.nip')
    .where('p.satuan_kerja_id', '=', unit)
    .where('p.jenis_jabatan', '=', 'pelaksana')
    .where('l.tahun_kinerja', '=', 2025)
    .where('a.deleted_at', 'is', null)
    .select(['a.nip', 'p.unit_kerja_id', 'l.sasaran', 'l.indikator', 'a.id', 'l.id as langkah_id'])
    .orderBy('a.id')
    .executeTakeFirstOrThrow();
const head = () =>
  test.db
    .selectFrom('struktur_organisasi')
    .where('satuan_kerja_id', '=', 1012)
    .where('level', '=', 1)
    .select('pejabat_nip as nip')
    .executeTakeFirstOrThrow();

describe('the targets of an employee', () => {
  it('are his shares of action steps, each with the sub-activity above it and the aspect of its unit', async () => {
    const { nip, sasaran, indikator } = await member();
    const { skp } = await read(nip);
    expect(skp).toMatchObject({ tahun: 2025, bentuk: 'pegawai', pegawai: { nip } });
    const row = skp.utama.find((one) => one.rhk === sasaran && one.indikator === indikator);
    expect(row?.rhk_pimpinan).toEqual(expect.any(String));
    expect(['kuantitas', 'kualitas', 'waktu', 'biaya']).toContain(row?.aspek);
    expect(skp.penilai?.nip).toEqual(expect.any(String));
  });

  it('of a unit’s head are its goals marked as SKP, judged by the regent', async () => {
    const nip = String((await head()).nip);
    await test.db
      .updateTable('sasaran_strategis_pd')
      .set({ skp: false })
      .where('satuan_kerja_id', '=', 1012)
      .execute();
    expect((await read(nip)).skp.utama.filter(({ rhk_pimpinan }) => rhk_pimpinan === null)).toEqual([]);
    await test.db
      .updateTable('sasaran_strategis_pd')
      .set({ skp: true })
      .where('satuan_kerja_id', '=', 1012)
      .execute();
    const { skp } = await read(nip);
    expect(skp.bentuk).toBe('pimpinan');
    expect(skp.utama.length).toBeGreaterThan(0);
    expect(skp.utama[0]).toMatchObject({ rhk_pimpinan: null, target: expect.any(Number) });
  });

  it('hold with what an issued agreement says of them, not a draft or an earlier version, and what it promises beside', async () => {
    const { nip, sasaran, indikator } = await member();
    const orang = await test.db
      .selectFrom('pegawai')
      .where('peg_nip', '=', nip)
      .select('id')
      .executeTakeFirstOrThrow();
    const promise = async (perubahan_ke: number, target: number, status: 'draf' | 'diterbitkan') => {
      const { id } = await test.db
        .insertInto('perjanjian_kinerja')
        .values({
          tahun: 2025,
          satuan_kerja_id: 1012,
          jenis: 'pegawai',
          subjek_id: orang.id,
          tahap: perubahan_ke === 0 ? 'murni' : 'perubahan',
          perubahan_ke,
          pihak_pertama_nama: 'Pegawai',
          pihak_pertama_nip: nip,
          pihak_pertama_jabatan: 'Pelaksana',
          tanggal: '2025-01-20',
          status,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const more = { perjanjian_kinerja_id: id, satuan: 'laporan', target };
      await test.db
        .insertInto('pk_item')
        .values([
          { ...more, nomor: 1, sasaran, indikator },
          { ...more, nomor: 2, sasaran: 'Tersusunnya pedoman', indikator: `Pedoman ${perubahan_ke}` },
        ])
        .execute();
    };
    const targets = async () => {
      const { utama, tambahan } = (await read(nip)).skp;
      const all = [...utama, ...tambahan];
      return [
        all.find((one) => one.rhk === sasaran && one.indikator === indikator)?.target,
        all.flatMap((one) => (one.rhk === 'Tersusunnya pedoman' ? [[one.indikator, one.target]] : [])),
      ];
    };
    await test.db
      .deleteFrom('perjanjian_kinerja')
      .where('jenis', '=', 'pegawai')
      .where('subjek_id', '=', orang.id)
      .execute();
    const [given] = await targets();
    await promise(0, 71, 'draf');
    expect(await targets()).toEqual([given, []]);
    await test.db
      .updateTable('perjanjian_kinerja')
      .set({ status: 'diterbitkan' })
      .where('jenis', '=', 'pegawai')
      .where('subjek_id', '=', orang.id)
      .execute();
    expect(await targets()).toEqual([71, [['Pedoman 0', 71]]]);
    await promise(1, 72, 'diterbitkan');
    await promise(2, 73, 'draf');
    expect(await targets()).toEqual([72, [['Pedoman 1', 72]]]);
  });

  it('served in a second team are additional ones', async () => {
    const { nip, langkah_id } = await member();
    const { tim_kerja_id } = await test.db
      .selectFrom('kinerja_langkah_aksi as l')
      .innerJoin('kinerja_sub_kegiatan as s', 's.id', 'l.kinerja_sub_kegiatan_id')
      .where('l.id', '=', langkah_id)
      .select('s.tim_kerja_id')
      .executeTakeFirstOrThrow();
    const before = (await read(nip)).skp;
    await test.db
      .updateTable('tim_kerja_anggota')
      .set({ jenis: 'tambahan' })
      .where('tim_kerja_id', '=', tim_kerja_id)
      .where('nip', '=', nip)
      .execute();
    const after = (await read(nip)).skp;
    expect(after.tambahan.length).toBeGreaterThan(before.tambahan.length);
    expect(after.utama.length + after.tambahan.length).toBe(before.utama.length + before.tambahan.length);
  });

  it('are for the own unit, for the head of the own division, and for the person alone', async () => {
    const { nip } = await member();
    expect((await read(nip, 'rsud')).status).toBe(404);
    expect((await read(nip, 'super')).status).toBe(200);
    expect((await read(nip, 'val_lke')).status).toBe(403);
    const kabid = await test.db
      .selectFrom('users')
      .innerJoin('pegawai', 'pegawai.peg_nip', 'users.peg_nip')
      .where('username', '=', 'kabid_kesmas')
      .select('pegawai.unit_kerja_id')
      .executeTakeFirstOrThrow();
    const person = async (same: boolean) =>
      (
        await test.db
          .selectFrom('pegawai')
          .where('satuan_kerja_id', '=', 1012)
          .where('jenis_jabatan', '=', 'pelaksana')
          .where('berhenti_pada', 'is', null)
          .where('unit_kerja_id', same ? '=' : '<>', kabid.unit_kerja_id)
          .select('peg_nip')
          .executeTakeFirstOrThrow()
      ).peg_nip;
    expect((await read(await person(true), 'kabid_kesmas')).status).toBe(200);
    expect((await read(await person(false), 'kabid_kesmas')).status).toBe(404);
    expect((await test.app.inject(`/api/skp/${nip}`)).statusCode).toBe(401);
  });

  it('of oneself need no number; an account without one is told so', async () => {
    const own = await as('kadinkes').get('/skp');
    expect([own.status, own.body.data.pegawai.nip]).toEqual([200, (await head()).nip]);
    await test.db.updateTable('users').set({ peg_nip: null }).where('username', '=', 'dpmptsp').execute();
    const none = await as('dpmptsp').get('/skp');
    expect([none.status, none.body.pesan]).toEqual([
      404,
      'Akun Anda tidak terhubung dengan data pegawai tahun ini. Hubungi admin kepegawaian.',
    ]);
  });

  it('of who holds a post or leads a team are the performances marked as SKP that these own, level by level', async () => {
    const { rows } = await sql<{ nip: string; post: number; tim: number }>`
      select p.peg_nip as nip, so.id as post, t.id as tim
      from struktur_organisasi so join pegawai p on p.peg_nip = so.pejabat_nip
      join tim_kerja t on t.satuan_kerja_id = 1012 and t.tahun = 2025 and t.deleted_at is null
      where so.jabatan_nama = 'Kepala Bidang Kesehatan Masyarakat' order by t.id limit 1`.execute(test.db);
    const { nip = '', post = 0, tim = 0 } = rows[0] ?? {};
    // One and the same person here holds the post and leads the team.
    await sql`update tim_kerja set nip_ketua = ${nip} where id = ${tim}`.execute(test.db);
    const mark = async (table: string, skp: boolean, owner: { post?: number; tim?: number }) => {
      const { rows: marked } = await sql<{ indikator: string }>`
        update ${sql.table(table)} set skp = ${skp}, struktur_organisasi_id = ${owner.post ?? null},
          tim_kerja_id = ${owner.tim ?? null}, indikator = ${`Indikator ${table} ${skp} ${owner.post ? 'jabatan' : 'tim'}`}
        where id = (select id from ${sql.table(table)} where satuan_kerja_id = 1012 and tahun_kinerja = 2025
          and deleted_at is null and indikator not like 'Indikator %' order by id limit 1)
        returning indikator`.execute(test.db);
      return marked[0]?.indikator;
    };
    const expected = [
      await mark('kinerja_program', true, { post }),
      await mark('kinerja_kegiatan', true, { post }),
      await mark('kinerja_sub_kegiatan', true, { tim }),
    ];
    const unmarked = [
      await mark('kinerja_program', false, { post }),
      await mark('kinerja_kegiatan', false, { post }),
      await mark('kinerja_sub_kegiatan', false, { tim }),
    ];
    expect(new Set([...expected, ...unmarked]).size).toBe(6);
    const { skp } = await read(nip);
    const named = skp.utama.filter(({ indikator }) => indikator.startsWith('Indikator '));
    expect(named.map(({ indikator }) => indikator)).toEqual(expected);
    // Each stands below what is intervened in: the goal, the programme, the activity.
    for (const { rhk_pimpinan } of named) expect(rhk_pimpinan).toEqual(expect.any(String));

    const { raw } = await as('dinkes').get(`/skp/${nip}/ekspor`);
    const sheet = await readSheet(raw);
    const results = sheet.filter(([bagian]) => bagian === 'A. Utama');
    expect(results.map((cells) => cells[5])).toEqual(skp.utama.map(({ indikator }) => indikator));
    expect(results.filter((cells) => expected.includes(cells[5]))).toHaveLength(3);
    expect(JSON.stringify(sheet)).not.toContain('Indikator kinerja_program false');
  });

  it('are a sheet in the order of PermenPANRB 6/2022: who, who rates, results, additional ones, behaviour', async () => {
    const { nip } = await member();
    const { skp } = await read(nip);
    expect(skp.utama.length * skp.tambahan.length).toBeGreaterThan(0);
    const { raw } = await as('dinkes').get(`/skp/${nip}/ekspor`);
    const [heads, ...rows] = await readSheet(raw);
    expect(heads).toEqual([
      'Bagian',
      'No',
      'Rencana hasil kerja pimpinan yang diintervensi',
      'Rencana hasil kerja',
      'Aspek',
      'Indikator kinerja individu',
      'Target',
      'Satuan',
    ]);
    const parts = rows.map(([part]) => part);
    expect(parts.filter((part, at) => part !== parts[at - 1])).toEqual([
      'Pegawai yang dinilai',
      'Pejabat penilai kinerja',
      'A. Utama',
      'B. Tambahan',
      'Perilaku kerja',
    ]);
    const of = (part: string) => rows.filter(([name]) => name === part);
    expect(of('A. Utama').map(([, no, , rhk]) => [Number(no), rhk])).toEqual(
      skp.utama.map(({ rhk }, at) => [at + 1, rhk]),
    );
    expect(of('B. Tambahan').map(([, no, , rhk]) => [Number(no), rhk])).toEqual(
      skp.tambahan.map(({ rhk }, at) => [at + 1, rhk]),
    );
    // The core values in the order of their word BerAKHLAK.
    expect(of('Perilaku kerja').map(([, , , nilai]) => nilai)).toEqual([
      'Berorientasi Pelayanan',
      'Akuntabel',
      'Kompeten',
      'Harmonis',
      'Loyal',
      'Adaptif',
      'Kolaboratif',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/ekspektasi|predikat/i);
  });
});
