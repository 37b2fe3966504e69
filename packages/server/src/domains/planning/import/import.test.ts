import type { TingkatNomenklatur } from '@selaras/domain';
import { sql } from 'kysely';
import { importClient } from '../../../testing/import-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { untilWaiting } from '../../../testing/until-waiting';

const UNIT = 1012;
const TAHUN = 2025;
let test: TestApp;
let aheadMs = 0;
let client: Awaited<ReturnType<typeof importClient>>;

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo', clock: () => new Date(Date.now() + aheadMs) });
  client = await importClient(test, 'nomenklatur', { as: 'super', unit: UNIT, tahun: TAHUN });
});
afterAll(() => test.close());

const countOf = async (table: TingkatNomenklatur, prefix: string) =>
  (
    await test.db
      .selectFrom(table)
      .where('kode', 'like', `${prefix}%`)
      .where('satuan_kerja_id', '=', UNIT)
      .where('tahun_kinerja', '=', TAHUN)
      .where('deleted_at', 'is', null)
      .selectAll()
      .execute()
  ).length;

const BASIC = `Kode;Nama;Pagu
7.01.01;Program Uji;1.000.000
7.01.01.2.01;Kegiatan Uji;500.000,50
7.01.01.2.01.0001;Sub Kegiatan Uji;250000
`;

describe('a file of programmes, activities and sub-activities', () => {
  it('shows every column that it writes, takes rupiah as forms do, and says what it passed over and why', async () => {
    const impor = await client.preview(`Daftar program;;;;

Kode;Nama;Pagu;Indikator Kemendagri;Satuan Kemendagri
7;Urusan pilihan;;;
7.03;Bidang urusan;;;

7.03.01;Program Uji;Rp 100.000.000;;
7.03.01.2.01;Kegiatan Uji;Rp. 0;;
7.03.01.2.01.0001;Sub Uji;;Jumlah dokumen;Dokumen
`);
    expect(impor.dilewati).toEqual([
      { baris: '1–2', alasan: 'di atas judul kolom' },
      { baris: '6', alasan: 'kosong' },
      { baris: '4–5', alasan: 'urusan atau bidang urusan, bukan program, kegiatan atau sub kegiatan' },
    ]);
    expect((await client.find(impor.id)).dilewati).toEqual(impor.dilewati);
    const kolom = ['Pagu', 'Indikator Kemendagri', 'Satuan Kemendagri'];
    const row = (...nilai: unknown[]) => kolom.map((each, index) => ({ kolom: each, nilai: nilai[index] }));
    expect((await client.rowsOf(impor.id)).map(({ nilai }) => nilai)).toEqual([
      row(100_000_000, null, null),
      row(0, null, null),
      row(null, 'Jumlah dokumen', 'Dokumen'),
    ]);
  });

  it('quotes what it refuses', async () => {
    const { id } = await client.preview(`Kode;Nama;Pagu
7.04.1;Program Uji;sejuta
7.04.01.2.01;Kegiatan Uji;1
`);
    const rows = await client.rowsOf(id);
    expect(rows.map(({ masalah }) => masalah.map(({ kolom, pesan }) => `${kolom}: ${pesan}`))).toEqual([
      [
        'Kode: Kode tidak sesuai bentuknya, contoh 1.02.02, 1.02.02.2.02 atau 1.02.02.2.02.0001 (tertulis "7.04.1")',
        'Pagu: Pagu bukan angka rupiah, contoh 1.250.000 (tertulis "sejuta")',
      ],
      ['Kode: Induknya, 7.04.01, tidak ada di berkas ini maupun di data tahun ini'],
    ]);
    expect(rows[0]?.nilai[0]).toEqual({ kolom: 'Pagu', nilai: 'sejuta' });
  });

  it('of a preview from before keeps its rows readable', async () => {
    const { id } = await client.preview(BASIC);
    await sql`update impor_baris set baris = baris - 'nilai' where impor_id = ${id}`.execute(test.db);
    expect((await client.rowsOf(id)).map(({ nilai }) => nilai)).toEqual([[], [], []]);
  });

  it('is shown before anything is written', async () => {
    const impor = await client.preview(BASIC);
    expect(impor).toMatchObject({
      keadaan: 'pratinjau',
      jumlah: { baru: 3, berubah: 0, sama: 0, masalah: 0 },
      kemampuan: { jalankan: true, batal: true },
      satuan_kerja: { satuan_kerja_nama: 'Dinas Kesehatan' },
    });
    expect(await client.rowsOf(impor.id)).toMatchObject([
      { nomor: 2, tingkat: 'Program', kode: '7.01.01', keadaan: 'baru' },
      { nomor: 3, tingkat: 'Kegiatan' },
      { nomor: 4, tingkat: 'Sub kegiatan' },
    ]);
    expect(await countOf('program', '7.01')).toBe(0);
  });

  it('is written as a whole, once, however often it is run or sent again', async () => {
    const { id } = await client.preview(BASIC);
    await Promise.all([client.post(`/impor/${id}/jalankan`), client.post(`/impor/${id}/jalankan`)]);
    expect(await client.ended(id)).toMatchObject({
      keadaan: 'selesai',
      tertulis: 3,
      kemampuan: { jalankan: false },
    });
    expect(await countOf('sub_kegiatan', '7.01')).toBe(1);
    expect((await client.post(`/impor/${id}/jalankan`)).statusCode).toBe(409);

    const again = await client.preview(BASIC);
    expect(again).toMatchObject({ jumlah: { baru: 0, sama: 3 }, kemampuan: { jalankan: false } });
    expect((await client.post(`/impor/${again.id}/jalankan`)).json().pesan).toContain(
      'semua baris sudah sama',
    );
  });

  it('changes names and money of what is there, keeps what it leaves empty, and the log says who did', async () => {
    const { id } = await client.preview(
      'kode,nama,pagu\n7.01.01,Program Uji Baru,\n7.01.01.2.01,Kegiatan Uji,900',
    );
    const rows = await client.rowsOf(id, 'keadaan=berubah');
    expect(rows.map(({ perubahan }) => perubahan)).toEqual([
      [{ kolom: 'Nama', sebelum: 'Program Uji', sesudah: 'Program Uji Baru' }],
      [{ kolom: 'Pagu', sebelum: 500_000.5, sesudah: 900 }],
    ]);
    await client.post(`/impor/${id}/jalankan`);
    await client.ended(id);
    const program = await test.db
      .selectFrom('program')
      .where('satuan_kerja_id', '=', UNIT)
      .where('kode', '=', '7.01.01')
      .selectAll()
      .executeTakeFirst();
    expect(program).toMatchObject({ nama: 'Program Uji Baru', pagu: 1_000_000 });
    const log = await test.db
      .selectFrom('audit_log')
      .innerJoin('users', 'users.id', 'audit_log.pengguna_id')
      .where('tabel', '=', 'program')
      .where('baris_id', '=', program?.id ?? 0)
      .select(['aksi', 'username'])
      .orderBy('audit_log.id')
      .execute();
    expect(log).toEqual([
      { aksi: 'insert', username: 'super' },
      { aksi: 'update', username: 'super' },
    ]);
  });

  it('leaves other years and units as they are, and shows the name of the year before', async () => {
    const [lastYear] = await test.db
      .selectFrom('program')
      .where('satuan_kerja_id', '=', UNIT)
      .where('tahun_kinerja', '=', 2024)
      .select(['kode', 'nama'])
      .execute();
    const { id } = await client.preview(`kode;nama\n${lastYear?.kode};Nama yang lain`);
    expect(await client.rowsOf(id)).toMatchObject([{ nama_tahun_lalu: lastYear?.nama, keadaan: 'berubah' }]);
    await client.post(`/impor/${id}/jalankan`);
    await client.ended(id);
    const names = await test.db
      .selectFrom('program')
      .where('satuan_kerja_id', '=', UNIT)
      .where('kode', '=', lastYear?.kode ?? '')
      .orderBy('tahun_kinerja')
      .select(['tahun_kinerja', 'nama'])
      .execute();
    expect(names).toEqual([
      { tahun_kinerja: 2024, nama: lastYear?.nama },
      { tahun_kinerja: 2025, nama: 'Nama yang lain' },
    ]);
  });

  it('with one wrong row is not run at all, and names the row', async () => {
    const impor = await client.preview(`${BASIC}salah;Nama;1\n7.02.01.2.01;Tanpa induk;1`);
    expect(impor).toMatchObject({ jumlah: { masalah: 2 }, kemampuan: { jalankan: false } });
    expect((await client.rowsOf(impor.id, 'keadaan=masalah')).map(({ nomor }) => nomor)).toEqual([5, 6]);
    const answer = await client.post(`/impor/${impor.id}/jalankan`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().pesan).toBe('Perbaiki dahulu 2 baris yang bermasalah, lalu kirim lagi.');
  });

  it('whose parent goes away after the preview is refused and leaves nothing', async () => {
    await client.preview('kode;nama\n7.03.01;Program').then(async ({ id }) => {
      await client.post(`/impor/${id}/jalankan`);
      await client.ended(id);
    });
    const { id } = await client.preview('kode;nama\n7.03.01.2.01;Kegiatan\n7.03.02;Program lain');
    await test.db
      .updateTable('program')
      .set({ deleted_at: new Date() })
      .where('kode', '=', '7.03.01')
      .execute();
    await client.post(`/impor/${id}/jalankan`);
    expect(await client.ended(id)).toMatchObject({
      keadaan: 'gagal',
      pesan: expect.stringContaining('sejak pratinjau'),
    });
    expect(await countOf('program', '7.03.02')).toBe(0);
  });

  it('of ten thousand rows can be followed and stopped, and then leaves nothing', async () => {
    const impor = await client.preview(`kode;nama\n${bigFile()}`);
    expect(impor.jumlah.baru).toBe(10_000);
    await client.post(`/impor/${impor.id}/jalankan`);
    let seen = 0;
    while (seen === 0) seen = (await client.get(`/impor/${impor.id}`)).json().data.tertulis;
    expect(seen).toBeLessThan(10_000);
    await client.post(`/impor/${impor.id}/batal`);
    expect(await client.ended(impor.id)).toMatchObject({ keadaan: 'dibatalkan', tertulis: 0 });
    // The next one waits until the stopped one is undone.
    const next = await client.preview('kode;nama\n7.09.01;Sesudahnya');
    await client.post(`/impor/${next.id}/jalankan`);
    await client.ended(next.id);
    expect(await countOf('sub_kegiatan', '8.')).toBe(0);
    expect(await countOf('program', '7.09')).toBe(1);
  });

  it('belongs to who sent it', async () => {
    const { id } = await client.preview(BASIC);
    const dinkes = await client.headersOf('dinkes');
    expect((await client.get(`/impor/${id}`, dinkes)).statusCode).toBe(404);
    expect((await client.post(`/impor/${id}/batal`, dinkes)).statusCode).toBe(404);
    expect((await client.send(BASIC, { headers: dinkes })).statusCode).toBe(403);
  });

  it('is not run by who lost the right since the preview', async () => {
    const { id } = await client.preview('kode;nama\n7.08.01;Program');
    const owner = await test.db
      .selectFrom('users')
      .where('username', '=', 'dinkes')
      .select('id')
      .executeTakeFirst();
    await test.db
      .updateTable('impor')
      .set({ created_by: owner?.id ?? 0 })
      .where('id', '=', id)
      .execute();
    expect((await client.post(`/impor/${id}/jalankan`, await client.headersOf('dinkes'))).statusCode).toBe(
      403,
    );
  });

  it('offers a template that can be sent back', async () => {
    const { rawPayload } = await client.get('/impor/nomenklatur/templat');
    const impor = await client.preview(rawPayload, 1013);
    expect(impor.jumlah).toMatchObject({ masalah: 0 });
    expect((await client.rowsOf(impor.id)).map(({ kode }) => kode)).toContain('1.02.02.2.02.0001');
  });
});

function bigFile(): string {
  const lines: string[] = [];
  for (let p = 1; lines.length < 10_000; p += 1) {
    const program = `8.01.${String(p).padStart(2, '0')}`;
    lines.push(`${program};Program ${p}`);
    for (let k = 1; k <= 9; k += 1) {
      lines.push(`${program}.2.0${k};Kegiatan ${k}`);
      for (let s = 1; s <= 12; s += 1)
        lines.push(`${program}.2.0${k}.${String(s).padStart(4, '0')};Sub ${s}`);
    }
  }
  return lines.slice(0, 10_000).join('\n');
}

describe('a run that waits longer than a server is silent', () => {
  const SILENT_MS = 11 * 60_000;
  const REAL = ['Date', 'setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] as const;

  afterEach(() => {
    jest.useRealTimers();
    aheadMs = 0;
  });

  it('for its turn or for a lock goes on once it may, and one that was cancelled writes nothing', async () => {
    const ids: number[] = [];
    for (const kode of ['7.11.01', '7.11.02', '7.11.03'])
      ids.push((await client.preview(`kode;nama\n${kode};Menunggu`)).id);
    const [writes = 0, waits = 0, cancelled = 0] = ids;
    jest.useFakeTimers({ doNotFake: [...REAL, 'performance'] });
    await test.db.transaction().execute(async (tx) => {
      await sql`lock table program in exclusive mode`.execute(tx);
      await client.post(`/impor/${writes}/jalankan`);
      await untilWaiting(test.db);
      await client.post(`/impor/${waits}/jalankan`);
      await client.post(`/impor/${cancelled}/jalankan`);
      await client.post(`/impor/${cancelled}/batal`);
      aheadMs = SILENT_MS;
      jest.advanceTimersByTime(1_000);
      for (const id of [writes, waits]) await untilBeaten(id, new Date(Date.now() + SILENT_MS / 2));
      expect([await client.find(writes), await client.find(waits)]).toMatchObject([
        { keadaan: 'berjalan', tertulis: 0 },
        { keadaan: 'berjalan', tertulis: 0 },
      ]);
    });
    for (const id of [writes, waits])
      expect(await client.ended(id)).toMatchObject({ keadaan: 'selesai', tertulis: 1 });
    await test.app.jobs.idle();
    expect(await client.find(cancelled)).toMatchObject({ keadaan: 'dibatalkan', tertulis: 0 });
    expect([await countOf('program', '7.11.02'), await countOf('program', '7.11.03')]).toEqual([1, 0]);
  });

  async function untilBeaten(id: number, since: Date) {
    const last = () =>
      test.db.selectFrom('impor').where('id', '=', id).select('denyut').executeTakeFirstOrThrow();
    while (((await last()).denyut ?? new Date(0)) < since);
  }
});

describe('a run that fails for a reason nobody foresaw', () => {
  it('is told and counted, says so to its owner, and ends nothing else', async () => {
    const { id } = await client.preview(BASIC);
    await sql`update impor_baris set baris = '"rusak"' where impor_id = ${id}`.execute(test.db);
    expect(await client.run(id)).toMatchObject({ keadaan: 'gagal', tertulis: 0 });
    await test.app.jobs.idle();
    expect(await test.figures()).toContain('selaras_pekerjaan_gagal_total{pekerjaan="impor"} 1');
    expect(await client.run((await client.preview(BASIC)).id)).toMatchObject({ keadaan: 'selesai' });
  });
});
