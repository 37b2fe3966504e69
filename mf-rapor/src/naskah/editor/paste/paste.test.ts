import { naskahSchema } from '@selaras/contracts';
import { openedEditor } from '../open-editor.fixture';
import { toNaskah } from '../to-naskah';
import {
  calcMerged,
  docs,
  excel,
  excelMerged,
  hostile,
  wordBullets,
  wordFromThree,
  wordHeadings,
  wordNumbered,
  wordTable,
  writer,
} from './clipboard.fixture';

/** What the report keeps of a clipboard, which the schema takes. */
function pasted(html: string) {
  const editor = openedEditor();
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const naskah = toNaskah(editor.state.doc);
  editor.destroy();
  expect(naskahSchema.safeParse(naskah).error).toBeUndefined();
  return naskah;
}

interface Node {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: object | undefined;
  readonly content?: readonly Node[] | undefined;
}
/** A text as an outline: lists and tables by brackets. */
function outline({ type, text, content = [] }: Node): string {
  if (type === 'text') return text ?? '';
  const inner = content.map(outline);
  switch (type) {
    case 'orderedList':
      return `ol(${inner.join(' ')})`;
    case 'bulletList':
      return `ul(${inner.join(' ')})`;
    case 'listItem':
      return `[${inner.join(' ')}]`;
    case 'table':
      return `tabel(${inner.join(' / ')})`;
    case 'tableRow':
      return inner.map((cell) => cell.trim()).join(' | ');
    case 'hardBreak':
      return ' ';
    case 'heading':
      return `#${inner.join('')}`;
    default:
      return inner.join(type === 'paragraph' ? '' : ' ');
  }
}

it.each([
  [
    'a numbered list of Word with letters below',
    wordNumbered,
    'ol([Meningkatnya derajat kesehatan ol([Umur harapan hidup] [Prevalensi stunting])] [Meningkatnya kualitas layanan])',
  ],
  [
    'bullets of Word, three deep, between paragraphs',
    wordBullets,
    'Isu strategis: ul([Sebaran tenaga ul([Dokter ul([Spesialis])])] [Sarana]) Selesai.',
  ],
  ['a list of Word that begins with three', wordFromThree, 'ol([Ketiga] [Keempat])'],
  [
    'a table of Word with lists, another table and a heading in its cells',
    wordTable,
    'tabel(Indikator / IPM | ul([Umur] [Sekolah]) / dalam tabel | Judul di sel)',
  ],
  ['cells of Excel', excel, 'tabel(Program | Pagu / Upaya Kesehatan | 1.250.000 /  | 1.250.000)'],
  [
    'cells of Excel that are merged',
    excelMerged,
    'tabel(Realisasi Anggaran / No | Program | Tahun 2024 | % / Pagu | Realisasi / 1 | Upaya Kesehatan | 1.250.000 | 1.200.000 | 96,00 / Jumlah | 1.250.000 | 1.200.000 | 96,00 / dalam Rupiah)',
  ],
  [
    'merged cells of LibreOffice Calc, without its comments',
    calcMerged,
    'tabel(Indikator | Tahun 2024 / Target | Realisasi / Stunting balita | 14,50 | 15,2)',
  ],
  [
    'a text of LibreOffice Writer',
    writer,
    '#Isu strategis ol([Sebaran tenaga ol([Dokter])] [Sarana1])  tabel(Tahun | Capaian / 2024: 96,00) 1Profil kesehatan',
  ],
  ['a text of Google Docs', docs, 'Tebal miring biasa ul([Butir])'],
])('%s keeps its shape', (_, html, expected) => {
  expect(outline(pasted(html)).trim()).toBe(expected);
});

/** Columns that each row of the table reaches, cells from above counted. */
function widths(html: string): number[] {
  const table = pasted(html).content.find(({ type }) => type === 'table') as Node;
  const below: number[] = [];
  return (table.content ?? []).map(({ content: cells = [] }) => {
    const own = cells.map(({ attrs }) => ({ colspan: 1, rowspan: 1, ...attrs }));
    const here = below.shift() ?? 0;
    for (const { colspan, rowspan } of own)
      for (let row = 0; row < rowspan - 1; row += 1) below[row] = (below[row] ?? 0) + colspan;
    return here + own.reduce((sum, { colspan }) => sum + colspan, 0);
  });
}

/** Cells over several columns or rows. */
const merged = (html: string) =>
  everyNode({ content: pasted(html).content as Node[] }).flatMap((node) => {
    const { colspan = 1, rowspan = 1 } = (node.attrs ?? {}) as { colspan?: number; rowspan?: number };
    return colspan * rowspan === 1 ? [] : [`${outline(node).trim()} ${colspan}×${rowspan}`];
  });
const everyNode = (node: Node): Node[] => [node, ...(node.content ?? []).flatMap(everyNode)];

it('merged cells stay merged, and every row is as wide as the others', () => {
  expect(merged(excelMerged)).toEqual([
    'Realisasi Anggaran 5×1',
    'No 1×2',
    'Program 1×2',
    'Tahun 2024 2×1',
    '% 1×2',
    'Jumlah 2×2',
    '96,00 1×2',
    'dalam Rupiah 2×1',
  ]);
  expect(merged(calcMerged)).toEqual(['Indikator 1×2', 'Tahun 2024 2×1']);
  expect(merged(writer)).toEqual(['2024: 96,00 2×1']);
  expect(widths(excelMerged)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(widths(calcMerged)).toEqual([3, 3, 3]);
  expect(widths(writer)).toEqual([2, 2]);
});

it('a list goes on with the number that it had', () => {
  expect(pasted(wordFromThree).content[0]).toMatchObject({ type: 'orderedList', attrs: { start: 3 } });
});

it('headings keep their level up to the third, marks and links stay, pictures of another computer do not', () => {
  const { content } = pasted(wordHeadings);
  expect(content.slice(0, 2)).toEqual([
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Gambaran Umum' }] },
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Rincian' }] },
  ]);
  const text = JSON.stringify(content);
  for (const mark of ['bold', 'italic', 'underline', 'superscript', 'https://contoh.go.id/lkip']) {
    expect(text).toContain(mark);
  }
  expect(text).not.toMatch(/clip_image|file:|Mso|o:p/);
});

it('bold and italic are read from styles, and weight 400 is not bold', () => {
  expect(pasted(docs).content[0]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Tebal miring', marks: [{ type: 'bold' }, { type: 'italic' }] },
      { type: 'text', text: ' biasa' },
    ],
  });
});

it.each(hostile.map((html) => [html]))('nothing of %s is left but its words', (html) => {
  const text = JSON.stringify(pasted(html));
  expect(text).toContain('aman');
  expect(text).not.toMatch(/diretas|script|jahat|onerror|url\(/i);
  expect(globalThis).not.toHaveProperty('diretas');
});

it('lists that lie deeper than the report lets them become paragraphs of the last that it does', () => {
  const deep = (level: number): string =>
    level === 0 ? '' : `<ul><li><p>T${level}</p>${deep(level - 1)}</li></ul>`;
  const text = outline(pasted(deep(9)));
  expect(text).toBe('ul([T9 ul([T8 ul([T7 ul([T6 ul([T5 ul([T4 T3 T2 T1])])])])])])');
});
