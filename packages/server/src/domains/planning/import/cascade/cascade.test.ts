import type { ImportJob, ImportRow } from '@selaras/contracts';
import { readSheet } from '../../../../kit/sheet-import/read-sheet';
import { approvePlan } from '../../../../testing/plan-state/approve-plan';
import { planningClient } from '../../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { xlsxByTitle } from '../../../../testing/xlsx-file';
import { cascadeColumns } from './cascade-columns';

/** A unit whose plan is a draft in 2025. */
const DRAFT = 1022;
let test: TestApp;
let ask: ReturnType<typeof planningClient>;

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo' });
  await approvePlan(test);
  await test.db
    .updateTable('users')
    .set({ satuan_kerja_id: DRAFT, peg_nip: null })
    .where('username', '=', 'dpmptsp')
    .execute();
  ask = planningClient(test, 'dpmptsp');
});
afterAll(() => test.close());

const heads = cascadeColumns.map(({ title }) => title);
type Cells = Partial<Record<string, string | number | null>>;

const workbook = (rows: readonly Cells[]) => xlsxByTitle(heads, rows);

async function send(file: Buffer, unit = DRAFT, as = 'dpmptsp') {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/impor/kaskade?satuan_kerja_id=${unit}&nama_file=kaskade.xlsx`,
    headers: {
      ...(await test.signIn(as)),
      'default-key-tahun-kinerja': '2025',
      'content-type': 'application/octet-stream',
    },
    payload: file,
  });
  return { status: answer.statusCode, impor: answer.json().data as ImportJob, body: answer.json() };
}
const preview = async (rows: readonly Cells[]) => (await send(await workbook(rows))).impor;
const rowsOf = async (id: number, more = ''): Promise<ImportRow[]> =>
  (await ask.get(`/impor/${id}/baris?${more}`)).body.data;
async function run(id: number): Promise<ImportJob> {
  await ask.post(`/impor/${id}/jalankan`, {});
  for (;;) {
    const { data } = (await ask.get(`/impor/${id}`)).body;
    if (data.keadaan !== 'berjalan') return data;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
async function template(): Promise<Cells[]> {
  const { raw } = await ask.get(`/impor/kaskade/templat?satuan_kerja_id=${DRAFT}`);
  const [head = [], ...rows] = await readSheet(raw);
  return rows.map((row) => Object.fromEntries(head.map((title, index) => [title, row[index] || null])));
}
const rpjmd = async () => {
  const { data } = (await ask.get('/sasaran-strategis-rpjmd')).body;
  return data[0].indikator_sasaran_strategis.indikator as string;
};

const branch = async (nama: string): Promise<Cells[]> => [
  {
    Tingkat: 'Sasaran PD',
    'Indikator RPJMD': await rpjmd(),
    Sasaran: `Meningkatnya ${nama}`,
    Indikator: `Indeks ${nama}`,
    Satuan: 'Indeks',
    Target: 80.125,
  },
  {
    Tingkat: 'Program',
    Sasaran: `Program ${nama}`,
    Indikator: `Persentase ${nama}`,
    Satuan: 'Persen',
    Target: 90,
    Anggaran: 1_000_000,
    'Anggaran TW 1': 400_000,
    'Anggaran TW 2': 600_000,
  },
  {
    Tingkat: 'Kegiatan',
    Sasaran: `Kegiatan ${nama}`,
    Indikator: `Jumlah ${nama}`,
    Satuan: 'Dokumen',
    Target: 4,
  },
  {
    Tingkat: 'Sub Kegiatan',
    Sasaran: `Sub ${nama}`,
    Indikator: `Laporan ${nama}`,
    Satuan: 'Laporan',
    'Cara hitung setahun': 'Akumulasi',
    Target: 4,
    'Target TW 1': 1,
    'Target TW 2': 1,
    'Target TW 3': 1,
    'Target TW 4': 1,
  },
];

describe('a unit’s cascade as a file', () => {
  it('comes out as it stands, and sent back as it is changes nothing', async () => {
    const rows = await template();
    expect(rows.length).toBeGreaterThan(4);
    const { jumlah } = await preview(rows);
    expect(jumlah).toEqual({ baru: 0, berubah: 0, sama: rows.length, masalah: 0 });
  });

  it('makes a whole new branch from goal to sub-activity, and a second time nothing', async () => {
    const rows = await branch('pelayanan uji');
    const impor = await preview(rows);
    expect(impor.jumlah).toEqual({ baru: 4, berubah: 0, sama: 0, masalah: 0 });
    expect(await run(impor.id)).toMatchObject({ keadaan: 'selesai', tertulis: 4 });
    const again = await preview(rows);
    expect(again.jumlah).toEqual({ baru: 0, berubah: 0, sama: 4, masalah: 0 });

    const { data } = (await ask.get('/kinerja-sub-kegiatan?q=Laporan pelayanan uji')).body;
    expect(data).toMatchObject([{ target: 4, satuan: 'Laporan' }]);
    const goal = (await ask.get('/sasaran-strategis-pd?q=Indeks pelayanan uji')).body.data;
    expect(goal).toMatchObject([{ target_2: 80.125, target_1: null }]);
  });

  it('adds below what is there and changes only the cells that are filled', async () => {
    const rows = await branch('kedua');
    await run((await preview(rows)).id);
    const stands = (await template()).filter(({ Indikator }) => String(Indikator).endsWith('kedua'));
    const [goal, program] = stands as [Cells, Cells];
    const changed = [
      goal,
      {
        ...program,
        Sasaran: 'Program kedua, diperbaiki',
        Anggaran: null,
        'Anggaran TW 1': null,
        'Anggaran TW 2': null,
      },
      { ...rows[2], Indikator: 'Jumlah lain' },
    ];
    const impor = await preview(changed);
    expect(impor.jumlah).toEqual({ baru: 1, berubah: 1, sama: 1, masalah: 0 });
    expect((await rowsOf(impor.id, 'keadaan=berubah'))[0]?.perubahan).toEqual([
      { kolom: 'Sasaran', sebelum: 'Program kedua', sesudah: 'Program kedua, diperbaiki' },
    ]);
    await run(impor.id);
    const { data } = (await ask.get('/kinerja-program?q=diperbaiki')).body;
    expect(data).toMatchObject([{ anggaran: 1_000_000, target: 90 }]);
  });

  it('names owners and parents in its changes by their words, not by their ids', async () => {
    const [post] = await test.db
      .selectFrom('struktur_organisasi')
      .select('jabatan_nama')
      .where('satuan_kerja_id', '=', DRAFT)
      .where('deleted_at', 'is', null)
      .execute();
    const [team] = await test.db
      .selectFrom('tim_kerja')
      .select('nama')
      .where('satuan_kerja_id', '=', DRAFT)
      .where('tahun', '=', 2025)
      .where('deleted_at', 'is', null)
      .execute();
    const [goal, program, kegiatan, sub] = (await branch('bernama')) as [Cells, Cells, Cells, Cells];
    const owned = { ...kegiatan, Pengampu: post?.jabatan_nama ?? '' };
    await run((await preview([goal, program, owned, sub])).id);
    const stands = (await template()).filter(({ Indikator }) => String(Indikator).endsWith('bernama'));
    const [oldGoal, oldProgram, oldKegiatan, oldSub] = stands as [Cells, Cells, Cells, Cells];
    const impor = await preview([
      oldGoal,
      oldProgram,
      { ...oldKegiatan, Pengampu: team?.nama ?? '' },
      { ...kegiatan, Indikator: 'Jumlah baru bernama' },
      oldSub,
    ]);
    expect(impor.jumlah).toEqual({ baru: 1, berubah: 2, sama: 2, masalah: 0 });
    expect((await rowsOf(impor.id, 'keadaan=berubah')).map(({ perubahan }) => perubahan)).toEqual([
      [{ kolom: 'Pengampu', sebelum: post?.jabatan_nama, sesudah: team?.nama }],
      [{ kolom: 'Kegiatan', sebelum: 'Jumlah bernama', sesudah: 'Jumlah baru bernama' }],
    ]);
  });

  it.each([
    ['Maksimal', 'Akumulasi'],
    ['minimize', 'posisi_akhir'],
    ['Makin tinggi makin baik', 'Akumulasi (dijumlahkan)'],
    ['MINIMAL', 'rata-rata'],
  ])('takes "%s" and "%s", and shows the change in words', async (polaritas, tipe) => {
    const [goal] = await template();
    expect(['Maksimal', 'Minimal']).toContain(goal?.Polaritas);
    const impor = await preview([{ ...goal, Polaritas: polaritas, 'Cara hitung setahun': tipe }]);
    expect(impor.jumlah.masalah).toBe(0);
    const [changed] = await rowsOf(impor.id, 'keadaan=berubah');
    const told = changed?.perubahan.flatMap(({ sebelum, sesudah }) => [sebelum, sesudah]) ?? [];
    const words = ['Maksimal', 'Minimal', 'Akumulasi', 'Posisi akhir', 'Rata-rata'];
    expect(told.filter((word) => !words.includes(String(word)))).toEqual([]);
  });

  it('shows each row’s problems by the rules of the forms, and everything below it', async () => {
    const [goal, program, kegiatan, sub] = (await branch('salah')) as [Cells, Cells, Cells, Cells];
    const impor = await preview([
      goal,
      { ...program, 'Anggaran TW 2': 1 },
      kegiatan,
      { ...goal, 'Indikator RPJMD': 'Tidak ada', Indikator: 'Lain' },
      { ...sub, Tingkat: 'Aktivitas' },
      { ...program, Satuan: null },
      { ...goal, Indikator: 'Berisi triwulan', 'Target TW 1': 3 },
      { ...program, Kode: '9.99.99', Pengampu: 'Bukan siapa-siapa', Target: 'banyak' },
      { ...goal, ID: 999_999 },
    ]);
    const rows = await rowsOf(impor.id);
    const problems = rows.map(({ masalah }) =>
      masalah.map(({ kolom, pesan }) => `${kolom}: ${pesan}`).join(' | '),
    );
    expect(problems[0]).toBe('');
    const written = (nomor: number) =>
      Object.fromEntries(rows[nomor]?.nilai.map(({ kolom, nilai }) => [kolom, nilai]) ?? []);
    expect(written(0)).toMatchObject({ Sasaran: goal.Sasaran, Satuan: goal.Satuan });
    expect(written(1)).toMatchObject({ 'Anggaran TW 2': 1 });
    expect(written(7)).toMatchObject({ Pengampu: 'Bukan siapa-siapa', Target: 'banyak' });
    expect(problems[1]).toMatch(/^Anggaran: /);
    expect(problems[2]).toBe('Tingkat: Baris 3, induknya, bermasalah');
    expect(problems[3]).toBe(
      'Indikator RPJMD: "Tidak ada" bukan indikator sasaran strategis RPJMD periode ini',
    );
    expect(problems[4]).toMatch(/^Tingkat: Tingkat adalah salah satu dari/);
    expect(problems[5]).toBe('Tingkat: Baris 5, induknya, bermasalah');
    expect(problems[6]).toBe('Target TW 1: Triwulan dan anggaran diisi mulai tingkat Program (tertulis "3")');
    expect(problems[7]).toContain('Target: "banyak" bukan angka');
    expect(problems[8]).toMatch(/^ID: ID 999999 bukan/);
    expect(impor.kemampuan.jalankan).toBe(false);
  });

  it('leaves no trace of a preview', async () => {
    const count = async () => (await test.db.selectFrom('kinerja_program').select('id').execute()).length;
    const before = await count();
    const log = await test.db
      .selectFrom('audit_log')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    await preview(await branch('tanpa jejak'));
    expect(await count()).toBe(before);
    const after = await test.db
      .selectFrom('audit_log')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(after).toEqual(log);
  });

  it('is refused while the plan is locked, row by row with the reason', async () => {
    await test.db
      .updateTable('users')
      .set({ satuan_kerja_id: 1012, peg_nip: null })
      .where('username', '=', 'dpmptsp')
      .execute();
    const { impor } = await send(await workbook(await branch('terkunci')), 1012);
    await test.db
      .updateTable('users')
      .set({ satuan_kerja_id: DRAFT, peg_nip: null })
      .where('username', '=', 'dpmptsp')
      .execute();
    expect(impor.jumlah).toMatchObject({ baru: 0, masalah: 4 });
  });

  it('is for the own unit', async () => {
    const file = await workbook(await branch('orang lain'));
    expect((await send(file, 1013)).status).toBe(403);
    expect((await ask.get('/impor/kaskade/templat?satuan_kerja_id=1013')).status).toBe(403);
  });
});

describe('numbers of a sheet', () => {
  it('stay what they are: 1.234 is no thousand', async () => {
    const rows = await readSheet(await workbook([{ Target: 1.234, Anggaran: 1_250_000.5, Kode: '1.02.02' }]));
    expect(rows[1]).toEqual(expect.arrayContaining(['1,234', '1250000,5', '1.02.02']));
  });
});
