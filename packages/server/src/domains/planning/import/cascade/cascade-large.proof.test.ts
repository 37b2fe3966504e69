import fc from 'fast-check';
import { sql } from 'kysely';
import { importClient } from '../../../../testing/import-client';
import { approvePlan } from '../../../../testing/plan-state/approve-plan';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { xlsxByTitle } from '../../../../testing/xlsx-file';
import { cascadeColumns } from './cascade-columns';

/** A unit whose plan is a draft in 2025, and one whose plan is validated. */
const DRAFT = 1022;
const LOCKED = 1012;
const ROWS = 3 + 15 + 150 + 1200;
let test: TestApp;
let client: Awaited<ReturnType<typeof importClient>>;
let rpjmd: string;

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo' });
  await approvePlan(test);
  client = await importClient(test, 'kaskade', { as: 'super', unit: DRAFT });
  const { data } = (await client.get('/sasaran-strategis-rpjmd')).json();
  rpjmd = data[0].indikator_sasaran_strategis.indikator;
});
afterAll(() => test.close());

const heads = cascadeColumns.map(({ title }) => title);
type Cells = Partial<Record<string, string | number | null>>;
const file = (rows: readonly Cells[]) => xlsxByTitle(heads, rows);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** A whole tree of three goals, 5 programmes, 10 activities and 8 sub-activities each; an indicator names its place. */
function tree(nama: string, more: Cells = {}): Cells[] {
  const row = (tingkat: string, tempat: string): Cells => ({
    Tingkat: tingkat,
    Sasaran: `Sasaran ${nama} ${tempat}`,
    Indikator: `Jumlah ${nama} ${tempat}`,
    Satuan: 'Dokumen',
    Target: 4,
    ...more,
  });
  return upTo(3).flatMap((g) => [
    { ...row('Sasaran PD', `${g}`), 'Indikator RPJMD': rpjmd },
    ...upTo(5).flatMap((p) => [
      row('Program', `${g}.${p}`),
      ...upTo(10).flatMap((k) => [
        row('Kegiatan', `${g}.${p}.${k}`),
        ...upTo(8).map((s) => row('Sub Kegiatan', `${g}.${p}.${k}.${s}`)),
      ]),
    ]),
  ]);
}

/** All rows of a preview, page after page. */
async function readAll(id: number) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const more = await client.rowsOf(id, `page=${page}`);
    if (more.length === 0) return rows;
    rows.push(...more);
  }
}

/** Every row below another one of a tree: its own indicator, its parent's, and its version. */
async function hangs(nama: string) {
  const { rows } = await sql<{ anak: string; induk: string; versi: number }>`
    select a.indikator as anak, i.iku as induk, a.versi from kinerja_program a
      join sasaran_strategis_pd i on i.id = a.sasaran_strategis_pd_id
    union all select a.indikator, i.indikator, a.versi from kinerja_kegiatan a
      join kinerja_program i on i.id = a.kinerja_program_id
    union all select a.indikator, i.indikator, a.versi from kinerja_sub_kegiatan a
      join kinerja_kegiatan i on i.id = a.kinerja_kegiatan_id`.execute(test.db);
  return rows.filter(({ anak }) => anak.startsWith(`Jumlah ${nama} `));
}

const newestAudit = async () =>
  (await sql<{ id: number }>`select max(id) as id from audit_log`.execute(test.db)).rows[0]?.id ?? 0;
async function auditAfter(id: number) {
  const { rows } = await sql<{ aksi: string; tabel: string; kunci: string | null; jumlah: number }>`
    select l.aksi, l.tabel, l.melewati_kunci as kunci, count(*)::integer as jumlah from audit_log l
    join users u on u.id = l.pengguna_id and u.username = 'super'
    where l.id > ${id} group by 1, 2, 3 order by 1, 2, 3`.execute(test.db);
  const broken = await sql<{ id: number | null }>`select periksa_audit() as id`.execute(test.db);
  return { rows, broken: broken.rows[0]?.id };
}

describe('a cascade of many rows', () => {
  it('is written with every row below its own parent, once in the audit log, and a second time not at all', async () => {
    const before = await newestAudit();
    const impor = await client.preview(await file(tree('pohon')));
    expect(impor.jumlah).toEqual({ baru: ROWS, berubah: 0, sama: 0, masalah: 0 });
    expect(await newestAudit()).toBe(before);
    expect(await client.run(impor.id)).toMatchObject({ keadaan: 'selesai', tertulis: ROWS });

    const rows = await hangs('pohon');
    expect(rows).toHaveLength(ROWS - 3);
    expect(rows.filter(({ anak, induk }) => anak.replace(/\.\d+$/, '') !== induk)).toEqual([]);
    expect(await auditAfter(before)).toEqual({
      broken: null,
      rows: [
        { aksi: 'insert', tabel: 'kinerja_kegiatan', kunci: null, jumlah: 150 },
        { aksi: 'insert', tabel: 'kinerja_program', kunci: null, jumlah: 15 },
        { aksi: 'insert', tabel: 'kinerja_sub_kegiatan', kunci: null, jumlah: 1200 },
        { aksi: 'insert', tabel: 'sasaran_strategis_pd', kunci: null, jumlah: 3 },
        // New goals are not there in the year before, which is approved.
        { aksi: 'insert', tabel: 'teks_berlaku', kunci: null, jumlah: 3 },
      ],
    });
    const again = await client.preview(await file(tree('pohon')));
    expect(again.jumlah).toEqual({ baru: 0, berubah: 0, sama: ROWS, masalah: 0 });
  });

  it('changes what differs, each row once, and leaves the others in their version', async () => {
    const before = await newestAudit();
    const rows = tree('pohon').map((row) =>
      String(row.Indikator).endsWith('.3') ? { ...row, Satuan: 'Laporan', Target: 7 } : row,
    );
    const changed = rows.filter(({ Satuan }) => Satuan === 'Laporan').length;
    const impor = await client.preview(await file(rows));
    expect(impor.jumlah).toEqual({ baru: 0, berubah: changed, sama: ROWS - changed, masalah: 0 });
    expect(await client.run(impor.id)).toMatchObject({ keadaan: 'selesai', tertulis: changed });
    const versions = (await hangs('pohon')).map(({ anak, versi }) => versi === (anak.endsWith('.3') ? 2 : 1));
    expect(versions).not.toContain(false);
    const audit = await auditAfter(before);
    expect(audit.rows.map(({ aksi }) => aksi)).toEqual(['update', 'update', 'update']);
    expect(audit.rows.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(changed);
  });

  it('names every row that is wrong, and those below it, wherever they stand', async () => {
    const rows = tree('salah').map((row) =>
      row.Indikator === 'Jumlah salah 2.4' ? { ...row, 'Target TW 1': 1 } : row,
    );
    const impor = await client.preview(await file(rows));
    // The programme, its ten activities and their eighty sub-activities.
    expect(impor.jumlah).toEqual({ baru: ROWS - 91, berubah: 0, sama: 0, masalah: 91 });
    const wrong = rows.findIndex(({ Indikator }) => Indikator === 'Jumlah salah 2.4') + 2;
    const [first, second] = await client.rowsOf(impor.id, 'keadaan=masalah');
    expect(first).toMatchObject({ nomor: wrong, masalah: [{ kolom: 'Target' }] });
    expect(second?.masalah).toEqual([{ kolom: 'Tingkat', pesan: `Baris ${wrong}, induknya, bermasalah` }]);
  });

  it('can be followed and stopped, and then leaves nothing', async () => {
    const before = await newestAudit();
    const { id } = await client.preview(await file(tree('berhenti')));
    await client.post(`/impor/${id}/jalankan`);
    let seen = await client.find(id);
    while (seen.keadaan === 'berjalan' && seen.tertulis === 0) seen = await client.find(id);
    expect(seen.tertulis).toBeGreaterThan(0);
    expect(seen.tertulis).toBeLessThan(ROWS);
    await client.post(`/impor/${id}/batal`);
    expect(await client.ended(id)).toMatchObject({ keadaan: 'dibatalkan', tertulis: 0 });
    // The next one waits until the stopped one is undone.
    const next = await client.preview(await file(tree('sesudahnya').slice(0, 1)));
    await client.run(next.id);
    expect(await hangs('berhenti')).toEqual([]);
    expect((await auditAfter(before)).rows).toEqual([
      { aksi: 'insert', tabel: 'sasaran_strategis_pd', kunci: null, jumlah: 1 },
      { aksi: 'insert', tabel: 'teks_berlaku', kunci: null, jumlah: 1 },
    ]);
  });

  it('fills one performance once, also when the row before it was refused', async () => {
    const [goal = {}, program = {}] = tree('dua kali');
    await client.run((await client.preview(await file([goal, program]))).id);
    const impor = await client.preview(
      await file([
        goal,
        { ...program, Satuan: 'Persen', Target: 400 },
        { ...program, Target: 5 },
        { ...program, Target: 6, Kode: '9.99.99' },
      ]),
    );
    const rows = await client.rowsOf(impor.id);
    expect(rows.map(({ keadaan }) => keadaan)).toEqual(['sama', 'masalah', 'berubah', 'masalah']);
    expect(rows[3]?.masalah).toEqual([
      { kolom: 'Indikator', pesan: 'Baris 4 di berkas ini sudah mengisi kinerja yang sama' },
    ]);
  });

  it('makes a performance that two rows ask for once, and tells the second one so', async () => {
    const [goal = {}, program = {}, kegiatan = {}, sub = {}] = tree('kembar');
    const told = async (rows: Cells[]) => {
      const impor = await client.preview(await file(rows));
      return (await client.rowsOf(impor.id)).map(({ masalah }) => masalah.map(({ pesan }) => pesan).join());
    };
    const same = { ...sub, Indikator: ` ${String(sub.Indikator).toUpperCase()}`, Target: 9 };
    expect(await told([goal, program, kegiatan, sub, same])).toEqual([
      ...['', '', '', ''],
      'Baris 5 di berkas ini sudah mengisi kinerja yang sama',
    ]);
    // Below another parent it is another performance; below a double nothing can stand.
    const elsewhere = { ...kegiatan, Indikator: 'Jumlah lain' };
    expect(await told([goal, program, kegiatan, sub, elsewhere, sub, kegiatan, sub])).toEqual([
      ...['', '', '', '', '', ''],
      'Baris 4 di berkas ini sudah mengisi kinerja yang sama',
      'Baris 8, induknya, bermasalah',
    ]);
    // In another portion, and when the first one was refused.
    const wrong = { ...program, Satuan: 'Persen', Target: 400 };
    const between = upTo(300).map((nomor) => ({ ...program, Indikator: `Jumlah kembar ke-${nomor}` }));
    const many = await client.preview(await file([goal, wrong, program, ...between, program]));
    expect((await client.rowsOf(many.id, 'keadaan=masalah')).map(({ nomor }) => nomor)).toEqual([3, 305]);
  });

  it('refuses a new row that says what another one is renamed to', async () => {
    const [goal = {}, program = {}] = tree('ganti nama');
    await client.run((await client.preview(await file([goal, program]))).id);
    const { rows } = await sql<{ id: number }>`
      select id from kinerja_program where indikator = ${program.Indikator}`.execute(test.db);
    const renamed = { ...program, ID: String(rows[0]?.id), Indikator: 'Jumlah bernama baru' };
    const impor = await client.preview(await file([goal, renamed, { ...renamed, ID: null }]));
    expect((await client.rowsOf(impor.id)).map(({ keadaan }) => keadaan)).toEqual([
      'sama',
      'berubah',
      'masalah',
    ]);
  });

  it('refuses what refers to other years and units', async () => {
    const program = await sql<{ kode: string }>`
      select kode from program where satuan_kerja_id = ${DRAFT} and tahun_kinerja = 2025
        and deleted_at is null order by id limit 2`.execute(test.db);
    const kegiatan = await sql<{ kode: string }>`
      select kode from kegiatan where satuan_kerja_id = ${DRAFT} and tahun_kinerja = 2025
        and deleted_at is null and kode like ${`${program.rows[1]?.kode}.%`} limit 1`.execute(test.db);
    const [goal = {}, first = {}, second = {}] = tree('rujukan');
    const impor = await client.preview(
      await file([
        goal,
        { ...first, Kode: program.rows[0]?.kode ?? null },
        { ...second, Kode: kegiatan.rows[0]?.kode ?? null },
      ]),
    );
    expect((await client.rowsOf(impor.id)).map(({ masalah }) => masalah)).toEqual([
      [],
      [],
      [
        {
          kolom: 'Kode',
          pesan: `Bukan bagian dari yang dipilih pada kinerja program (tertulis "${kegiatan.rows[0]?.kode}")`,
        },
      ],
    ]);
  });

  it('that super writes into a closed plan says in the audit log which lock was passed', async () => {
    const goal = await test.db
      .selectFrom('sasaran_strategis_pd')
      .where('satuan_kerja_id', '=', LOCKED)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .select(['id', 'sasaran_strategis_satker', 'iku', 'satuan'])
      .executeTakeFirstOrThrow();
    const stored = {
      ID: goal.id,
      Tingkat: 'Sasaran PD',
      Sasaran: goal.sasaran_strategis_satker,
      Indikator: goal.iku,
      Satuan: goal.satuan,
    };
    const before = await newestAudit();
    const impor = await client.preview(await file([stored, ...tree('kunci').slice(1, 12)]), LOCKED);
    expect(impor.jumlah).toMatchObject({ baru: 11, sama: 1, masalah: 0 });
    await client.run(impor.id);
    const { rows, broken } = await auditAfter(before);
    expect(broken).toBeNull();
    expect(rows.map(({ aksi, tabel, kunci }) => `${aksi} ${tabel} ${kunci}`)).toEqual([
      'insert kinerja_kegiatan validasi',
      'insert kinerja_program validasi',
      'insert kinerja_sub_kegiatan validasi',
    ]);
    expect(rows.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(11);
  });

  it('writes no goal of a closed year, not even for super: its form asks for a reason', async () => {
    const impor = await client.preview(await file(tree('beralasan').slice(0, 2)), LOCKED);
    expect(impor.jumlah).toMatchObject({ baru: 0, masalah: 2 });
    const [first] = await client.rowsOf(impor.id);
    expect(first?.masalah).toEqual([
      { kolom: 'Baris', pesan: expect.stringContaining('lewat formulirnya dengan alasan') },
    ]);
  });

  it('whose cells hold whatever they may is shown row by row, and leaves no trace', async () => {
    const before = await newestAudit();
    const tingkat = fc.constantFrom('Sasaran PD', 'Program', 'Kegiatan', 'Sub Kegiatan', 'Lain');
    const cell = fc.oneof(
      fc.constantFrom('', rpjmd, 'Dokumen', 'Persen', 'Rentang', 'Rata-rata', "'=1+1", '0x10'),
      fc.constantFrom('4', '1,5', '-5', '99999999999999999999', '1e300', '9.99.01'),
      fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\0', '')),
    );
    const row = fc.tuple(tingkat, fc.array(cell, { minLength: heads.length, maxLength: heads.length }));
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    for (const rows of fc.sample(fc.array(row, { minLength: 1, maxLength: 12 }), { numRuns: 15, seed: 3 })) {
      const lines = rows.map(([level, cells]) =>
        heads.map((title, place) => quoted(title === 'Tingkat' ? level : (cells[place] ?? ''))).join(';'),
      );
      const answer = await client.send([heads.join(';'), ...lines].join('\n'));
      expect(answer.statusCode).toBe(201);
      const { jumlah } = answer.json().data;
      expect(jumlah.baru + jumlah.masalah).toBe(rows.length);
    }
    expect(await newestAudit()).toBe(before);
  });

  it('that passed its preview is written: the database asks for no more than the preview did', async () => {
    const rarely = (...values: string[]) =>
      fc.oneof({ weight: 12, arbitrary: fc.constant('') }, fc.constantFrom(...values));
    const figure = rarely('0', '-5', '1,5', '4', '99999999999999', '0,00001', '1e13', '12345678901234,5678');
    const word = rarely('Persen', 'Rentang', 'Rata-rata', 'Minimal', 'x'.repeat(2000), '%', 'NaN');
    const words = ['Satuan', 'Polaritas', 'Cara hitung setahun'];
    const filled = cascadeColumns.flatMap(({ title, name }) =>
      words.includes(title) || /^(target|range|anggaran)/.test(name) ? [title] : [],
    );
    const sub = fc.tuple(...filled.map((title) => (words.includes(title) ? word : figure)));
    const [goal = {}, program = {}, kegiatan = {}] = tree('tuntas');
    const tried = fc.sample(sub, { numRuns: 400, seed: 5 }).map((cells, index) => ({
      Tingkat: 'Sub Kegiatan',
      Sasaran: 'Sasaran tuntas',
      Indikator: `Jumlah tuntas ${index}`,
      ...Object.fromEntries(
        filled.map((title, place) => [title, cells[place] || (title === 'Satuan' ? 'Dokumen' : null)]),
      ),
    }));
    const above = [goal, program, kegiatan];
    const first = await client.preview(await file([...above, ...tried]));
    const rows = await readAll(first.id);
    const passed = tried.filter((_, index) => rows[index + above.length]?.keadaan === 'baru');
    expect(passed.length).toBeGreaterThan(20);
    const impor = await client.preview(await file([...above, ...passed]));
    expect(await client.run(impor.id)).toMatchObject({
      keadaan: 'selesai',
      tertulis: above.length + passed.length,
    });
  });
});
