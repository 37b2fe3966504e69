import { strFromU8, unzipSync } from 'fflate';
import { columnName, neutral, xlsxStream } from './xlsx';

async function* portions(...all: (string | number | boolean | null)[][][]) {
  yield* all;
}
const sheetOf = async (...args: Parameters<typeof xlsxStream>) => {
  const bytes: Buffer[] = [];
  for await (const chunk of xlsxStream(...args)) bytes.push(chunk as Buffer);
  const files = unzipSync(new Uint8Array(Buffer.concat(bytes)));
  return {
    names: Object.keys(files),
    sheet: strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
  };
};

describe('a workbook', () => {
  it('holds the parts that spreadsheets ask for, headings and every row of every portion', async () => {
    const rows = portions([['satu', 1]], [['dua', 2.5]], []);
    const { names, sheet } = await sheetOf('Kinerja', ['Nama', 'Nilai'], rows);
    expect(names).toEqual(expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']));
    expect(sheet.match(/<row /g)).toHaveLength(3);
    expect(sheet).toContain('<c r="B3"><v>2.5</v></c>');
    expect(sheet.endsWith('</sheetData></worksheet>')).toBe(true);
  });

  it('holds small sheets behind the streamed one, each known to the workbook', async () => {
    const bytes: Buffer[] = [];
    const more = [{ nama: 'Keterangan', headings: ['Kolom'], rows: [['Nilai']] }];
    for await (const chunk of xlsxStream('Data', ['Nilai'], portions([[1]]), { more }))
      bytes.push(chunk as Buffer);
    const files = unzipSync(new Uint8Array(Buffer.concat(bytes)));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(text('xl/worksheets/sheet2.xml')).toContain('Nilai</t>');
    expect(text('xl/worksheets/sheet1.xml')).toContain('<v>1</v>');
    expect(text('xl/workbook.xml')).toContain('<sheet name="Keterangan" sheetId="2" r:id="rId2"/>');
    expect(text('xl/_rels/workbook.xml.rels')).toContain('Id="rId3" Type');
    expect(text('[Content_Types].xml')).toContain('/xl/worksheets/sheet2.xml');
  });

  it('says what it is on a sheet of its own and in its properties', async () => {
    const about = {
      judul: 'Uji & coba',
      penerbit: 'Pemerintah Uji',
      dibuat: new Date('2026-11-28T16:30:00.250Z'),
      isi: [['Lisensi', 'CC BY 4.0']] as const,
    };
    const bytes: Buffer[] = [];
    for await (const chunk of xlsxStream('Data', ['Nilai'], portions([[1]]), { about }))
      bytes.push(chunk as Buffer);
    const files = unzipSync(new Uint8Array(Buffer.concat(bytes)));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(text('xl/worksheets/sheet1.xml').match(/<row /g)).toHaveLength(2);
    expect(text('xl/worksheets/sheet2.xml')).toContain('CC BY 4.0</t>');
    expect(text('docProps/core.xml')).toContain('<dc:title>Uji &amp; coba</dc:title>');
    expect(text('docProps/core.xml')).toContain('>2026-11-28T16:30:00Z</dcterms:created>');
    expect(text('docProps/custom.xml')).toContain('name="Lisensi"><vt:lpwstr>CC BY 4.0</vt:lpwstr>');
    expect(text('_rels/.rels')).toContain('Target="docProps/custom.xml"');
    expect(text('[Content_Types].xml')).toContain('PartName="/docProps/core.xml"');
  });

  it('keeps texts as texts: markup, control characters and what looks like a formula', async () => {
    const { sheet } = await sheetOf(
      'x',
      ['a'],
      portions([['<b>&\u0007'], ['=HYPERLINK("http://jahat")'], [null], [true]]),
    );
    expect(sheet).toContain('&lt;b&gt;&amp;</t>');
    expect(sheet).toContain(`'=HYPERLINK`);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('Ya</t>');
  });

  it.each(['=1+1', '+62', '-2', '@SUM', '\tx', '\rx'])('neutralises %p', (text) => {
    expect(neutral(text)).toBe(`'${text}`);
  });

  it('leaves other texts alone', () => {
    expect(neutral('1.02.02 - Program')).toBe('1.02.02 - Program');
  });

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('names column %d %s', (index, name) => {
    expect(columnName(index)).toBe(name);
  });
});
