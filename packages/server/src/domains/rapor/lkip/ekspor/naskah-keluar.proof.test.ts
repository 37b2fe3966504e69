import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BentukLkip, NaskahBlok } from '@selaras/contracts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readParagraphs } from '../../../../testing/inside/docx-fields';
import { readDocx } from '../../../../testing/inside/docx-inside';
import { INSTALL_MS, needTools, pdfLines } from '../../../../testing/judges/debian-tools';
import { printWithLibreOffice } from '../../../../testing/judges/libreoffice';
import { archiveFaults, factsOf, fontFaults, syntaxFaults } from '../../../../testing/judges/pdf-judges';
import { planningClient } from '../../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { paragraf } from './laporan.fixture';

/** What of the report of a unit is written by hand: it points at tables and a picture of other chapters. */
const RUJUKAN = 'Uraian ini merujuk Tabel 2.2, Tabel 3.3, dan Gambar 3.1 pada laporan ini.';
const sel = (text: string, type: 'tableCell' | 'tableHeader') => ({
  type,
  attrs: {},
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});
const tabel: NaskahBlok = {
  type: 'table',
  content: [
    { type: 'tableRow', content: [sel('Layanan', 'tableHeader'), sel('Jumlah', 'tableHeader')] },
    { type: 'tableRow', content: [sel('Puskesmas', 'tableCell'), sel('39', 'tableCell')] },
  ],
};
const UNIT = '/lkip/satuan-kerja/1012';
const reports = [
  ['a unit with a text by hand', 'dinkes', UNIT, 2025],
  ['a unit whose year is closed', 'bagorganisasi', '/lkip/satuan-kerja/999906', 2024],
  ['the regency', 'pemda', '/lkip/kabupaten', 2025],
] as const;

let test: TestApp;
let folder: string;
beforeAll(async () => {
  needTools(['soffice', 'poppler', 'qpdf', 'java', 'preflight', 'activation', 'jaxb']);
  folder = mkdtempSync(join(tmpdir(), 'selaras-uji-keluar-'));
  test = await startTestApp();
  const dinkes = planningClient(test, 'dinkes');
  const path = `${UNIT}/bagian/gambaran-umum`;
  const { sewa, bagian } = (await dinkes.post(`${path}/sewa`, { ambil_alih: true })).body.data;
  const isi = { type: 'doc', content: [paragraf(RUJUKAN), tabel, tabel] };
  expect((await dinkes.put(path, { sewa, isi }, bagian.versi)).status).toBe(200);
}, INSTALL_MS);
afterAll(async () => {
  await test?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function exported(username: string, path: string, tahun: number, bentuk: BentukLkip): Promise<Buffer> {
  const client = planningClient(test, username, tahun);
  const { id } = (await client.post(`${path}/ekspor`, { bentuk })).body.data;
  for (;;) {
    const { keadaan } = (await client.get(`/lkip/ekspor/${id}`)).body.data;
    if (keadaan === 'selesai') break;
    if (keadaan !== 'antre' && keadaan !== 'berjalan') throw new Error(`the export ended as ${keadaan}`);
    await wait(50);
  }
  return (await client.get(`/lkip/ekspor/${id}/berkas`)).raw;
}

const squeezed = (text: string) => text.replaceAll(/\s|\u00ad/g, '');
/** Words alone, as an entry of a list ends before its dots. */
const undotted = (text: string) => squeezed(text).replace(/\.+$/, '');

interface Entry {
  readonly text: string;
  readonly page: string;
}

/** Entries of the lists as they are printed, each with its page; those of `expected` that are not found are left out. */
function printedEntries(lines: readonly string[], expected: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let open = '';
  for (const line of lines) {
    open += squeezed(line);
    const next = undotted(expected[entries.length] ?? '');
    const page = open.startsWith(next) ? /^\.*(\d+)$/.exec(open.slice(next.length))?.[1] : undefined;
    if (next === '' || page === undefined) continue;
    entries.push({ text: expected[entries.length] ?? '', page });
    open = '';
  }
  return entries;
}

interface Printed {
  readonly entries: readonly Entry[];
  /** The same, with the page on which what they name stands. */
  readonly standing: readonly Entry[];
  /** What LibreOffice should list and caption, worked out from the fields. */
  readonly expected: readonly string[];
  readonly captions: readonly string[];
  readonly body: string;
}

/** Prints a text document with LibreOffice and reads it back. */
function printed(docx: Uint8Array, name: string): Printed {
  const path = join(folder, `${name}.docx`);
  writeFileSync(path, docx);
  const pages = pdfLines(printWithLibreOffice(path, folder));
  // The foot of a page ends with its number.
  const numbers = pages.map((lines) => /(\S+)$/.exec(lines.at(-1) ?? '')?.[1] ?? '');
  const first = numbers.indexOf('1');
  const content = pages.map((lines) => lines.slice(0, -1));
  const read = readParagraphs(readDocx(docx)('word/document.xml'), 'libreoffice');
  const isEntry = (style: string) => /^TOC\d$|^TableofFigures$/.test(style);
  const expected = read
    .filter(({ style }) => isEntry(style))
    .map(({ counted }) => counted.replace(/\t\d+$/, ''));
  const lists = content.slice(1, first).flatMap((lines) => lines.filter((line) => !/^DAFTAR /.test(line)));
  const body = content.slice(first).map((lines) => squeezed(lines.join('')));
  return {
    entries: printedEntries(lists, expected),
    standing: standingOf(expected, body, numbers.slice(first)),
    expected,
    captions: read.filter(({ style }) => style === 'Caption').map(({ counted }) => counted),
    body: body.join(''),
  };
}

/** Where headings, then tables, then pictures stand: each list goes through the report from its beginning. */
function standingOf(
  expected: readonly string[],
  body: readonly string[],
  numbers: readonly string[],
): Entry[] {
  const kindOf = (text: string) => /^(Tabel|Gambar) (?=[\dL]+\.\d)/.exec(text)?.[1] ?? 'judul';
  const at = new Map<string, { page: number; place: number }>();
  return expected.flatMap((text) => {
    const from = at.get(kindOf(text)) ?? { page: 0, place: 0 };
    for (let page = from.page; page < body.length; page += 1) {
      const place = (body[page] ?? '').indexOf(squeezed(text), page === from.page ? from.place : 0);
      if (place < 0) continue;
      at.set(kindOf(text), { page, place: place + 1 });
      return [{ text, page: numbers[page] ?? '' }];
    }
    return [];
  });
}

/** The same document with another text. */
function rewritten(docx: Uint8Array, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(new Uint8Array(docx));
  const path = 'word/document.xml';
  return zipSync({ ...parts, [path]: strToU8(change(strFromU8(parts[path] ?? new Uint8Array()))) });
}

/** A field that tells a page, a label or a number, up to the end of what it shows. */
const shownField =
  /(<w:instrText[^>]*> (?:PAGEREF|REF|SEQ) (?:(?!fldCharType="end").)*<w:t[^>]*>)[^<]*(<\/w:t>)/gs;

function expectAgreement({ entries, standing, expected, captions, body }: Printed): void {
  expect(entries.map(({ text }) => text)).toEqual(expected);
  expect(standing.map(({ text }) => text)).toEqual(expected);
  expect(entries).toEqual(standing);
  expect(captions.filter((caption) => !body.includes(squeezed(caption)))).toEqual([]);
  // Tables and pictures are listed as they are captioned.
  expect(expected.filter((text) => /^(Tabel|Gambar) [\dL]+\.\d+ /.test(text)).toSorted()).toEqual(
    captions.toSorted(),
  );
}

describe.each(reports)('the report of %s', (_, username, path, tahun) => {
  let docx: Buffer;
  beforeAll(async () => {
    docx = await exported(username, path, tahun, 'docx');
  });

  it('has contents, captions and references that agree when LibreOffice prints its DOCX', () => {
    const found = printed(docx, `${username}-${tahun}`);
    expect(found.captions.length).toBeGreaterThan(10);
    expect(new Set(found.captions.map((caption) => /^\w+ (\w+)\./.exec(caption)?.[1])).size).toBeGreaterThan(
      2,
    );
    expectAgreement(found);
  });

  it('is right not because it was written so: whatever its fields show, LibreOffice works each one out', () => {
    const stale = rewritten(docx, (xml) => xml.replaceAll(shownField, '$1777$2'));
    expect(
      strFromU8(unzipSync(stale)['word/document.xml'] ?? new Uint8Array()).split('>777<').length,
    ).toBeGreaterThan(50);
    const found = printed(stale, `${username}-${tahun}-basi`);
    expectAgreement(found);
    if (path === UNIT) expect(found.body).toContain(squeezed(RUJUKAN));
  });
});

it('a caption that staff put before the others of its chapter moves captions, lists and references of that chapter alone', async () => {
  const docx = await exported('dinkes', UNIT, 2025, 'docx');
  const grown = rewritten(docx, (xml) => {
    const at = xml.lastIndexOf('<w:p>', xml.indexOf(' SEQ Tabel_2 '));
    const caption = xml
      .slice(at, xml.indexOf('</w:p>', at) + 6)
      .replaceAll(/<w:bookmark(Start|End) [^>]*>/g, '');
    return xml.slice(0, at) + caption + xml.slice(at);
  });
  const found = printed(grown, 'dinkes-bertambah');
  expect(found.entries).toEqual(found.standing);
  expect(found.entries.map(({ text }) => text)).toEqual(found.expected);
  const [before] = [printed(docx, 'dinkes-semula')];
  const tables = (entries: readonly string[], bab: string) =>
    entries.flatMap((text) => (text.startsWith(`Tabel ${bab}.`) ? [text] : []));
  expect(tables(found.expected, '2')).toEqual(
    tables(before.expected, '2').map((text) =>
      text.replace(/^Tabel 2\.(\d+)/, (_, at) => `Tabel 2.${Number(at) + 1}`),
    ),
  );
  expect(tables(found.expected, '3')).toEqual(tables(before.expected, '3'));
  expect(found.body).toContain(squeezed(RUJUKAN.replace('Tabel 2.2', 'Tabel 2.3')));
});

describe.each(reports)('the PDF of the report of %s', (_, username, path, tahun) => {
  it('is sound, carries its fonts, and is the PDF/A that it says it is', async () => {
    const file = join(folder, `arsip-${username}-${tahun}.pdf`);
    writeFileSync(file, await exported(username, path, tahun, 'pdf'));
    expect(syntaxFaults(file)).toEqual([]);
    expect(fontFaults(file)).toEqual([]);
    expect(archiveFaults(file)).toEqual([]);
    expect(factsOf(file)).toMatchObject({
      Title: `Laporan Kinerja Instansi Pemerintah Tahun ${tahun}`,
      Tagged: 'yes',
      Encrypted: 'no',
      JavaScript: 'no',
    });
  });
});
