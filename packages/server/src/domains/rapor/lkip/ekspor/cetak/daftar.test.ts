import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NaskahBlok, NaskahDaftar, NaskahNomor } from '@selaras/contracts';
import { lambang } from '@selaras/domain';
import { blocksOf, named, readDocx, wordsOf } from '../../../../../testing/inside/docx-inside';
import { readPdfInside } from '../../../../../testing/inside/pdf-inside';
import { contohLaporan } from '../laporan.fixture';
import { composeCetakan } from '../susun/compose';
import { printReport } from './print-report';

const words = (text: string) => ({
  type: 'paragraph' as const,
  ...(text !== '' && { content: [{ type: 'text' as const, text }] }),
});
const item = (text: string, ...below: NaskahDaftar[]) => ({
  type: 'listItem' as const,
  content: [words(text), ...below],
});
const numbered = (
  jenis: NaskahNomor | undefined,
  start: number,
  ...content: ReturnType<typeof item>[]
): NaskahDaftar => ({ type: 'orderedList', attrs: { start, ...(jenis && { jenis }) }, content });

const naskah: NaskahBlok[] = [
  numbered('A', 3, item('Huruf ketiga'), item('Huruf keempat', numbered('i', 4, item('Romawi keempat')))),
  numbered(undefined, 1, item('', numbered('a', 2, item('Renja'))), item('Pengukuran')),
  numbered('I', 1, item('', numbered('a', 5, item('Sendiri')))),
];

const folder = mkdtempSync(join(tmpdir(), 'selaras-uji-daftar-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => {
  const laporan = contohLaporan({ bagian: 1, baris: 1, gambarId: null });
  const bagian = {
    kode: 'isu',
    judul: 'Isu strategis',
    tingkat: 1,
    naskah: { type: 'doc' as const, content: naskah },
    tabel: [],
    grafik: [],
  };
  const cetakan = composeCetakan({ ...laporan, bab: [{ nomor: 'I', judul: 'Uji', bagian: [bagian] }] });
  writeFileSync(join(folder, 'cetakan.json'), JSON.stringify({ ...cetakan, lambang }));
});
const print = (bentuk: 'docx' | 'pdf') =>
  printReport({
    folder,
    bentuk,
    waktu: new Date(),
    signal: new AbortController().signal,
    onTahap: () => undefined,
  });

it('a PDF counts lists by their kind from their number on, and an item without words has none', async () => {
  await print('pdf');
  copyFileSync(join(folder, 'hasil'), join(folder, 'hasil.pdf'));
  const { pages } = await readPdfInside(join(folder, 'hasil.pdf'));
  const text = pages.join('').replaceAll(/\s/g, '');
  expect(text).toContain('C.HurufketigaD.Hurufkeempativ.Romawikeempatb.Renja2.Pengukurane.Sendiri');
});

it('a DOCX does the same, each list a level deeper than the one around it', async () => {
  await print('docx');
  const part = readDocx(readFileSync(join(folder, 'hasil')));
  const numbering = part('word/numbering.xml');
  const at = (name: string) => (element: { attributes: Readonly<Record<string, string>> } | undefined) =>
    element?.attributes[name];
  const value = at('w:val');
  /** How an item is numbered: level, kind and first number of its list. */
  const marks = blocksOf(part('word/document.xml')).flatMap((block) => {
    const id = value(named(block, 'w:numId')[0]);
    if (id === undefined) return [];
    const level = value(named(block, 'w:ilvl')[0]);
    const use = named(numbering, 'w:num').find((one) => at('w:numId')(one) === id);
    const list = value(use && named(use, 'w:abstractNumId')[0]);
    const definition = named(numbering, 'w:abstractNum').find((one) => at('w:abstractNumId')(one) === list);
    const own = definition && named(definition, 'w:lvl').find((one) => at('w:ilvl')(one) === level);
    return [
      `${wordsOf(block)} ${level} ${value(own && named(own, 'w:numFmt')[0])} ${value(own && named(own, 'w:start')[0])}`,
    ];
  });
  expect(marks).toEqual([
    'Huruf ketiga 0 upperLetter 3',
    'Huruf keempat 0 upperLetter 3',
    'Romawi keempat 1 lowerRoman 4',
    'Renja 1 lowerLetter 2',
    'Pengukuran 0 decimal 2',
    'Sendiri 1 lowerLetter 5',
  ]);
});
