import { HEADER_TAHUN_PUBLIK, lkeHasilCalls, lkeHasilPublikCalls } from '@selaras/contracts';
import pg from 'pg';
import { readSheet } from '../../../kit/sheet-import/read-sheet';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { lkeWriter } from '../testing/lke-writer';
import { hasilPageText } from './hasil-page-text';

const [DINKES, RSUD, DPMPTSP, BAGIAN] = [1012, 1013, 1046, 999906];

let test: TestApp;
const writer = (unit: number) => lkeWriter(test, unit, 2025);
const client = (username: string) => planningClient(test, username);
const list = async (username: string) => (await client(username).get('/lke/hasil')).body.data;
const rowOf = async (username: string, unit: number) =>
  (await list(username)).find(
    ({ satuan_kerja }: { satuan_kerja: { satuan_kerja_id: number } }) =>
      satuan_kerja.satuan_kerja_id === unit,
  );
const publik = async () => {
  const { json } = await test.app.inject({
    url: '/api/public-display/lke/hasil',
    headers: { [HEADER_TAHUN_PUBLIK]: '2025' },
  });
  return json();
};

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test;
  for (const table of [
    'lke_tindak_lanjut_langkah',
    'lke_tindak_lanjut_bukti',
    'lke_tindak_lanjut',
    'lke_bukti',
    'lke_jawaban',
    'lke_pleno',
    'lke_langkah',
    'lke_penilai',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('lke_penilaian').execute();
  for (const unit of [DINKES, RSUD]) {
    await writer(unit).answer('A');
    await writer(unit).score(1, 'B', 'Lengkapi dokumen');
    await writer(unit).score(2, 'BB', null);
    await writer(unit).decide([24, 24, 12, 20]);
    await writer(unit).put('final');
  }
  await writer(DPMPTSP).answer('CC');
  await writer(DPMPTSP).score(1, 'C', 'Kurang');
  await writer(DPMPTSP).put('dinilai_1');
  await writer(DPMPTSP).assign('val_lke');
});
afterAll(() => test.close());

describe('points of a unit', () => {
  it('are each kind by itself, and what counts is the latest that is settled', async () => {
    const { body } = await client('super').get('/lke/hasil');
    expect(lkeHasilCalls.list.answer?.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ tahun: 2025, kriteria: 80 });
    expect(await rowOf('super', DINKES)).toMatchObject({
      keadaan: 'final',
      mandiri: { nilai: 90, komponen: [27, 27, 13.5, 22.5], terjawab: 80, kriteria: 80 },
      pertama: { nilai: 70, komponen: [21, 21, 10.5, 17.5] },
      kedua: { nilai: 80 },
      pleno: { nilai: 80, komponen: [24, 24, 12, 20] },
      hasil: 'pleno',
      nilai: 80,
      predikat: 'BB',
      peringkat: 1,
    });
  });

  it('that are not settled do not count, and a unit without a worksheet is there too', async () => {
    expect(await rowOf('super', DPMPTSP)).toMatchObject({
      pertama: { nilai: 50 },
      kedua: null,
      pleno: null,
      hasil: 'mandiri',
      nilai: 60,
      predikat: 'CC',
      peringkat: 1,
    });
    expect(await rowOf('super', BAGIAN)).toMatchObject({
      keadaan: null,
      versi: 0,
      mandiri: null,
      hasil: null,
      nilai: null,
      predikat: null,
      peringkat: null,
    });
  });

  it('share a place where they are equal', async () => {
    expect((await rowOf('super', RSUD)).peringkat).toBe(1);
    await test.db
      .updateTable('lke_pleno')
      .set({ nilai: 23.99, alasan: 'Dikoreksi' })
      .where('satuan_kerja_id', '=', RSUD)
      .where('nilai', '=', 24)
      .execute();
    expect(await rowOf('super', RSUD)).toMatchObject({ nilai: 79.98, predikat: 'BB', peringkat: 2 });
    expect(await rowOf('super', DINKES)).toMatchObject({ nilai: 80, peringkat: 1 });
  });
});

describe('a reader sees', () => {
  it('as a unit its own result alone, without what is not settled and who scored', async () => {
    expect(await list('dpmptsp')).toEqual([
      expect.objectContaining({
        mandiri: expect.objectContaining({ nilai: 60 }),
        pertama: null,
        penilai: [],
      }),
    ]);
    expect((await client('dpmptsp').get(`/lke/hasil/${DINKES}`)).status).toBe(403);
  });

  it('as the regency all units as far as they are settled', async () => {
    expect(await rowOf('pemda', DPMPTSP)).toMatchObject({ keadaan: 'dinilai_1', pertama: null, penilai: [] });
    expect(await rowOf('pemda', DINKES)).toMatchObject({ pertama: { nilai: 70 }, pleno: { nilai: 80 } });
  });

  it('as an evaluator assigned units whole, of others what the public sees', async () => {
    expect(await rowOf('val_lke', DPMPTSP)).toMatchObject({ terbatas: false, pertama: { nilai: 50 } });
    expect((await rowOf('val_lke', DPMPTSP)).penilai).toHaveLength(1);
    expect(await rowOf('val_lke', DINKES)).toMatchObject({
      terbatas: true,
      pertama: null,
      kedua: null,
      pleno: { nilai: 80 },
    });
    await writer(DINKES).put('selesai_2');
    expect(await rowOf('val_lke', DINKES)).toMatchObject({
      mandiri: null,
      pleno: null,
      nilai: null,
      peringkat: null,
    });
    expect((await client('val_lke').get(`/lke/hasil/${DINKES}`)).status).toBe(404);
    await writer(DINKES).put('final');
    expect((await client('val_lke').get(`/lke/hasil/${DINKES}`)).status).toBe(200);
  });

  it('as a guest nothing of it, and final results in the public call', async () => {
    expect((await test.app.inject({ url: '/api/lke/hasil' })).statusCode).toBe(401);
    const body = await publik();
    expect(lkeHasilPublikCalls.list.answer?.safeParse(body).success).toBe(true);
    expect(
      body.data.map((row: { predikat: string; peringkat: number }) => [row.predikat, row.peringkat]),
    ).toEqual([
      ['BB', 1],
      ['BB', 2],
    ]);
    await writer(RSUD).put('pleno');
    expect((await publik()).data).toHaveLength(1);
    await writer(RSUD).put('final');
    expect((await publik()).data).toHaveLength(2);
  });
});

it('a unit’s result says its sub-components, recommendations and years', async () => {
  const { body } = await client('dinkes').get(`/lke/hasil/${DINKES}`);
  expect(lkeHasilCalls.get.answer?.safeParse(body).success).toBe(true);
  expect(
    body.data.rincian[0].subKomponen.map((part: { nomor: string; mandiri: number; kedua: number }) => [
      part.nomor,
      part.mandiri,
      part.kedua,
    ]),
  ).toEqual([
    ['1.a', 5.4, 4.8],
    ['1.b', 8.1, 7.2],
    ['1.c', 13.5, 12],
  ]);
  expect(body.data.rekomendasi).toHaveLength(80);
  expect(body.data.rekomendasi[0]).toEqual({
    kriteria_id: expect.any(Number),
    nomor: '1.a.1',
    uraian: expect.any(String),
    komponen_id: expect.any(Number),
    catatan: null,
    rekomendasi: null,
    diperbaiki: 'Lengkapi dokumen',
  });
  expect(body.data.tren).toEqual([
    {
      tahun: 2025,
      mandiri: 90,
      mandiri_terisi: null,
      nilai: 80,
      hasil: 'pleno',
      predikat: 'BB',
      instrumen_berubah: false,
    },
  ]);
  const open = await client('dpmptsp').get(`/lke/hasil/${DPMPTSP}`);
  expect(open.body.data.rekomendasi).toEqual([]);
});

it('a self-assessment that is not handed in is told as such in the trend and in the recap', async () => {
  const { id } = await test.db
    .selectFrom('lke_penilaian')
    .where('satuan_kerja_id', '=', DPMPTSP)
    .where('tahun', '=', 2025)
    .select('id')
    .executeTakeFirstOrThrow();
  await test.db
    .deleteFrom('lke_jawaban')
    .where('penilaian_id', '=', id)
    .where('tahap', '=', 1)
    .where('kriteria_id', 'in', (eb) =>
      eb
        .selectFrom('lke_jawaban')
        .where('penilaian_id', '=', id)
        .select('kriteria_id')
        .orderBy('kriteria_id')
        .limit(60),
    )
    .execute();
  await writer(DPMPTSP).put('draft');
  const detail = (await client('dpmptsp').get(`/lke/hasil/${DPMPTSP}`)).body.data;
  expect(detail.tren.at(-1)).toMatchObject({
    tahun: 2025,
    mandiri_terisi: { terjawab: 20, kriteria: 80 },
    nilai: null,
  });
  const [heads = [], ...lines] = await readSheet((await client('val_pleno').get('/lke/hasil/ekspor')).raw);
  const line = lines.find((one) => one[1] === detail.satuan_kerja.satuan_kerja_nama) ?? [];
  expect(line[heads.indexOf('Nilai yang belum selesai')]).toBe(
    'Mandiri: belum selesai, 20 dari 80 kriteria terisi',
  );
  await writer(DPMPTSP).answer('CC');
  await writer(DPMPTSP).put('dinilai_1');
});

it('a unit’s years stand beside each other, the earliest first, each as far as its reader sees it', async () => {
  const before = (unit: number) => lkeWriter(test, unit, 2024);
  for (const unit of [DINKES, DPMPTSP]) {
    await before(unit).answer('BB');
    await before(unit).score(1, 'C', 'Kurang');
    await before(unit).score(2, 'CC', null);
    await before(unit).decide([20, 20, 10, 15.5]);
  }
  await before(DINKES).put('final');
  await before(DPMPTSP).put('dinilai_1');
  const trend = async (username: string, unit: number) =>
    (await client(username).get(`/lke/hasil/${unit}`)).body.data.tren;
  const years = [
    {
      tahun: 2024,
      mandiri: 80,
      mandiri_terisi: null,
      nilai: 65.5,
      hasil: 'pleno',
      predikat: 'B',
      instrumen_berubah: false,
    },
    {
      tahun: 2025,
      mandiri: 90,
      mandiri_terisi: null,
      nilai: 80,
      hasil: 'pleno',
      predikat: 'BB',
      instrumen_berubah: false,
    },
  ];
  for (const username of ['dinkes', 'pemda', 'super']) {
    expect(await trend(username, DINKES)).toEqual(years);
  }
  expect(await trend('dpmptsp', DPMPTSP)).toMatchObject([
    { tahun: 2024, mandiri: 80, hasil: 'mandiri' },
    { tahun: 2025, mandiri: 60, hasil: 'mandiri' },
  ]);
  // An instrument in use is frozen: years with different ones are made by the owner.
  const owner = new pg.Client({ connectionString: test.url });
  await owner.connect();
  await owner.query(`begin; set local session_replication_role = replica;
    update lke_kriteria set uraian = uraian || ' dan ditetapkan' where id = (
      select min(c.id) from lke_kriteria c join lke_sub_komponen s on s.id = c.sub_komponen_id
      join lke_komponen k on k.id = s.komponen_id join lke_instrumen i on i.id = k.instrumen_id where i.tahun = 2024);
    commit`);
  await owner.end();
  const changed = (await trend('super', DINKES)).map(
    ({ instrumen_berubah }: { instrumen_berubah: boolean }) => instrumen_berubah,
  );
  expect(changed).toEqual([false, true]);
});

it('the public pages say final results in their first HTML, before any script', async () => {
  const text = hasilPageText(test.app);
  const asked = { origin: 'http://localhost', title: '', query: { tahun: '2025' } };
  const page = await text({ ...asked, path: '/public-display/lke/hasil-akhir' });
  expect(page?.body).toContain('<td class="angka">80</td><td>BB (Sangat Baik)</td>');
  expect(page?.description).toContain('2 perangkat daerah');
  expect(await text({ ...asked, path: '/public-display/lain' })).toBeNull();
});

it('the recap is a spreadsheet for who evaluates: places, points of components and predicates of all units', async () => {
  expect((await client('pemda').get('/lke/hasil/ekspor')).status).toBe(403);
  const { status, headers, raw } = await client('val_pleno').get('/lke/hasil/ekspor');
  expect({ status, name: headers['content-disposition'] }).toEqual({
    status: 200,
    name: 'attachment; filename="rekap-lke-2025.xlsx"',
  });
  const { komponen, data } = (await client('val_pleno').get('/lke/hasil')).body;
  const [heads = [], ...lines] = await readSheet(raw);
  expect(heads.slice(0, 11)).toEqual([
    'Peringkat',
    'Satuan kerja',
    'Keadaan',
    ...komponen.map((one: { nomor: string; nama: string; bobot: number }) => {
      return `${one.nomor} ${one.nama} (${one.bobot})`;
    }),
    'Nilai',
    'Predikat',
    'Sebutan',
    'Jenis nilai',
  ]);
  const names = data.map(
    ({ satuan_kerja }: { satuan_kerja: { satuan_kerja_nama: string } }) => satuan_kerja.satuan_kerja_nama,
  );
  expect(lines.map((line) => line[1])).toEqual(names);
  const told = async (unit: number) => {
    const { satuan_kerja } = await rowOf('val_pleno', unit);
    const line = lines.find((one) => one[1] === satuan_kerja.satuan_kerja_nama) ?? [];
    const [peringkat, , ...others] = line;
    return [peringkat, ...others.slice(0, 9)];
  };
  // Final by the plenary, one of them a hundredth less; by itself only; without a worksheet.
  expect(await told(DINKES)).toEqual([
    ...['1', 'Final', '24', '24', '12', '20', '80', 'BB', 'Sangat Baik', 'Pleno'],
  ]);
  expect(await told(RSUD)).toEqual([
    ...['2', 'Final', '23,99', '23,99', '12', '20', '79,98', 'BB', 'Sangat Baik', 'Pleno'],
  ]);
  expect(await told(DPMPTSP)).toEqual([
    ...['1', 'Penilaian 1', '18', '18', '9', '15', '60', 'CC', 'Cukup (Memadai)', 'Mandiri'],
  ]);
  expect(await told(BAGIAN)).toEqual(['', 'Belum mengisi', '', '', '', '', '', '', '', '']);
});
