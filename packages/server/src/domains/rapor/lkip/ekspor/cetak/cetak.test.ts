import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NaskahBlok, NaskahDaftar } from '@selaras/contracts';
import { lambang, tandaTanpaHuruf } from '@selaras/domain';
import { PicturePainter } from '../../../../../kit/picture/picture-painter';
import { qrPng } from '../../../../../kit/qr/qr-png';
import {
  blocksOf,
  everything,
  misplaced,
  named,
  parseXml,
  readDocx,
  wordsOf,
  type Xml,
} from '../../../../../testing/inside/docx-inside';
import { docxFaults } from '../../../../../testing/inside/docx-package';
import { silentFonts } from '../../../../../testing/inside/pdf-fonts';
import { readPdfInside } from '../../../../../testing/inside/pdf-inside';
import { grafikPicture } from '../grafik-picture';
import { contohGrafik, contohLaporan, gambar, paragraf } from '../laporan.fixture';
import type { Blok, Cetakan } from '../susun/cetakan';
import { composeCetakan } from '../susun/compose';
import { printedSigns } from './cetak-huruf.mjs';
import { printReport } from './print-report';

const PICTURE = qrPng('https://contoh.go.id/');
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

let chart: Buffer;
beforeAll(async () => {
  const painter = new PicturePainter();
  chart = await painter.paint(grafikPicture(contohGrafik), 'png');
  await painter.close();
});

function folderOf(cetakan: Cetakan, picture: Buffer = PICTURE): string {
  const folder = mkdtempSync(join(tmpdir(), 'selaras-uji-lkip-'));
  folders.push(folder);
  writeFileSync(join(folder, 'cetakan.json'), JSON.stringify({ ...cetakan, lambang }));
  writeFileSync(join(folder, 'gambar-7'), picture);
  writeFileSync(join(folder, contohGrafik.kode), chart);
  return folder;
}

const print = (folder: string, bentuk: 'docx' | 'pdf', signal = new AbortController().signal) =>
  printReport({ folder, bentuk, waktu: new Date(), signal, onTahap: () => {} });

const cetakan = composeCetakan(contohLaporan({ bagian: 4, baris: 45, gambarId: 7, grafik: [contohGrafik] }));
const judul = cetakan.blok.filter((blok) => blok.jenis === 'judul');
const tabel = cetakan.blok.filter((blok) => blok.jenis === 'tabel');
const squeezed = (text: string) => text.replaceAll(/\s/g, '');

describe('a report as PDF and DOCX', () => {
  let pdf: Awaited<ReturnType<typeof readPdfInside>>;
  let pdfFile: string;
  let docxFile: Buffer;
  let document: Xml;
  let footnotes: Xml;
  let body: readonly Xml[];
  beforeAll(async () => {
    const folder = folderOf(cetakan);
    await print(folder, 'pdf');
    const path = join(folder, 'hasil.pdf');
    copyFileSync(join(folder, 'hasil'), path);
    pdfFile = readFileSync(path, 'latin1');
    pdf = await readPdfInside(path);
    await print(folder, 'docx');
    docxFile = readFileSync(join(folder, 'hasil'));
    const part = readDocx(docxFile);
    document = part('word/document.xml');
    footnotes = part('word/footnotes.xml');
    body = blocksOf(document);
  });

  it('says that it is PDF/A-2a, tagged, in Indonesian, with its title, and carries all its fonts', () => {
    expect(pdf.xmp).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(pdf.xmp).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(pdf).toMatchObject({
      marked: true,
      language: 'id-ID',
      title: 'Laporan Kinerja Instansi Pemerintah Tahun 2025',
    });
    const fonts = pdfFile.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(fonts.length).toBeGreaterThan(1);
    expect(pdfFile.match(/\/FontFile[23] \d+ 0 R/g)).toHaveLength(fonts.length);
    expect(pdfFile.match(/\/S \/GTS_PDFA1/g)).toHaveLength(1);
    // What an archive must not hold.
    expect(pdfFile).not.toMatch(/\/Encrypt|\/JavaScript|\/Launch|\/EmbeddedFile|\/LZWDecode/);
  });

  it('can be copied and searched in every font, paints nothing through another colour, and prints as it is shown', () => {
    const whole = pdfFile.match(/\/Subtype \/Type0/g) ?? [];
    expect(whole.length).toBeGreaterThan(1);
    expect(pdfFile.match(/\/ToUnicode \d+ 0 R/g)).toHaveLength(whole.length);
    expect(silentFonts(pdfFile)).toEqual([]);
    expect(pdfFile.match(/\/BM \/(?!Normal)\w+/g)).toBeNull();
    expect(pdfFile).toMatch(/\/DestOutputProfile \d+ 0 R/);
    expect(pdfFile).toMatch(/\/StructTreeRoot \d+ 0 R/);
  });

  it('marks all that it paints as a part of the structure or as an artifact, and the structure knows every part', () => {
    expect(pdf.unmarked).toEqual([]);
    expect(pdf.lost).toEqual([]);
  });

  it('would be told of what is painted without a mark, and of a mark that the structure does not know', async () => {
    const content = `BT /F 9 Tf (a) Tj ET /Artifact BMC 0 0 9 9 re f EMC 0 0 9 9 re S /Span <</MCID 4>> BDC BT /F 9 Tf (b) Tj ET EMC`;
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ];
    const written = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
    const path = join(folderOf(cetakan), 'tanpa-tanda.pdf');
    writeFileSync(path, `%PDF-1.7\n${written}trailer\n<< /Root 1 0 R >>\n%%EOF\n`);
    const found = await readPdfInside(path);
    expect(found.unmarked).toEqual(['1: showText', '1: stroke']);
    expect(found.lost).toHaveLength(1);
  });

  it.each([
    ['TrueType', 'ABCDEF+Serif'],
    ['Type1', 'Helvetica'],
    ['Type3', 'Lambang'],
    ['Type0', 'ABCDEF+Serif'],
  ])('would be told of a font %s out of which nobody can copy', (kind, name) => {
    const font = (more: string) =>
      `1 0 obj\n<< /Type /Font /Subtype /${kind} /BaseFont /${name} ${more}>>\nendobj\n`;
    const descendant = `2 0 obj\n<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} >>\nendobj\n`;
    expect(silentFonts(font('') + descendant)).toEqual([`${kind} ${name}`]);
    expect(silentFonts(font('/ToUnicode 3 0 R ') + descendant)).toEqual([]);
  });

  it('steps from heading to heading without leaving a level out, and says what every picture shows', () => {
    expect(pdf.headings[0]).toBe(1);
    const leaps = pdf.headings.filter((level, at) => level > (pdf.headings[at - 1] ?? 1) + 1);
    expect(leaps).toEqual([]);
    expect(pdf.silentFigures).toBe(0);
  });

  it('is a whole package as a text document: parts, types, relationships, styles, numberings, ids', () => {
    expect(docxFaults(docxFile)).toEqual([]);
  });

  it('is a structure that readers of screens follow: headings, lists, tables with heads, notes, pictures with words', () => {
    const roles = [
      'Document',
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'Caption',
      'Figure',
      'Note',
      'Link',
      'TOC',
      'TOCI',
    ];
    expect(roles.filter((role) => !pdf.roles.includes(role))).toEqual([]);
    expect(pdf.alts).toContain('Lambang Kabupaten Tirtaraya');
    expect(pdf.alts.filter((alt) => alt === 'Batang yang makin tinggi')).toHaveLength(4);
    expect(pdf.alts).toContain(contohGrafik.alt);
    expect(pdf.bookmarks).toEqual(['BAB I PENDAHULUAN', 'BAB III AKUNTABILITAS KINERJA', 'LAMPIRAN']);
  });

  it('stands in both with the same words and figures', () => {
    const from = pdf.labels?.indexOf('1') ?? 0;
    const written = squeezed(pdf.pages.slice(from).join(''));
    const notes = named(footnotes, 'w:footnote').map(wordsOf);
    const text = squeezed(body.map(wordsOf).join('') + notes.join(''));
    for (const word of everyWord(cetakan.blok)) {
      expect(written).toContain(word);
      expect(text).toContain(word);
    }
    // Marks of lists and footnotes are drawn by the reader of a DOCX.
    const marks = notes.filter((note) => note !== '').flatMap((_, at) => [`${at + 1}`, `${at + 1}`]);
    const lists = cetakan.blok.filter(({ jenis }) => jenis === 'daftar').flatMap(() => ['••3.4.']);
    expect(letters(written)).toBe(letters(text + marks.join('') + lists.join('')));
  });

  it('is well-formed as a text document: elements in the order of the schema, whole tables, references that lead somewhere', () => {
    expect(misplaced(document)).toEqual([]);
    for (const table of named(document, 'w:tbl')) {
      const columns = named(table, 'w:gridCol').map(({ attributes }) => Number(attributes['w:w']));
      expect(columns.every((width) => width > 300)).toBe(true);
      for (const row of named(table, 'w:tr')) {
        const spans = named(row, 'w:tc').map((cell) =>
          Number(named(cell, 'w:gridSpan')[0]?.attributes['w:val'] ?? 1),
        );
        expect(spans.reduce((sum, span) => sum + span, 0)).toBe(columns.length);
      }
    }
    const bookmarks = named(document, 'w:bookmarkStart').map(({ attributes }) => attributes['w:name']);
    expect(new Set(bookmarks).size).toBe(bookmarks.length);
    const anchors = named(document, 'w:hyperlink').flatMap(({ attributes }) => attributes['w:anchor'] ?? []);
    expect(anchors.filter((anchor) => !bookmarks.includes(anchor))).toEqual([]);
    const notes = named(footnotes, 'w:footnote').map(({ attributes }) => attributes['w:id']);
    const called = named(document, 'w:footnoteReference').map(({ attributes }) => attributes['w:id']);
    expect(called.length).toBe(4);
    expect(called.filter((id) => !notes.includes(id))).toEqual([]);
  });

  it('has its contents written into the file, with the pages that the PDF has, which Word shows without asking', () => {
    const contents = named(document, 'w:sdt').map((list) => named(list, 'w:p').map(wordsOf));
    expect(contents).toHaveLength(3);
    const pageOf = (title: string) => {
      const at = pdf.pages.findIndex(
        (page, at) => pdf.labels?.[at]?.match(/^\d+$/) && squeezed(page).includes(squeezed(title)),
      );
      return pdf.labels?.[at];
    };
    const titles = judul
      .filter(({ tingkat }) => tingkat <= 3)
      .map(({ nomor, teks }) => [nomor, teks].filter(Boolean).join(' '));
    expect(contents[0]).toEqual(titles.map((title) => expect.stringMatching(new RegExp(`^${title}\\d+$`))));
    for (const { nomor, teks } of judul.filter(({ nomor, tingkat }) => nomor !== null && tingkat > 1)) {
      const title = `${nomor} ${teks}`;
      expect(contents[0]).toContain(`${title}${pageOf(title)}`);
    }
    expect(contents[1]?.[0]).toBe('Tabel 1.1 Gambaran umum1');
    expect(contents[1]).toHaveLength(tabel.length);
    expect(everything(document).some(({ attributes }) => attributes['w:dirty'] === 'true')).toBe(false);
  });

  it('cuts nothing off: lines grow with what stands in them, and entries of contents reach to their pages', () => {
    const styles = readDocx(docxFile)('word/styles.xml');
    for (const part of [...named(styles, 'w:spacing'), ...named(document, 'w:spacing')]) {
      if ('w:line' in part.attributes) expect(part.attributes['w:lineRule']).toBe('auto');
    }
    const contents = named(styles, 'w:style').filter(({ attributes }) =>
      attributes['w:styleId']?.startsWith('TOC'),
    );
    expect(contents).toHaveLength(9);
    for (const style of contents) {
      expect(named(style, 'w:ind').every(({ attributes }) => !('w:right' in attributes))).toBe(true);
    }
  });

  it('repeats the head of a long table, keeps styles, and counts pages at the foot', () => {
    const heads = named(document, 'w:tblHeader');
    expect(heads).toHaveLength(tabel.reduce((sum, { kepala }) => sum + kepala.length, 0));
    const styles = new Set(named(document, 'w:pStyle').map(({ attributes }) => attributes['w:val']));
    const used = [
      'Heading1',
      'Heading2',
      'Heading3',
      'Caption',
      'ListParagraph',
      'Paragraf',
      'TOC1',
      'TOC2',
      'TOC3',
    ];
    expect(used.filter((style) => !styles.has(style))).toEqual([]);
    expect(named(document, 'w:footerReference')).toHaveLength(2);
    // The repeated head is no second reading of the table: its words were counted once above.
    expect(pdf.pages.length).toBeGreaterThan(8);
  });
});

describe('the order of the schema', () => {
  it.each([
    ['w:trPr', '<w:trPr><w:del/><w:cantSplit/></w:trPr>'],
    ['w:trPr', '<w:trPr><w:cantSplit/><w:tidakDikenal/></w:trPr>'],
    ['w:tblCellMar', '<w:tblCellMar><w:top/><w:bottom/><w:left/></w:tblCellMar>'],
    ['w:lvl', '<w:lvl><w:numFmt/><w:start/></w:lvl>'],
    ['w:lvl', '<w:lvl><w:start/><w:numFmt/><w:lvlText/><w:lvlText/></w:lvl>'],
    ['w:style', '<w:style><w:name/><w:next/><w:basedOn/></w:style>'],
    ['w:style', '<w:style><w:name/><w:rPr/><w:pPr/></w:style>'],
    ['w:abstractNum', '<w:abstractNum><w:lvl/><w:multiLevelType/></w:abstractNum>'],
    ['w:numbering', '<w:numbering><w:num/><w:abstractNum/></w:numbering>'],
    ['w:settings', '<w:settings><w:compat/><w:defaultTabStop/></w:settings>'],
    ['w:settings', '<w:settings><w:evenAndOddHeaders/><w:evenAndOddHeaders/></w:settings>'],
  ])('is broken by %s where it is: %s', (element, xml) => {
    expect(misplaced(parseXml(xml))).toEqual([element]);
  });

  it.each([
    '<w:trPr><w:tblHeader/><w:cantSplit/><w:ins/></w:trPr>',
    '<w:tblCellMar><w:top/><w:start/><w:bottom/><w:end/></w:tblCellMar>',
    '<w:settings><w:zoom/><w:defaultTabStop/><w:compat/><w:rsids/><m:mathPr/><w:listSeparator/></w:settings>',
  ])('is kept by %s', (xml) => {
    expect(misplaced(parseXml(xml))).toEqual([]);
  });
});

describe('what cannot be printed', () => {
  const laporan = contohLaporan({ bagian: 1, baris: 1, gambarId: null });
  const [bab] = laporan.bab;
  const withBlock = (blok: ReturnType<typeof paragraf>) =>
    composeCetakan({
      ...laporan,
      bab: [
        {
          nomor: 'I',
          judul: bab?.judul ?? '',
          bagian: [
            {
              kode: 'isu',
              judul: 'Isu strategis',
              tingkat: 1,
              naskah: { type: 'doc', content: [blok] },
              tabel: [],
              grafik: [],
            },
          ],
        },
      ],
    });

  it('holds lists in lists, and the ordinary signs of Word in every style', async () => {
    const text = (words: string, ...marks: ('bold' | 'italic')[]) => ({
      type: 'text' as const,
      text: words,
      ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
    });
    const signs = 'Tanda ‣ ✓ ✔ ☑ ☐ ★ ▪ → ';
    const nested = (level: number): NaskahBlok => ({
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [text(`Tingkat ${level}`)] },
            ...(level < 4 ? [nested(level + 1) as NaskahDaftar] : []),
          ],
        },
      ],
    });
    const styled: NaskahBlok = {
      type: 'paragraph',
      content: [text(signs), text(signs, 'bold'), text(signs, 'italic'), text(signs, 'bold', 'italic')],
    };
    const cell = { type: 'tableCell' as const, attrs: {}, content: [nested(1) as NaskahDaftar] };
    const table: NaskahBlok = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] };
    for (const block of [nested(1), styled, table]) {
      const folder = folderOf(withBlock(block));
      for (const bentuk of ['pdf', 'docx'] as const) await print(folder, bentuk);
    }
  });

  it('says of the very signs of its fonts that they can be printed', () => {
    const all = Array.from({ length: 0xffff }, (_, code) => code).filter(
      (code) => code < 0xd800 || code > 0xdfff,
    );
    const without = new Set(tandaTanpaHuruf(String.fromCharCode(...all)));
    const said = all.filter((code) => !without.has(String.fromCharCode(code)));
    expect(said).toEqual(printedSigns());
  });

  it('is named by its section: a sign without a glyph', async () => {
    await expect(
      print(folderOf(withBlock(paragraf('Capaian naik 🚀 sekali 統'))), 'docx'),
    ).rejects.toMatchObject({
      kode: 'MASUKAN_TIDAK_SESUAI',
      message:
        'Ada huruf yang tidak dapat dicetak. Ganti atau hapus pada bagian 1.1 Isu strategis: “🚀” (U+1F680), “統” (U+7D71).',
    });
  });

  it.each([
    ['broken', Buffer.concat([PICTURE.subarray(0, 60), Buffer.alloc(40)]), 7],
    ['lost', PICTURE, 8],
  ])('is named by its section: a picture that is %s', async (_, picture, id) => {
    await expect(print(folderOf(withBlock(gambar(id)), picture), 'pdf')).rejects.toMatchObject({
      kode: 'MASUKAN_TIDAK_SESUAI',
      message:
        'Ada gambar yang tidak dapat dibaca. Unggah ulang pada bagian 1.1 Isu strategis: Gambar 1.1 Perkembangan capaian.',
    });
  });

  it('never hangs: a process that is ended says so, and the next one works', async () => {
    const folder = folderOf(cetakan);
    const stop = new AbortController();
    const ended = print(folder, 'pdf', stop.signal);
    stop.abort();
    await expect(ended).rejects.toMatchObject({ kode: 'LAYANAN_SIBUK' });
    await expect(print(join(folder, 'tidak-ada'), 'pdf')).rejects.toThrow('ENOENT');
  });
});

const letters = (text: string) => [...text].toSorted().join('');

/** Every word that a report prints, without those that only its numbering makes. */
function everyWord(blocks: readonly Blok[]): Set<string> {
  const words = (part: unknown): string[] => {
    if (typeof part === 'string') return part.split(/\s+/);
    if (Array.isArray(part)) return part.flatMap(words);
    if (part === null || typeof part !== 'object') return [];
    return Object.entries(part).flatMap(([key, value]) =>
      ['jenis', 'id', 'link', 'rata', 'alt', 'bagian', 'berkas', 'label'].includes(key) ? [] : words(value),
    );
  };
  return new Set(words(blocks).filter(Boolean));
}
