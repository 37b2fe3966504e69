import { readSheet } from '../../../kit/sheet-import/read-sheet';
import { importClient } from '../../../testing/import-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { rowOf, sharedCell, textCell, xlsxOf } from '../../../testing/xlsx-file';

let test: TestApp;
let client: Awaited<ReturnType<typeof importClient>>;

beforeAll(async () => {
  test = await startTestApp({ seed: 'demo' });
  client = await importClient(test, 'nomenklatur', { as: 'super', unit: 1012 });
});
afterAll(() => test.close());

describe('files as people have them', () => {
  it.each([
    ['commas and quotes', 'kode,nama\n7.05.01,"Program, dengan koma"', 'Program, dengan koma'],
    ['tabs', 'kode\tnama\n7.05.01\tProgram', 'Program'],
    ['a byte order mark', '\ufeffkode;nama\n7.05.01;Program', 'Program'],
    ['UTF-16', Buffer.from('\ufeffkode\tnama\n7.05.01\tProgram é', 'utf16le'), 'Program é'],
    [
      'UTF-16 the other way round',
      Buffer.from('\ufeffkode\tnama\n7.05.01\tProgram é', 'utf16le').swap16(),
      'Program é',
    ],
    ['Windows line ends', 'kode;nama\r\n7.05.01;Program\r\n', 'Program'],
    ['our own guard against formulas', "kode;nama\n7.05.01;'=Program", '=Program'],
  ])('with %s are read', async (_, file, nama) => {
    const { id } = await client.preview(file);
    expect(await client.rowsOf(id)).toMatchObject([{ kode: '7.05.01', nama }]);
  });

  it('with a formula give its value, with merged cells only the first', async () => {
    const sheet = [
      rowOf(1, sharedCell('A1', 0), sharedCell('B1', 1), sharedCell('C1', 2)),
      rowOf(2, sharedCell('A2', 3), sharedCell('B2', 4), '<c r="C2"><f>100*2</f><v>200</v></c>'),
      rowOf(3, sharedCell('B3', 5)),
    ].join('');
    const file = xlsxOf(sheet, ['Kode', 'Nama', 'Pagu', '7.06.01', 'Program', 'Di bawah sel yang digabung']);
    const { id } = await client.preview(file);
    const rows = await client.rowsOf(id);
    expect(rows).toMatchObject([
      { kode: '7.06.01', keadaan: 'baru' },
      { nama: 'Di bawah sel yang digabung', keadaan: 'masalah' },
    ]);
    expect(rows[1]?.masalah[0]?.pesan).toContain('Sel yang digabung');
  });

  it('with letters that no database keeps are read without them', async () => {
    const heads = rowOf(1, textCell('A1', 'Kode'), textCell('B1', 'Nama'));
    const nama = 'Program &#xD83D;_xD800_ a&#0;b 😀';
    const { id } = await client.preview(
      xlsxOf(heads + rowOf(2, textCell('A2', '7.05.02'), textCell('B2', nama))),
    );
    expect(await client.rowsOf(id)).toMatchObject([{ keadaan: 'baru', nama: 'Program \ufffd\ufffd ab 😀' }]);
  });

  it('with a date beyond all calendars, an error or a formula without a value have an empty cell there', async () => {
    const heads = rowOf(
      1,
      ...['Kode', 'Nama', 'Pagu'].map((text, index) => textCell(`${'ABC'[index]}1`, text)),
    );
    const cells = [
      '<c r="C2" s="1"><v>1e15</v></c>',
      '<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="C4"><f>1+1</f></c>',
    ];
    const rows = cells.map((cell, index) =>
      rowOf(
        index + 2,
        textCell(`A${index + 2}`, `7.05.0${index + 3}`),
        textCell(`B${index + 2}`, 'Program'),
        cell,
      ),
    );
    const styles =
      '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>';
    const impor = await client.preview(xlsxOf([heads, ...rows].join(''), [], { 'xl/styles.xml': styles }));
    expect(impor.jumlah).toMatchObject({ baru: 3, masalah: 0 });
  });

  it('with a column that stands there twice are refused by its name, for one of both would be lost', async () => {
    const answer = await client.send('Kode;Nama;Pagu;NAMA\n7.05.01;Program;1;Program lain');
    expect(answer.json().errors.berkas).toEqual([
      'Kolom Nama ada dua kali. Hapus atau beri nama lain salah satunya.',
    ]);
  });

  it('with heads that are names of JavaScript have no such columns', async () => {
    const { id } = await client.preview('__proto__;constructor;kode;nama\nx;y;7.05.01;Program');
    expect(await client.rowsOf(id)).toMatchObject([{ kode: '7.05.01', nama: 'Program', keadaan: 'baru' }]);
  });

  it('of many cells come out as they went in, wherever the reader cuts them', async () => {
    const { rows, file } = manyCells();
    expect(await readSheet(file)).toEqual(rows);
  });
});

/** Ten thousand rows whose cells all differ. */
function manyCells() {
  const columns = [...'ABCDEFGH'];
  const rows = Array.from({ length: 10_000 }, (_, nomor) =>
    columns.map((column) => `${column} ${nomor} é "&`),
  );
  const xml = rows.map((cells, nomor) =>
    rowOf(
      nomor + 1,
      ...cells.map((text, place) => textCell(`${columns[place]}${nomor + 1}`, text.replace('&', '&amp;'))),
    ),
  );
  return { rows, file: xlsxOf(xml.join('')) };
}
