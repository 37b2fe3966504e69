import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { importClient } from '../../../testing/import-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { rowOf, sharedCell, xlsxByTitle, xlsxOf } from '../../../testing/xlsx-file';

let test: TestApp;
let client: Awaited<ReturnType<typeof importClient>>;

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo' });
  client = await importClient(test, 'nomenklatur', { as: 'super', unit: 1012 });
});
afterAll(() => test.close());

const elsewhere =
  '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="../../../../etc/passwd"/></Relationships>';

describe('files that are none', () => {
  let packed: Buffer | undefined;
  /** 300 MB take long to pack: both bombs are of one making. */
  const bomb = () => {
    const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>${' '.repeat(1024 * 1024)}</t></is></c></row>`;
    packed ??= xlsxOf(sheet.repeat(300));
    return packed;
  };
  /** Says in its directory that it is small, and is not. */
  const lyingBomb = () => {
    const file = Buffer.from(bomb());
    const directory = file.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    file.writeUInt32LE(1000, directory + 24);
    return file;
  };
  const truncated = async () =>
    (await xlsxByTitle(['Kode', 'Nama'], [{ Kode: '1.02.02', Nama: 'Program' }])).subarray(0, 400);
  /** Thousands of parts that share one megabyte of the file. */
  const overlapping = () => {
    const name = 'xl/a.xml';
    const file = Buffer.from(zipSync({ [name]: randomBytes(1024 * 1024) }, { level: 0 }));
    const directory = file.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    const entry = Buffer.from(file.subarray(directory, directory + 46 + name.length));
    entry.writeUInt32LE(0, 24);
    const end = Buffer.from(file.subarray(-22));
    end.writeUInt16LE(20_000, 8);
    end.writeUInt16LE(20_000, 10);
    return Buffer.concat([file.subarray(0, directory), ...Array<Buffer>(20_000).fill(entry), end]);
  };
  /** One text of a megabyte that stands in every cell. */
  const repeated = () => {
    const heads = rowOf(1, sharedCell('A1', 0), sharedCell('B1', 1));
    const rows = Array.from({ length: 19_000 }, (_, index) =>
      rowOf(index + 2, ...[...'ABCDEFGHIJ'].map((column) => sharedCell(`${column}${index + 2}`, 2))),
    );
    return xlsxOf([heads, ...rows].join(''), ['Kode', 'Nama', 'x'.repeat(1024 * 1024)]);
  };
  const farCell = (ref: string) => () =>
    xlsxOf(`${rowOf(1, sharedCell('A1', 0), sharedCell('B1', 1))}<row><c r="${ref}"><v>1</v></c></row>`, [
      'Kode',
      'Nama',
    ]);

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
    ['a workbook without cells', () => xlsxOf('')],
    ['a workbook of broken XML', () => xlsxOf('<row><c r="A1"><v>1</row')],
    ['a zip bomb', bomb],
    ['a zip bomb that lies about its size', lyingBomb],
    ['a zip whose parts share their bytes', overlapping],
    ['a text that is repeated beyond measure', repeated],
    ['a sheet that is kept elsewhere', () => xlsxOf('', [], { 'xl/_rels/workbook.xml.rels': elsewhere })],
    ['no head', () => Buffer.from('a;b\n1;2')],
    ['a head without rows', () => Buffer.from('kode;nama\n')],
    ['too many rows', () => Buffer.from(`kode;nama\n${'7.01.01;x\n'.repeat(20_001)}`)],
  ])(
    '%s is refused with what to do',
    async (_, file) => {
      const answer = await client.send(await file());
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors.berkas[0]).toMatch(/\p{L}{3}.*\p{L}{3}/u);
    },
    60_000,
  );

  it.each([
    ['a cell in row four milliard', farCell('A4000000000')],
    ['a cell in a column beyond all sheets', farCell('ZZZZZZZ2')],
  ])('%s is refused for its address, not for the memory that it would take', async (_, file) => {
    const answer = await client.send(file());
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.berkas).toEqual([
      'Berkas tidak dapat dibaca. Buka dengan aplikasi lembar kerja, simpan sebagai XLSX, lalu coba lagi.',
    ]);
  });

  it('50 MB are refused before they are read', async () => {
    expect((await client.send(Buffer.alloc(50 * 1024 * 1024, 'a'))).statusCode).toBe(413);
  });

  it('an unknown unit is named', async () => {
    const answer = await client.send('kode;nama\n7.05.01;Program', { to: 4242 });
    expect(answer.json().errors).toEqual({ satuan_kerja_id: ['Satuan kerja tidak dikenal'] });
  });

  it('random bytes after a right beginning never make it fall over', async () => {
    const hits = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 8, maxLength: 8 });
    for (const broken of fc.sample(hits, { numRuns: 20, seed: 7 })) {
      const file = xlsxOf(rowOf(1, sharedCell('A1', 0), sharedCell('B1', 1)), ['Kode', 'Nama']);
      for (const [at, byte] of broken) file[at % file.length] = byte;
      expect([201, 422]).toContain((await client.send(file)).statusCode);
    }
  });

  it('whatever letters the cells hold, they are kept or refused row by row', async () => {
    const cell = fc.string({ unit: 'binary', maxLength: 60 });
    for (const [kode, nama, pagu] of fc.sample(fc.tuple(cell, cell, cell), { numRuns: 20, seed: 11 })) {
      const quoted = [`7.05.01${kode}`, nama, pagu].map((text) => `"${text.replaceAll('"', '""')}"`);
      const csv = Buffer.from(`kode;nama;pagu\n${quoted.join(';')}`);
      const answer = await client.send(csv);
      expect([201, 422]).toContain(answer.statusCode);
      if (answer.statusCode === 422) expect(answer.json().errors.berkas).toHaveLength(1);
    }
  });
});

describe('a file’s name', () => {
  it.each(['../../etc/passwd', 'C:\\fakepath\\rencana.xlsx', '__proto__', "a';drop table impor;--.csv"])(
    '%s is a text and nothing else',
    async (name) => {
      const answer = await client.send('kode;nama\n7.05.01;Program', { name: encodeURIComponent(name) });
      expect(answer.json().data.nama_file).toBe(name);
    },
  );

  it('that no database can keep is refused', async () => {
    expect((await client.send('kode;nama\n7.05.01;Program', { name: 'a%00b' })).statusCode).toBe(422);
  });
});
