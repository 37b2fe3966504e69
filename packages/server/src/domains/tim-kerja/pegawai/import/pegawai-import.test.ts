import type { PegawaiDetail } from '@selaras/contracts';
import { sql } from 'kysely';
import { importClient } from '../../../../testing/import-client';
import { startTestApp, type TestApp } from '../../../../testing/test-app';

const DINKES = 1012;
const RSUD = 1013;
const NOW = new Date('2026-06-15T03:00:00Z');
const BOSS = '198503152010012011';
const STAFF = '199203152019031021';
const PPPK = '199003152021211031';

let test: TestApp;
let client: Awaited<ReturnType<typeof importClient>>;
beforeAll(async () => {
  test = await startTestApp({ clock: () => NOW });
  client = await importClient(test, 'pegawai', { as: 'dinkes', unit: DINKES });
});
afterAll(() => test.close());

const HEAD = 'NIP;Nama;Jabatan;Jenis jabatan;Pangkat/golongan;NIP atasan;TMT jabatan;Kode SKPD';
const file = (...lines: string[]) => [HEAD, ...lines].join('\n');
const countOf = async () =>
  Number(
    (
      await test.db
        .selectFrom('pegawai')
        .select((eb) => eb.fn.countAll().as('jumlah'))
        .executeTakeFirstOrThrow()
    ).jumlah,
  );
const find = async (nip: string) => (await client.get(`/pegawai/${nip}`)).json().data as PegawaiDetail;

// The superior stands below the people who name him.
const FIRST = file(
  `'${STAFF.slice(0, 8)} ${STAFF.slice(8, 14)} 1 021;Budi Uji;Pengelola Data;Pelaksana;Pengatur (II/c);${BOSS};1/3/2025;`,
  `${STAFF};Budi Uji;Pengelola Data;;;${BOSS};2025-03-01;`,
  `${PPPK};Citra Uji;Bidan Ahli Pertama;Fungsional;;${BOSS};;`,
  `${BOSS};Ani Uji;Analis Ahli Muda;Fungsional;Penata (III/c);;;`,
);

/** A place in a team of 2026 that its head of division has approved; its id. */
async function placeIn2026(nip: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with tim as (
      insert into tim_kerja (satuan_kerja_id, tahun, nama) values (${DINKES}, 2026, 'Tim Uji Impor') returning id
    )
    insert into tim_kerja_anggota (tim_kerja_id, nip, peran, status, disetujui_kabid_nip, disetujui_kabid_pada)
    select id, ${nip}, 'Anggota', 'menunggu_opd', (select pejabat_nip from struktur_organisasi
      where satuan_kerja_id = ${DINKES} and level = 2 and pejabat_nip is not null limit 1), now() from tim
    returning id`.execute(test.db);
  return rows[0]?.id ?? 0;
}

describe('a file of employees', () => {
  it('is refused line by line in words, and nothing of it is written', async () => {
    const before = await countOf();
    const impor = await client.preview(
      file(
        '12345;Satu;Staf;;;;;',
        '199213152019031007;Dua;Staf;;;;;',
        '199203152019133007;Tiga;Staf;;;;;',
        '199203152019033007;Empat;Staf;;;;;',
        '199203152005031007;;Staf;;;;;',
        '199203152019031031;Lima;Staf;Honorer;;199203152019031031;31/2/2025;',
        '199203152019031041;Enam;Staf;;;199203152019031051;2030-01-01;',
        `199203152019031061;Tujuh;Staf;;;;;9.99`,
      ),
    );
    expect(impor).toMatchObject({ jumlah: { masalah: 8, baru: 0 }, kemampuan: { jalankan: false } });
    const rows = await client.rowsOf(impor.id);
    expect(rows.map(({ masalah }) => masalah.map(({ kolom, pesan }) => `${kolom}: ${pesan}`))).toEqual([
      ['NIP: NIP terdiri atas 18 angka (tertulis "12345")'],
      ['NIP: Tanggal lahir pada NIP tidak dikenal (tertulis "199213152019031007")'],
      [
        'NIP: Bulan pengangkatan pada NIP harus 01 sampai 12, atau 21 untuk PPPK (tertulis "199203152019133007")',
      ],
      ['NIP: Angka ke-15 pada NIP harus 1 atau 2 (tertulis "199203152019033007")'],
      [
        'NIP: Umur saat pengangkatan pada NIP kurang dari 17 tahun (tertulis "199203152005031007")',
        'Nama: Wajib diisi',
      ],
      [
        'Jenis jabatan: Isi Struktural, Fungsional atau Pelaksana (tertulis "Honorer")',
        'NIP atasan: Atasan tidak boleh pegawai itu sendiri (tertulis "199203152019031031")',
        'TMT jabatan: Tanggal tidak dikenal, contoh 2025-03-01 atau 1/3/2025 (tertulis "31/2/2025")',
      ],
      ['TMT jabatan: Tanggal belum tiba (tertulis "2030-01-01")'],
      ['Kode SKPD: Kode SKPD tidak dikenal (tertulis "9.99")'],
    ]);
    expect(await countOf()).toBe(before);
  });

  it('names nobody twice', async () => {
    const { id, jumlah } = await client.preview(FIRST);
    expect(jumlah).toMatchObject({ masalah: 1, baru: 3 });
    const [, twice] = await client.rowsOf(id);
    expect(twice?.masalah).toEqual([{ kolom: 'NIP', pesan: 'NIP sudah ada di baris 2' }]);
  });

  it('writes new people with superiors of the same file, PPPK too, and finds nothing to do a second time', async () => {
    const once = FIRST.split('\n').toSpliced(2, 1).join('\n');
    const { id } = await client.preview(once);
    expect(await client.run(id)).toMatchObject({ keadaan: 'selesai', tertulis: 3 });
    expect(await find(STAFF)).toMatchObject({
      nama: 'Budi Uji',
      status_asn: 'PNS',
      atasan: { nip: BOSS },
      tmt_jabatan: '2025-03-01',
    });
    expect(await find(PPPK)).toMatchObject({ status_asn: 'PPPK', tmt_jabatan: null });
    const again = await client.preview(once);
    expect(again).toMatchObject({
      jumlah: { sama: 3, baru: 0, berubah: 0, masalah: 0 },
      kemampuan: { jalankan: false },
    });
  });

  it('with a later day writes a new post, without one corrects the present; empty cells leave what is there', async () => {
    const { id } = await client.preview(
      file(`${STAFF};Budi Uji;Analis Data;Fungsional;;;2026-01-02;`, `${PPPK};Citra Uji, S.Keb.;Bidan;;;;;`),
    );
    expect((await client.rowsOf(id)).map(({ perubahan }) => perubahan.map(({ kolom }) => kolom))).toEqual([
      ['Jabatan', 'Jenis jabatan', 'TMT jabatan'],
      ['Nama', 'Jabatan'],
    ]);
    await client.run(id);
    const staff = await find(STAFF);
    expect(staff).toMatchObject({ pangkat_gol: 'Pengatur (II/c)', atasan: { nip: BOSS } });
    expect(staff.masa_jabatan.map(({ jabatan, selesai }) => [jabatan, selesai])).toEqual([
      ['Analis Data', null],
      ['Pengelola Data', '2026-01-02'],
    ]);
    expect((await find(PPPK)).masa_jabatan).toHaveLength(1);
  });

  it('makes no ring of superiors', async () => {
    const { id } = await client.preview(file(`${BOSS};Ani Uji;Analis Ahli Muda;;;${STAFF};;`));
    expect((await client.rowsOf(id))[0]?.masalah).toEqual([
      { kolom: 'NIP atasan', pesan: 'Atasan ini bawahan pegawai itu sendiri' },
    ]);
  });

  it('is refused whole when an employee changed since its preview', async () => {
    const { id } = await client.preview(
      file(`${PPPK};Citra Lain;Bidan;;;;;`, `${STAFF};Budi Lain;Analis Data;;;;;`),
    );
    await test.db
      .updateTable('pegawai')
      .set({ peg_nama: 'Citra Baru' })
      .where('peg_nip', '=', PPPK)
      .execute();
    const ended = await client.run(id);
    expect([ended.keadaan, ended.pesan]).toEqual([
      'gagal',
      'Data pegawai berubah sejak pratinjau dibuat. Buat pratinjau baru lalu jalankan kembali.',
    ]);
    expect((await find(STAFF)).nama).toBe('Budi Uji');
  });

  it('takes nobody from another unit, and is sent to no other unit, but super moves people with a day', async () => {
    expect((await client.send(file(), { to: RSUD })).statusCode).toBe(403);
    const rsud = await importClient(test, 'pegawai', { as: 'rsud', unit: RSUD });
    const { id } = await rsud.preview(file(`${STAFF};Budi Uji;Staf;;;;2026-02-02;`));
    expect((await rsud.rowsOf(id))[0]?.masalah[0]?.pesan).toBe(
      `Pegawai ini tercatat di satuan kerja lain; kepindahannya dicatat di sana (tertulis "${STAFF}")`,
    );
    const pusat = await importClient(test, 'pegawai', { as: 'super', unit: RSUD });
    const undated = await pusat.preview(file(`${STAFF};Budi Uji;Staf;;;;;`));
    expect(undated.jumlah.masalah).toBe(1);
    const dated = await pusat.preview(file(`${STAFF};Budi Uji;Staf;;;;2026-02-02;`));
    const waiting = await placeIn2026(STAFF);
    expect(await pusat.run(dated.id)).toMatchObject({ keadaan: 'selesai', tertulis: 1 });
    // What his former head approved of him is asked of the head that he has now.
    const { rows } = await sql`
      select a.status, a.disetujui_kabid_pada, r.langkah from tim_kerja_anggota a
      join tim_kerja_anggota_riwayat r on r.tim_kerja_anggota_id = a.id where a.id = ${waiting}`.execute(
      test.db,
    );
    expect(rows).toEqual([{ status: 'menunggu_kabid', disetujui_kabid_pada: null, langkah: 'pindah' }]);
    expect((await client.get(`/pegawai/${STAFF}`)).statusCode).toBe(404);
  });

  it('begins with a template that changes nothing when it is sent back', async () => {
    const { rawPayload } = await client.get(`/impor/pegawai/templat?satuan_kerja_id=${DINKES}`);
    const impor = await client.preview(rawPayload);
    expect(impor.jumlah).toMatchObject({ baru: 0, berubah: 0, masalah: 0 });
    expect(impor.jumlah.sama).toBeGreaterThan(10);
    expect((await client.get(`/impor/pegawai/templat?satuan_kerja_id=${RSUD}`)).statusCode).toBe(403);
  });

  it('of the whole regency names the unit of each line by its code; a unit writes no other one', async () => {
    const { rows } = await sql<{ id: number; kode: string }>`
      select satuan_kerja_id as id, kode_skpd as kode from satuan_kerja
      where satuan_kerja_id in (1003, ${DINKES}, ${RSUD}) order by satuan_kerja_id`.execute(test.db);
    expect(rows).toHaveLength(3);
    const lines = rows.map(({ kode }, at) => `19910315201903107${at};Regensi Uji ${at};Staf;;;;;${kode}`);
    const foreign = await client.preview(file(...lines));
    expect(foreign).toMatchObject({ jumlah: { masalah: 2, baru: 1 }, kemampuan: { jalankan: false } });
    const refused = rows.map(({ id, kode }) =>
      id === DINKES
        ? []
        : [`Kode SKPD: Anda tidak berhak menulis pegawai satuan kerja ini (tertulis "${kode}")`],
    );
    const told = (await client.rowsOf(foreign.id)).map(({ masalah }) =>
      masalah.map(({ kolom, pesan }) => `${kolom}: ${pesan}`),
    );
    expect(told).toEqual(refused);

    const pusat = await importClient(test, 'pegawai', { as: 'super', unit: DINKES });
    const { id } = await pusat.preview(file(...lines));
    expect(await pusat.run(id)).toMatchObject({ keadaan: 'selesai', tertulis: 3 });
    const written = await test.db
      .selectFrom('pegawai')
      .where('peg_nama', 'like', 'Regensi Uji %')
      .select('satuan_kerja_id')
      .orderBy('peg_nama')
      .execute();
    expect(written.map(({ satuan_kerja_id }) => satuan_kerja_id)).toEqual(rows.map((row) => row.id));
  });

  it('of hundreds tells how far it is, and is cancelled without a trace while it runs', async () => {
    const nips = Array.from({ length: 600 }, (_, at) => `199004152015011${String(at).padStart(3, '0')}`);
    const lines = nips.map((nip, at) => `${nip};Orang;Staf;;;${at === 599 ? BOSS : ''};;`);
    const before = await countOf();
    const { id, jumlah } = await client.preview(file(...lines));
    expect(jumlah).toMatchObject({ baru: nips.length, masalah: 0 });
    // The last one's superior is held by somebody: the second portion waits for him.
    const other = await test.db.startTransaction().execute();
    await other.selectFrom('pegawai').where('peg_nip', '=', BOSS).select('id').forUpdate().execute();
    await client.post(`/impor/${id}/jalankan`);
    while ((await client.find(id)).tertulis !== 500) await new Promise((resolve) => setTimeout(resolve, 20));
    const stopped = (await client.post(`/impor/${id}/batal`)).json().data;
    expect(stopped.keadaan).toBe('dibatalkan');
    await other.rollback().execute();

    // Waits until the run has let go of its first row, which is free only when nothing of it was kept.
    const after = await test.db.startTransaction().execute();
    const added = await after
      .insertInto('pegawai')
      .values({
        peg_nip: String(nips[0]),
        peg_nama: 'Orang lain',
        jabatan: 'Staf',
        jenis_jabatan: 'pelaksana',
        satuan_kerja_id: DINKES,
        status_asn: 'PNS',
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    await after.rollback().execute();
    expect(added.numInsertedOrUpdatedRows).toBe(1n);
    expect(await countOf()).toBe(before);
    expect(await client.find(id)).toMatchObject({ keadaan: 'dibatalkan', kemampuan: { jalankan: false } });
  });
});
