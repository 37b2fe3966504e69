import { setTimeZone, timeZones } from '@selaras/domain';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from '../../../kit/sheet-import/read-sheet';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { mikro } from './page-paths';

const UNIT = 'tahun=2025&satuan_kerja_id=9999';
const MONEY = mikro('capaian-kinerja-keuangan');

let now = new Date('2026-11-23T15:30:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    clock: () => now,
    env: {
      ZONA_WAKTU: 'Asia/Jayapura',
      INSTANSI: 'Pemerintah Kabupaten Uji',
      ALAMAT_PORTAL: 'https://sakip.uji.go.id',
    },
  });
});
afterAll(async () => {
  await test.close();
  setTimeZone(timeZones['Asia/Jakarta']);
});

async function file(format: string, more = ''): Promise<Buffer> {
  const answer = await test.app.inject(`${MONEY}.${format}?${UNIT}${more}`);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}
const part = (book: Buffer, name: string): string =>
  strFromU8(unzipSync(new Uint8Array(book))[name] ?? new Uint8Array());
/** What the sheet behind the rows says, by name. */
const aboutIn = (book: Buffer): Map<string, string> =>
  new Map(
    part(book, 'xl/worksheets/sheet2.xml')
      .split('<row ')
      .slice(1)
      .map((row) => [...row.matchAll(/<t [^>]*>([^<]*)/g)].map(([, text = '']) => text) as [string, string]),
  );
const jsonRows = async (): Promise<Record<string, unknown>[]> => JSON.parse(String(await file('json'))).baris;

/** The 24th has begun in Jayapura, not yet in Jakarta. */
it('every row of a CSV says who publishes it, under which licence, of which day and version', async () => {
  const records = parse(await file('csv'), { columns: true }) as Record<string, string>[];
  expect(records).toHaveLength((await jsonRows()).length);
  for (const record of records) {
    expect(record).toMatchObject({
      'Penerbit data': 'Selaras, Pemerintah Kabupaten Uji',
      'Lisensi data': 'CC BY 4.0 https://creativecommons.org/licenses/by/4.0/deed.id',
      'Tanggal data': '2026-11-24',
      'Versi data': '2026-11-24',
      'Alamat data': `https://sakip.uji.go.id${MONEY}.metadata.json?${UNIT}&versi=2026-11-24`,
    });
  }
});

it('a workbook says it on a sheet of its own and in its properties, with the day of the export', async () => {
  now = new Date('2026-11-29T15:30:00Z');
  const book = await file('xlsx');
  const about = aboutIn(book);
  expect(Object.fromEntries(about)).toMatchObject({
    Sumber: 'Selaras, Pemerintah Kabupaten Uji',
    Lisensi: expect.stringContaining('https://creativecommons.org/licenses/by/4.0/deed.id'),
    'Tanggal data': '24 November 2026',
    'Versi data': '2026-11-24',
    'Tanggal ekspor': '30 November 2026',
    'Tahun kinerja': '2025',
  });
  expect(part(book, 'docProps/core.xml')).toContain('<dc:creator>Pemerintah Kabupaten Uji</dc:creator>');
  expect(part(book, 'docProps/custom.xml')).toContain('name="Versi data"><vt:lpwstr>2026-11-24<');
});

it('a kept version is the same CSV, byte for byte, on every later day', async () => {
  const before = await file('csv', '&versi=2026-11-24');
  now = new Date('2027-02-01T03:00:00Z');
  expect((await file('csv', '&versi=2026-11-24')).equals(before)).toBe(true);
});

it('read back as a sheet, both are the rows and nothing else', async () => {
  const count = (await jsonRows()).length;
  const [bookHeads = [], ...bookRows] = await readSheet(await file('xlsx'));
  const [heads = [], ...rows] = await readSheet(await file('csv'));
  expect([bookRows.length, rows.length]).toEqual([count, count]);
  expect(heads.slice(0, bookHeads.length)).toEqual(bookHeads);
  expect(rows.map((row) => row.slice(0, 2))).toEqual(bookRows.map((row) => row.slice(0, 2)));
});
