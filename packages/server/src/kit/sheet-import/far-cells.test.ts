import { rowOf, sharedCell, textCell, xlsxOf } from '../../testing/xlsx-file';
import { readSheet } from './read-sheet';

const heads = rowOf(1, sharedCell('A1', 0), sharedCell('B1', 1));
const fileOf = (rows: string, before = '') =>
  xlsxOf('', ['Kode', 'Nama'], {
    'xl/worksheets/sheet1.xml': `<worksheet>${before}<sheetData>${heads}${rows}</sheetData></worksheet>`,
  });

const broken =
  'Berkas tidak dapat dibaca. Buka dengan aplikasi lembar kerja, simpan sebagai XLSX, lalu coba lagi.';
const tooLarge = 'Isi berkas terlalu besar setelah dibuka.';

describe('a sheet with a cell outside of any sheet', () => {
  it.each([
    ['one row below the last', '<row><c r="A1048577"><v>1</v></c></row>'],
    ['one column after the last', '<row><c r="XFE2"><v>1</v></c></row>'],
    ['in row four milliard', '<row><c r="A4000000000"><v>1</v></c></row>'],
    ['in a column of seven letters', '<row><c r="ZZZZZZZ2"><v>1</v></c></row>'],
    ['in a column of signs beyond letters', '<row><c r="\uffdc\uffdc2"><v>1</v></c></row>'],
    ['in a row spelt as a power', '<row><c r="A4e9"><v>1</v></c></row>'],
    ['in a row spelt in hexadecimal', '<row><c r="A0xffffffff"><v>1</v></c></row>'],
    ['in a row spelt with entities', '<row><c r="A&#52;000000000"><v>1</v></c></row>'],
    ['under a prefix of its own', '<x:row><x:c x:r="A4000000000"><x:v>1</x:v></x:c></x:row>'],
    ['behind an address that is right', '<row><c r="A2" x:r="A4000000000"><v>1</v></c></row>'],
    ['behind a sign that looks like an end', `<row><c t=">" r="A4000000000"><v>1</v></c></row>`],
    ['that is empty', '<row><c r="A4000000000"/></row>'],
    ['in a row that says so alone', `<row r="4000000000">${textCell('A2', 'x')}</row>`],
    ['in a row without end', `<row r="Infinity">${textCell('A2', 'x')}</row>`],
  ])('%s is broken', async (_, rows) => {
    await expect(readSheet(fileOf(rows))).rejects.toThrow(broken);
  });

  it('is broken when only its dimension says so', async () => {
    await expect(readSheet(fileOf('', '<dimension ref="A1:A4000000000"/>'))).rejects.toThrow(broken);
  });

  it('is broken when its part goes by another name', async () => {
    const part = `<worksheet><sheetData><row><c r="A4000000000"><v>1</v></c></row></sheetData></worksheet>`;
    const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const file = xlsxOf('', [], {
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${types}/worksheet" Target="/data/isi.xml"/></Relationships>`,
      'data/isi.xml': part,
    });
    await expect(readSheet(file)).rejects.toThrow(broken);
  });
});

describe('a sheet of far cells that there may be', () => {
  it('is read when only formats lie there', async () => {
    const rows = '<row r="2"><c r="A2"><v>1</v></c><c r="XFD2" s="1"/></row><row r="1048576" ht="15"/>';
    expect(await readSheet(fileOf(rows, '<dimension ref="A1:XFD1048576"/>'))).toEqual([
      ['Kode', 'Nama'],
      ['1', ''],
    ]);
  });

  it('is read when a note stands in the last column', async () => {
    const [head, row] = await readSheet(fileOf(rowOf(2, textCell('A2', 'x'), textCell('XFD2', 'catatan'))));
    expect([head?.slice(0, 2), row?.slice(0, 2)]).toEqual([
      ['Kode', 'Nama'],
      ['x', ''],
    ]);
  });

  it('has too many rows when a value stands in the last one', async () => {
    await expect(readSheet(fileOf(rowOf(1_048_576, textCell('A1048576', 'x'))))).rejects.toThrow(
      'Berkas memuat lebih dari 20.000 baris',
    );
  });

  it('is too large when what lies between its values is', async () => {
    const rows = rowOf(2, textCell('XFD2', 'x')) + rowOf(19_000, textCell('A19000', 'x'));
    await expect(readSheet(fileOf(rows))).rejects.toThrow(tooLarge);
  });
});
