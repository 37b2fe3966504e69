import { TOKEN_COOKIE } from '@selaras/contracts';
import { formatDate, formatDecimal } from '@selaras/domain';
import { asActor } from '../../../database/as-actor';
import { PdfPrinter } from '../../../kit/pdf/pdf-printer';
import { readPdf } from '../../../testing/pdf-text';
import { approvePlan, signAgreements } from '../../../testing/plan-state/approve-plan';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { perjanjianDocument } from './perjanjian-document';
import type { PerjanjianKinerja } from './perjanjian-kinerja';

const NIP = /\d{18}/;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await approvePlan(test);
  await approvePlan(test, 1013);
  for (const unit of [1012, 1013]) await signAgreements(test, unit);
});
afterAll(() => test.close());

const download = (query: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api/perjanjian-kinerja/download?${query}`, headers });
const textOf = async (...input: Parameters<typeof download>) => {
  const answer = await download(...input);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return readPdf(answer.rawPayload);
};
const stored = (status: PerjanjianKinerja['status'], jenis: PerjanjianKinerja['jenis'], unit?: number) =>
  test.db
    .selectFrom('perjanjian_kinerja')
    .selectAll()
    .where('status', '=', status)
    .where('jenis', '=', jenis)
    .where('tahun', '=', 2025)
    .$if(unit !== undefined, (query) => query.where('satuan_kerja_id', '=', unit as number))
    .orderBy('id')
    .executeTakeFirstOrThrow();

describe('the agreement of a unit’s head', () => {
  it('reads like the official form: promise, both parties, place, date and signatures', async () => {
    const row = await stored('ditandatangani', 'sasaran-strategis-pd', 1012);
    const { pages, embeddedFonts } = await textOf(
      `jenis=sasaran-strategis-pd&id=${row.subjek_id}`,
      await test.signIn('dinkes'),
    );
    for (const sentence of [
      'PERJANJIAN KINERJA TAHUN 2025 DINAS KESEHATAN',
      'Dalam rangka mewujudkan manajemen pemerintahan yang efektif, transparan, dan akuntabel serta berorientasi pada hasil, kami yang bertanda tangan di bawah ini:',
      `Nama : ${row.pihak_pertama_nama} Jabatan : ${row.pihak_pertama_jabatan} Selanjutnya disebut PIHAK PERTAMA`,
      `Nama : ${row.pihak_kedua_nama} Jabatan : ${row.pihak_kedua_jabatan} selaku atasan pihak pertama, selanjutnya disebut PIHAK KEDUA`,
      'Pihak pertama berjanji akan mewujudkan target kinerja yang seharusnya sesuai lampiran perjanjian ini',
      'Keberhasilan dan kegagalan pencapaian target kinerja tersebut menjadi tanggung jawab kami.',
      'Pihak kedua akan melakukan supervisi yang diperlukan',
      'pemberian penghargaan dan sanksi.',
      `${row.tempat}, ${formatDate(row.tanggal)}`,
      `NIP ${row.pihak_pertama_nip}`,
    ]) {
      expect(pages[0]).toContain(sentence);
    }
    expect(embeddedFonts).toEqual(expect.arrayContaining(['Roboto-Regular', 'Roboto-Medium']));
  });

  it('has its targets and its programs with their total in the annex', async () => {
    const row = await stored('ditandatangani', 'sasaran-strategis-pd', 1012);
    const { pages } = await textOf(`jenis=sasaran-strategis-pd&id=${row.subjek_id}&tahun_kinerja=2025`);
    const annex = pages.slice(1).join(' ');
    const items = await test.db
      .selectFrom('pk_item')
      .selectAll()
      .where('perjanjian_kinerja_id', '=', row.id)
      .execute();
    const budget = await test.db
      .selectFrom('pk_anggaran')
      .selectAll()
      .where('perjanjian_kinerja_id', '=', row.id)
      .execute();
    expect(items.length).toBeGreaterThan(0);
    expect(annex).toContain('No Sasaran Indikator Kinerja Satuan Target');
    for (const { indikator, satuan, target } of items) {
      expect(annex).toContain(`${indikator} ${satuan} ${formatDecimal(target, 4)}`);
    }
    const total = budget.reduce((sum, { anggaran }) => sum + anggaran, 0);
    expect(annex).toContain('No Program Anggaran Keterangan');
    for (const { nama } of budget) expect(annex.replaceAll('/ ', '/')).toContain(nama);
    expect(annex).toContain(`Jumlah Rp ${formatDecimal(total)}`);
  });

  it('is the newest one without a year, and that of the year asked for', async () => {
    const { subjek_id } = await stored('ditandatangani', 'sasaran-strategis-pd', 1012);
    const year = async (more: string) =>
      (await textOf(`jenis=sasaran-strategis-pd&id=${subjek_id}${more}`)).pages[0];
    expect(await year('')).toContain('TAHUN 2025');
    expect(await year('&tahun_kinerja=2024')).toContain('TAHUN 2024');
    const missing = await download(`jenis=sasaran-strategis-pd&id=${subjek_id}&tahun_kinerja=2030`);
    expect(missing.statusCode).toBe(404);
  });

  it('prefers the amendment, and says that it is one', async () => {
    const { id, subjek_id, versi, ...row } = await stored('ditandatangani', 'sasaran-strategis-pd', 1013);
    await asActor(test.db, null, (tx) =>
      tx
        .insertInto('perjanjian_kinerja')
        .values({ ...row, subjek_id, tahap: 'perubahan', perubahan_ke: 1 })
        .execute(),
    );
    const { pages } = await textOf(`jenis=sasaran-strategis-pd&id=${subjek_id}`);
    expect(pages[0]).toContain('PERJANJIAN KINERJA PERUBAHAN TAHUN 2025');
  });
});

describe('the regent’s agreement', () => {
  it('is a declaration of the regent alone', async () => {
    const { pages } = await textOf('jenis=pemda&id=1&tahun_kinerja=2025');
    expect(pages[0]).toContain('berorientasi pada hasil, yang bertanda tangan di bawah ini:');
    expect(pages[0]).toContain('Bupati Tirtaraya,');
    expect(pages[0]).not.toContain('PIHAK');
    expect(pages.slice(1).join(' ')).toContain('Indeks Pembangunan Manusia');
  });
});

describe('who may read an agreement', () => {
  it('a guest reads an issued one, without any NIP; who is signed in reads it with them', async () => {
    const { subjek_id } = await stored('ditandatangani', 'kinerja-program');
    const url = `jenis=kinerja-program&id=${subjek_id}`;
    expect((await textOf(url)).pages.join(' ')).not.toMatch(NIP);
    expect((await textOf(url, await test.signIn('dinkes'))).pages.join(' ')).toMatch(NIP);
  });

  it('a draft is for its unit and for who sees all, and is marked as one', async () => {
    const { subjek_id } = await stored('draf', 'kinerja-sub-kegiatan', 1012);
    const url = `jenis=kinerja-sub-kegiatan&id=${subjek_id}`;
    expect((await download(url)).statusCode).toBe(404);
    expect((await download(url, await test.signIn('rsud'))).statusCode).toBe(404);
    expect((await textOf(url, await test.signIn('dinkes'))).pages[0]).toContain('DRAF');
    expect((await download(url, await test.signIn('pemda_pantau'))).statusCode).toBe(200);
  });

  it('the tab that it opens in brings the session in its cookie, unless another site led there', async () => {
    const { subjek_id } = await stored('draf', 'kinerja-sub-kegiatan', 1012);
    const url = `jenis=kinerja-sub-kegiatan&id=${subjek_id}`;
    const { authorization } = await test.signIn('dinkes');
    const cookie = `selaras_tahun_kinerja=2025; ${TOKEN_COOKIE}=${authorization.slice('Bearer '.length)}`;
    expect((await textOf(url, { cookie })).pages[0]).toContain('DRAF');
    expect((await download(url, { cookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await download(url, { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404);
    expect((await download(url, { cookie: `${TOKEN_COOKIE}=${'A'.repeat(43)}` })).statusCode).toBe(404);
    const calls = await Promise.all(
      ['/api/user', '/api/perjanjian-kinerja'].map((path) =>
        test.app.inject({ url: path, headers: { cookie } }),
      ),
    );
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });

  it('an employee’s own one is nothing for guests or other units', async () => {
    const { id, subjek_id, versi, ...row } = await stored('ditandatangani', 'kinerja-program', 1012);
    await asActor(test.db, null, (tx) =>
      tx
        .insertInto('perjanjian_kinerja')
        .values({ ...row, jenis: 'pegawai', subjek_id: 77 })
        .execute(),
    );
    expect((await download('jenis=pegawai&id=77')).statusCode).toBe(404);
    expect((await download('jenis=pegawai&id=77', await test.signIn('rsud'))).statusCode).toBe(404);
    expect((await download('jenis=pegawai&id=77', await test.signIn('dinkes'))).statusCode).toBe(200);
  });

  it('of somebody who changed units stays with the unit that it was made in', async () => {
    const [before, since] = [1013, 1012];
    const { id, subjek_id, versi, ...row } = await stored('ditandatangani', 'kinerja-program', before);
    const made = { ...row, jenis: 'pegawai' as const, subjek_id: 88 };
    await asActor(test.db, null, (tx) =>
      tx
        .insertInto('perjanjian_kinerja')
        .values([
          { ...made, tahun: 2024 },
          { ...made, satuan_kerja_id: since },
        ])
        .execute(),
    );
    const status = async (username: string, tahun: number) =>
      (await download(`jenis=pegawai&id=88&tahun_kinerja=${tahun}`, await test.signIn(username))).statusCode;
    expect([await status('rsud', 2024), await status('dinkes', 2024)]).toEqual([200, 404]);
    expect([await status('rsud', 2025), await status('dinkes', 2025)]).toEqual([404, 200]);
  });

  it.each([
    '',
    'jenis=pemda',
    'jenis=rahasia&id=1',
    'jenis=pemda&id=x',
    'jenis=pemda&id=1&tahun_kinerja=dua',
  ])('refuses the query "%s"', async (query) => {
    expect((await download(query)).statusCode).toBe(422);
  });
});

describe('a long annex', () => {
  const pihak = { nama: 'Sri', jabatan: 'Kepala Dinas Panjang', pangkat: null, nip: null };
  const long: PerjanjianKinerja = {
    id: 1,
    tahun: 2025,
    jenis: 'kinerja-program',
    tahap: 'murni',
    perubahan_ke: 0,
    status: 'ditandatangani',
    satuan_kerja_id: 1,
    satuan_kerja_nama: 'Dinas Panjang',
    pihak_pertama: pihak,
    pihak_kedua: pihak,
    tanggal: null,
    tempat: null,
    item: Array.from({ length: 120 }, (_, index) => ({
      sasaran: `Sasaran ${Math.floor(index / 3)}`,
      indikator:
        index === 5
          ? 'takterputus'.repeat(40)
          : `Indikator nomor ${index} yang agak panjang sehingga turun baris`,
      satuan: null,
      polaritas: null,
      range_min: null,
      range_max: null,
      target: index,
    })),
    anggaran: [{ kode: null, nama: 'Kegiatan tunggal', anggaran: 1, keterangan: null }],
  };

  it('repeats its head on every page, numbers the pages and breaks endless words', async () => {
    const printer = new PdfPrinter();
    const document = perjanjianDocument(long, 'Pemerintah Kabupaten Uji', new Date(0));
    const { pages } = readPdf(await printer.print(document));
    await printer.close();
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach((page, index) => {
      expect(page).toContain(`Halaman ${index + 1} dari ${pages.length}`);
    });
    for (const page of pages.slice(1, -1))
      expect(page).toContain('No Sasaran Indikator Kinerja Satuan Target');
    const annex = pages.join(' ');
    for (const index of [0, 60, 119]) expect(annex).toContain(`Indikator nomor ${index} yang`);
    expect(annex).not.toContain('takterputus'.repeat(40));
    expect(annex.replace(/\s/g, '')).toContain('takterputus'.repeat(40));
    expect(annex).toContain('No Kegiatan Anggaran Keterangan');
  });
});
