import { randomBytes } from 'node:crypto';
import type { Impor, ImporBaris } from '@selaras/contracts';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { xlsxStream } from '../resource/xlsx';

const UNIT = 1012;
const TAHUN = '2025';
let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo' });
  admin = await test.signIn('super');
});
afterAll(() => test.close());

const headers = (more: Record<string, string> = {}) => ({
  ...admin,
  'default-key-tahun-kinerja': TAHUN,
  ...more,
});

function send(payload: Buffer | string, { unit = UNIT, name = 'uji.csv', as = headers() } = {}) {
  return test.app.inject({
    method: 'POST',
    url: `/api/impor/nomenklatur?satuan_kerja_id=${unit}&nama_file=${name}`,
    headers: { ...as, 'content-type': 'application/octet-stream' },
    payload: typeof payload === 'string' ? Buffer.from(payload) : payload,
  });
}
const preview = async (csv: string | Buffer, unit = UNIT): Promise<Impor> =>
  (await send(csv, { unit })).json().data;
const get = (path: string, as = headers()) => test.app.inject({ url: `/api${path}`, headers: as });
const post = (path: string, as = headers()) =>
  test.app.inject({ method: 'POST', url: `/api${path}`, headers: as });
const rowsOf = async (id: number, more = ''): Promise<ImporBaris[]> =>
  (await get(`/impor/${id}/baris?${more}`)).json().data;

async function ended(id: number): Promise<Impor> {
  for (;;) {
    const impor: Impor = (await get(`/impor/${id}`)).json().data;
    if (impor.keadaan !== 'berjalan') return impor;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const countOf = async (table: 'program' | 'kegiatan' | 'sub_kegiatan', prefix: string) =>
  (
    await test.db
      .selectFrom(table)
      .where('kode', 'like', `${prefix}%`)
      .where('satuan_kerja_id', '=', UNIT)
      .where('tahun_kinerja', '=', Number(TAHUN))
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
  it('is shown before anything is written', async () => {
    const impor = await preview(BASIC);
    expect(impor).toMatchObject({
      keadaan: 'pratinjau',
      jumlah: { baru: 3, berubah: 0, sama: 0, masalah: 0 },
      kemampuan: { jalankan: true, batal: true },
      satuan_kerja: { satuan_kerja_nama: 'Dinas Kesehatan' },
    });
    expect(await rowsOf(impor.id)).toMatchObject([
      { nomor: 2, tingkat: 'Program', kode: '7.01.01', keadaan: 'baru' },
      { nomor: 3, tingkat: 'Kegiatan' },
      { nomor: 4, tingkat: 'Sub kegiatan' },
    ]);
    expect(await countOf('program', '7.01')).toBe(0);
  });

  it('is written as a whole, once, however often it is run or sent again', async () => {
    const { id } = await preview(BASIC);
    await Promise.all([post(`/impor/${id}/jalankan`), post(`/impor/${id}/jalankan`)]);
    expect(await ended(id)).toMatchObject({
      keadaan: 'selesai',
      tertulis: 3,
      kemampuan: { jalankan: false },
    });
    expect(await countOf('sub_kegiatan', '7.01')).toBe(1);
    expect((await post(`/impor/${id}/jalankan`)).statusCode).toBe(409);

    const again = await preview(BASIC);
    expect(again).toMatchObject({ jumlah: { baru: 0, sama: 3 }, kemampuan: { jalankan: false } });
    expect((await post(`/impor/${again.id}/jalankan`)).json().pesan).toContain('semua baris sudah sama');
  });

  it('changes names and money of what is there, keeps what it leaves empty, and the log says who did', async () => {
    const { id } = await preview('kode,nama,pagu\n7.01.01,Program Uji Baru,\n7.01.01.2.01,Kegiatan Uji,900');
    const rows = await rowsOf(id, 'keadaan=berubah');
    expect(rows.map(({ perubahan }) => perubahan)).toEqual([
      [{ kolom: 'Nama', sebelum: 'Program Uji', sesudah: 'Program Uji Baru' }],
      [{ kolom: 'Pagu', sebelum: 500_000.5, sesudah: 900 }],
    ]);
    await post(`/impor/${id}/jalankan`);
    await ended(id);
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
    const { id } = await preview(`kode;nama\n${lastYear?.kode};Nama yang lain`);
    expect(await rowsOf(id)).toMatchObject([{ nama_tahun_lalu: lastYear?.nama, keadaan: 'berubah' }]);
    await post(`/impor/${id}/jalankan`);
    await ended(id);
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
    const impor = await preview(`${BASIC}salah;Nama;1\n7.02.01.2.01;Tanpa induk;1`);
    expect(impor).toMatchObject({ jumlah: { masalah: 2 }, kemampuan: { jalankan: false } });
    expect((await rowsOf(impor.id, 'keadaan=masalah')).map(({ nomor }) => nomor)).toEqual([5, 6]);
    const answer = await post(`/impor/${impor.id}/jalankan`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().pesan).toBe('Perbaiki dahulu 2 baris yang bermasalah, lalu kirim lagi.');
  });

  it('whose parent goes away after the preview is refused and leaves nothing', async () => {
    await preview('kode;nama\n7.03.01;Program').then(async ({ id }) => {
      await post(`/impor/${id}/jalankan`);
      await ended(id);
    });
    const { id } = await preview('kode;nama\n7.03.01.2.01;Kegiatan\n7.03.02;Program lain');
    await test.db
      .updateTable('program')
      .set({ deleted_at: new Date() })
      .where('kode', '=', '7.03.01')
      .execute();
    await post(`/impor/${id}/jalankan`);
    expect(await ended(id)).toMatchObject({
      keadaan: 'gagal',
      pesan: expect.stringContaining('sejak pratinjau'),
    });
    expect(await countOf('program', '7.03.02')).toBe(0);
  });

  it('of ten thousand rows can be followed and stopped, and then leaves nothing', async () => {
    const impor = await preview(`kode;nama\n${bigFile()}`);
    expect(impor.jumlah.baru).toBe(10_000);
    await post(`/impor/${impor.id}/jalankan`);
    let seen = 0;
    while (seen === 0) seen = (await get(`/impor/${impor.id}`)).json().data.tertulis;
    expect(seen).toBeLessThan(10_000);
    await post(`/impor/${impor.id}/batal`);
    expect(await ended(impor.id)).toMatchObject({ keadaan: 'dibatalkan', tertulis: 0 });
    // The next one waits until the stopped one is undone.
    const next = await preview('kode;nama\n7.09.01;Sesudahnya');
    await post(`/impor/${next.id}/jalankan`);
    await ended(next.id);
    expect(await countOf('sub_kegiatan', '8.')).toBe(0);
    expect(await countOf('program', '7.09')).toBe(1);
  }, 60_000);

  it('belongs to who sent it', async () => {
    const { id } = await preview(BASIC);
    const dinkes = { ...headers(), ...(await test.signIn('dinkes')) };
    expect((await get(`/impor/${id}`, dinkes)).statusCode).toBe(404);
    expect((await post(`/impor/${id}/batal`, dinkes)).statusCode).toBe(404);
    expect((await send(BASIC, { as: dinkes })).statusCode).toBe(403);
  });

  it('is not run by who lost the right since the preview', async () => {
    const { id } = await preview('kode;nama\n7.08.01;Program');
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
    const dinkes = { ...headers(), ...(await test.signIn('dinkes')) };
    expect((await post(`/impor/${id}/jalankan`, dinkes)).statusCode).toBe(403);
  });

  it('offers a template that can be sent back', async () => {
    const { rawPayload } = await get('/impor/nomenklatur/templat');
    const impor = await preview(rawPayload, 1013);
    expect(impor.jumlah).toMatchObject({ masalah: 0 });
    expect((await rowsOf(impor.id)).map(({ kode }) => kode)).toContain('1.02.02.2.02.0001');
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

/** A sheet as other programs write it: shared strings, a formula with its value, merged cells. */
function workbook(sheet: string, strings: readonly string[] = []): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const rels = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${rels}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
      level: 1,
    }),
  );
}
const row = (nomor: number, ...cells: string[]) => `<row r="${nomor}">${cells.join('')}</row>`;
const shared = (ref: string, index: number) => `<c r="${ref}" t="s"><v>${index}</v></c>`;

describe('files as people have them', () => {
  it.each([
    ['commas and quotes', 'kode,nama\n7.05.01,"Program, dengan koma"', 'Program, dengan koma'],
    ['tabs', 'kode\tnama\n7.05.01\tProgram', 'Program'],
    ['a byte order mark', '\ufeffkode;nama\n7.05.01;Program', 'Program'],
    ['UTF-16', Buffer.from('\ufeffkode\tnama\n7.05.01\tProgram é', 'utf16le'), 'Program é'],
    ['Windows line ends', 'kode;nama\r\n7.05.01;Program\r\n', 'Program'],
    ['our own guard against formulas', "kode;nama\n7.05.01;'=Program", '=Program'],
  ])('with %s are read', async (_, file, nama) => {
    const { id } = await preview(file);
    expect(await rowsOf(id)).toMatchObject([{ kode: '7.05.01', nama }]);
  });

  it('with a formula give its value, with merged cells only the first', async () => {
    const sheet = [
      row(1, shared('A1', 0), shared('B1', 1), shared('C1', 2)),
      row(2, shared('A2', 3), shared('B2', 4), '<c r="C2"><f>100*2</f><v>200</v></c>'),
      row(3, shared('B3', 5)),
    ].join('');
    const file = workbook(sheet, [
      'Kode',
      'Nama',
      'Pagu',
      '7.06.01',
      'Program',
      'Di bawah sel yang digabung',
    ]);
    const { id } = await preview(file);
    const rows = await rowsOf(id);
    expect(rows).toMatchObject([
      { kode: '7.06.01', keadaan: 'baru' },
      { nama: 'Di bawah sel yang digabung', keadaan: 'masalah' },
    ]);
    expect(rows[1]?.masalah[0]?.pesan).toContain('Sel yang digabung');
  });
});

describe('files that are none', () => {
  const bomb = () => {
    const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>${' '.repeat(1024 * 1024)}</t></is></c></row>`;
    return workbook(sheet.repeat(300));
  };
  /** Says in its directory that it is small, and is not. */
  const lyingBomb = () => {
    const file = bomb();
    const directory = file.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    file.writeUInt32LE(1000, directory + 24);
    return file;
  };
  const truncated = async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of xlsxStream('A', ['Kode', 'Nama'], once([['1.02.02', 'Program']])))
      chunks.push(chunk);
    return Buffer.concat(chunks).subarray(0, 400);
  };
  async function* once<T>(value: T) {
    yield [value].flat() as never;
  }

  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['noise', () => randomBytes(50_000)],
    ['zeros', () => Buffer.alloc(100_000)],
    ['a picture', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(1000)])],
    ['an old Excel file', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(1000)])],
    ['letters of another alphabet table', () => Buffer.from('kode;nama\n7.01.01;Caf\xe9', 'latin1')],
    ['a zip of something else', () => Buffer.from(zipSync({ 'a.txt': strToU8('halo') }))],
    ['a broken zip', () => Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(5000)])],
    ['half a workbook', truncated],
    ['a workbook without cells', () => workbook('')],
    ['a workbook of broken XML', () => workbook('<row><c r="A1"><v>1</row')],
    ['a zip bomb', bomb],
    ['a zip bomb that lies about its size', lyingBomb],
    ['no head', () => Buffer.from('a;b\n1;2')],
    ['a head without rows', () => Buffer.from('kode;nama\n')],
    ['too many rows', () => Buffer.from(`kode;nama\n${'7.01.01;x\n'.repeat(20_001)}`)],
  ])(
    '%s is refused with what to do',
    async (_, file) => {
      const answer = await send(await file());
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors.berkas[0]).toMatch(/\p{L}{3}.*\p{L}{3}/u);
    },
    60_000,
  );

  it('50 MB are refused before they are read', async () => {
    expect((await send(Buffer.alloc(50 * 1024 * 1024, 'a'))).statusCode).toBe(413);
  });

  it('an unknown unit is named', async () => {
    const answer = await send(BASIC, { unit: 4242 });
    expect(answer.json().errors).toEqual({ satuan_kerja_id: ['Satuan kerja tidak dikenal'] });
  });

  it('random bytes after a right beginning never make it fall over', async () => {
    const hits = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 8, maxLength: 8 });
    for (const broken of fc.sample(hits, { numRuns: 20, seed: 7 })) {
      const file = workbook(row(1, shared('A1', 0), shared('B1', 1)), ['Kode', 'Nama']);
      for (const [at, byte] of broken) file[at % file.length] = byte;
      expect([201, 422]).toContain((await send(file)).statusCode);
    }
  }, 60_000);
});
