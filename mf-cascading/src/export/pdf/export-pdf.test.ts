/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { preparedOf, smallScene, written } from '../picture/testing/picture-of';
import { exportPdf } from './export-pdf';
import { encoded, naturalWidth } from './helvetica';

type Paper = Parameters<typeof exportPdf>[2];

async function pdfOf(paper: Paper, sasaran?: string): Promise<string> {
  const scene = smallScene((texts) => (sasaran === undefined ? texts : { sasaran }));
  const { picture, facts } = await preparedOf(scene);
  return (await written((job) => exportPdf(picture, facts, paper, job))).toString('latin1');
}

/** The objects of a file by number, found through its cross-reference table, streams inflated. */
function objectsOf(file: string): Map<number, { head: string; stream: string }> {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const rows = file.slice(start).match(/^\d{10} \d{5} [fn] $/gm) ?? [];
  const objects = new Map<number, { head: string; stream: string }>();
  rows.forEach((row, id) => {
    if (row.includes(' f')) return;
    const at = Number(row.slice(0, 10));
    expect(file.slice(at, at + 20)).toMatch(new RegExp(`^${id} 0 obj\n`));
    const body = file.slice(at, file.indexOf('\nendobj', at)).replace(/^\d+ 0 obj\n/, '');
    const open = body.indexOf('stream\n');
    if (open < 0) objects.set(id, { head: body, stream: '' });
    else {
      const packed = body.slice(open + 7, body.lastIndexOf('\nendstream'));
      objects.set(id, {
        head: body.slice(0, open),
        stream: inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
      });
    }
  });
  return objects;
}

const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex');
const pagesIn = (file: string) => (file.match(/\/Type\/Page\//g) ?? []).length;

describe('PDF', () => {
  it('finds every object where its table says, and every stream is as long as it says', async () => {
    const file = await pdfOf({ paper: 'whole', scale: 'readable' });
    const objects = objectsOf(file);
    expect(objects.size).toBeGreaterThan(8);
    for (const { head, stream } of objects.values()) {
      const length = /\/Length (\d+) 0 R/.exec(head)?.[1];
      if (length === undefined) continue;
      expect(stream.length).toBeGreaterThan(0);
      expect(Number(objects.get(Number(length))?.head)).toBeGreaterThan(0);
    }
  });

  it('writes texts as texts in one page as large as the picture, with a link on the QR code', async () => {
    const file = await pdfOf({ paper: 'whole', scale: 'readable' }, 'Mutu layanan café');
    const [drawing] = [...objectsOf(file).values()].filter(({ head }) => head.includes('/Subtype/Form'));
    expect(drawing?.stream).toContain(`<${hexOf('Mutu layanan café')}> Tj`);
    expect(pagesIn(file)).toBe(1);
    expect(file).toContain('/URI(https://selaras.tirtaraya.go.id/display-mikro/cascading?');
  });

  it('draws the picture once and shows it on every sheet, the page map first', async () => {
    const file = await pdfOf({ paper: 'A4', scale: 'readable' });
    const objects = [...objectsOf(file).values()];
    expect(objects.filter(({ head }) => head.includes('/Subtype/Form'))).toHaveLength(1);
    const contents = objects.filter(({ stream }) => stream.includes('/Gambar Do'));
    expect(contents).toHaveLength(pagesIn(file));
    expect(contents[0]?.stream).toContain(`<${hexOf('Peta halaman')}> Tj`);
    expect(contents[1]?.stream).toContain(`<${hexOf('A1')}> Tj`);
    expect(file).toContain('/MediaBox[0 0 595.');
  });

  it.each([')\\', '(Tj) ET Q', '<< /JS (app.alert(1)) >>', '/JavaScript', 'endstream endobj'])(
    'lets no text of a box become part of its language: %s',
    async (text) => {
      const file = await pdfOf({ paper: 'whole', scale: 'readable' }, text);
      const all = [...objectsOf(file).values()].map(({ head, stream }) => head + stream).join('\n');
      expect(all).toContain(`<${hexOf(text)}> Tj`);
      expect(all).not.toMatch(/\/(JS|JavaScript|OpenAction|AA|Launch)\b/);
    },
  );
});

describe('the fonts that every PDF reader has', () => {
  it.each([
    ['Capaian 98,5%', true],
    ['“Kutipan” – tanda… €', true],
    ['é ü Ñ ²', true],
    ['≤ 14%', false],
    ['日本', false],
    ['ꦲꦏ꧀ꦱꦫ', false],
  ])('can write %s: %p', (text, possible) => {
    expect(encoded(text) !== null).toBe(possible);
  });

  it('know how wide a text is', () => {
    // Advance widths of Helvetica: H 722, a 556, l 222, o 556.
    expect(naturalWidth('Halo', 'regular')).toBeCloseTo((722 + 556 + 222 + 556) / 1000);
    expect(naturalWidth('é', 'bold')).toBeCloseTo(0.556);
  });
});
