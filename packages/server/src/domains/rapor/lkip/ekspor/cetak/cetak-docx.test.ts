import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lambang } from '@selaras/domain';
import { qrPng } from '../../../../../kit/qr/qr-png';
import {
  type DocxParagraph,
  type DocxReader,
  readParagraphs,
} from '../../../../../testing/inside/docx-fields';
import { named, parseXml, readDocx, type Xml } from '../../../../../testing/inside/docx-inside';
import { contohLaporan, paragraf } from '../laporan.fixture';
import type { Blok } from '../susun/cetakan';
import { composeCetakan } from '../susun/compose';
import { printReport } from './print-report';

const RUJUKAN = 'Lihat Tabel 2.2, Gambar 3.1, dan Tabel L.1; Tabel 9.9 ada di laporan lain.';
const contoh = contohLaporan({ bagian: 4, baris: 3, gambarId: 7 });
const [pendahuluan, akuntabilitas, lampiran] = contoh.bab;
const tulisan = (kode: string) => ({
  kode,
  judul: 'Cara membaca',
  tingkat: 1,
  naskah: { type: 'doc' as const, content: [paragraf(RUJUKAN)] },
  tabel: [],
  grafik: [],
});
const cetakan = composeCetakan({
  ...contoh,
  bab: [
    { nomor: 'I', judul: 'Pendahuluan', bagian: [tulisan('cara'), ...(pendahuluan?.bagian ?? [])] },
    { nomor: 'II', judul: 'Perencanaan kinerja', bagian: akuntabilitas?.bagian.slice(0, 2) ?? [] },
    { nomor: 'III', judul: 'Akuntabilitas kinerja', bagian: akuntabilitas?.bagian ?? [] },
    { nomor: null, judul: 'Lampiran', bagian: lampiran?.bagian ?? [] },
  ],
});
const labelled = cetakan.blok.filter((blok) => blok.jenis === 'tabel' || blok.jenis === 'gambar');
const captionOf = ({ label, judul }: (typeof labelled)[number]) =>
  `${label.kata} ${label.bab}.${label.urutan} ${judul}`;
const listed = (jenis: Blok['jenis']) => labelled.filter((blok) => blok.jenis === jenis).map(captionOf);
const headings = cetakan.blok
  .filter((blok) => blok.jenis === 'judul')
  .filter(({ tingkat }) => tingkat <= 3)
  .map(({ nomor, teks }) => [nomor, teks].filter(Boolean).join(' '));

let folder: string;
let document: Xml;
let styles: Xml;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selaras-uji-naskah-'));
  writeFileSync(join(folder, 'cetakan.json'), JSON.stringify({ ...cetakan, lambang }));
  writeFileSync(join(folder, 'gambar-7'), qrPng('https://contoh.go.id/'));
  const { signal } = new AbortController();
  await printReport({ folder, bentuk: 'docx', waktu: new Date(), signal, onTahap: () => {} });
  const part = readDocx(readFileSync(join(folder, 'hasil')));
  document = part('word/document.xml');
  styles = part('word/styles.xml');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isEntry = ({ style }: DocxParagraph) => /^TOC\d$|^TableofFigures$/.test(style);
const withoutPage = (text: string) => text.replace(/\t\d+$/, '');

describe.each<DocxReader>(['word', 'libreoffice'])('a report as a text document in %s', (reader) => {
  let read: DocxParagraph[];
  beforeAll(() => {
    read = readParagraphs(document, reader);
  });
  const captions = () => read.filter(({ style }) => style === 'Caption');

  it('counts its tables and pictures chapter by chapter, as they are printed', () => {
    expect(captions().map(({ counted }) => counted)).toEqual(labelled.map(captionOf));
    expect(captions().map(({ written }) => written)).toEqual(labelled.map(captionOf));
    // Each of the chapters II and III begins anew after others were counted.
    expect(listed('tabel').filter((caption) => / [1-3]\.1 /.test(caption))).toHaveLength(3);
    expect(listed('gambar').filter((caption) => / [1-3]\.1 /.test(caption))).toHaveLength(3);
  });

  it('lists headings, tables and pictures under the numbers that they bear', () => {
    const entries = read.filter(isEntry);
    const expected = [...headings, ...listed('tabel'), ...listed('gambar')];
    expect(entries.map(({ counted }) => withoutPage(counted))).toEqual(expected);
    expect(entries.map(({ written }) => withoutPage(written))).toEqual(expected);
    expect(entries.every(({ written }) => /\t\d+$/.test(written))).toBe(true);
  });

  it('reads every page of its lists off the place where the heading or the caption stands', () => {
    const targets = [
      ...cetakan.blok.filter((blok) => blok.jenis === 'judul').filter(({ tingkat }) => tingkat <= 3),
      ...labelled.filter(({ jenis }) => jenis === 'tabel'),
      ...labelled.filter(({ jenis }) => jenis === 'gambar'),
    ];
    expect(read.filter(isEntry).map(({ pages }) => pages)).toEqual(targets.map(({ id }) => [id]));
  });

  it('says in its words what a caption says that they point at, and leaves the label of another report alone', () => {
    const paragraph = read.find(({ written }) => written.startsWith('Lihat'));
    const pointedAt = ['Tabel 2.2', 'Gambar 3.1', 'Tabel L.1'].map(
      (name) => labelled.find((blok) => captionOf(blok).startsWith(`${name} `))?.id,
    );
    expect(paragraph).toMatchObject({ written: RUJUKAN, counted: RUJUKAN, references: pointedAt });
  });
});

describe('lists of a text document', () => {
  it('are the results of fields for Word, which makes them anew out of the same headings and sequences', () => {
    const read = readParagraphs(document, 'word');
    const contents = [...new Set(read.filter(isEntry).map((entry) => entry.contents?.trim()))];
    expect(contents).toEqual(['TOC \\o "1-3" \\h', 'TOC \\h \\c "Tabel"', 'TOC \\h \\c "Gambar"']);
    expect(read.filter((each) => !isEntry(each)).every(({ contents }) => contents === null)).toBe(true);
    for (const [kata, jenis] of [
      ['Tabel', 'tabel'],
      ['Gambar', 'gambar'],
    ] as const)
      expect(read.filter(({ sequences }) => sequences.includes(kata)).map(({ counted }) => counted)).toEqual(
        listed(jenis),
      );
  });

  it('are paragraphs for LibreOffice, which keeps pages within such a field as they were written', () => {
    const read = readParagraphs(document, 'libreoffice');
    expect(read.filter(({ contents }) => contents !== null)).toEqual([]);
    expect(named(document, 'mc:AlternateContent').length).toBeGreaterThan(labelled.length);
  });

  it('know the level of every heading, in Word by its name and in LibreOffice by what the style says', () => {
    for (const level of [1, 2, 3, 4, 5, 6]) {
      const style = named(styles, 'w:style').find(
        ({ attributes }) => attributes['w:styleId'] === `Heading${level}`,
      );
      expect(style && named(style, 'w:outlineLvl').map(({ attributes }) => attributes['w:val'])).toEqual([
        String(level - 1),
      ]);
    }
  });
});

describe('two readers of the same fields', () => {
  const field = (instruction: string, result: string) =>
    `<w:fldSimple w:instr="${instruction}"><w:r><w:t>${result}</w:t></w:r></w:fldSimple>`;
  const heading = '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr></w:p>';
  const body = (...parts: string[]) => parseXml(`<w:body>${parts.join('')}</w:body>`);
  const shown = (xml: Xml, reader: DocxReader) =>
    readParagraphs(xml, reader)
      .map(({ counted }) => counted)
      .filter(Boolean);

  it('differ where a switch begins a sequence anew: one follows it, the other counts on', () => {
    const caption = (rule: string) => `<w:p>${field(`SEQ Tabel \\* ARABIC ${rule}`, '1')}</w:p>`;
    const xml = body(
      heading,
      caption('\\s 1'),
      caption('\\s 1'),
      heading,
      caption('\\s 1'),
      caption('\\r 7'),
    );
    expect(shown(xml, 'word')).toEqual(['1', '2', '1', '7']);
    expect(shown(xml, 'libreoffice')).toEqual(['1', '2', '3', '4']);
  });

  it('find what a reference points at, before it or behind it, and complain of a lost one', () => {
    const mark = `<w:p><w:bookmarkStart w:id="1" w:name="a"/><w:r><w:t>Tabel </w:t></w:r>${field('SEQ T', '9')}<w:bookmarkEnd w:id="1"/></w:p>`;
    expect(shown(body(`<w:p>${field('REF a \\h', 'lama')}</w:p>`, mark), 'word')).toEqual([
      'Tabel 1',
      'Tabel 1',
    ]);
    expect(() => shown(body(`<w:p>${field('REF b', 'lama')}</w:p>`), 'word')).toThrow('no bookmark b');
  });
});
