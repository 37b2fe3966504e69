import { NASKAH_MAX, naskahSchema } from '@selaras/contracts';
import { openedEditor } from './open-editor.fixture';
import { toNaskah, writtenOf } from './to-naskah';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const kept = (content: object[]) => {
  const editor = openedEditor(content);
  const naskah = toNaskah(editor.state.doc);
  editor.destroy();
  expect(naskahSchema.safeParse(naskah).error).toBeUndefined();
  return naskah.content;
};
const cell = (text: string, attrs = {}) => ({ type: 'tableCell', attrs, content: [paragraph(text)] });

it('a row of which cells from above take every place is none, and no text goes with it', () => {
  const rows = [[cell('a', { rowspan: 2 }), cell('b', { rowspan: 3 })], [], [cell('c')]];
  const table = { type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) };
  expect(kept([table])).toMatchObject([
    {
      content: [
        { content: [{ attrs: { rowspan: 1 } }, { attrs: { rowspan: 2 } }] },
        { content: [{ content: [paragraph('c')] }] },
      ],
    },
  ]);
});

it('widths and numbers that no page has are left out', () => {
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell('a', { colwidth: [0] })] }] };
  const list = {
    type: 'orderedList',
    attrs: { start: Number.NaN },
    content: [{ type: 'listItem', content: [paragraph('x')] }],
  };
  expect(kept([table, list])).toMatchObject([
    { content: [{ content: [{ attrs: { colwidth: null } }] }] },
    { attrs: { start: 1 } },
  ]);
});

it('a long text is cut between its signs, never within one, and halves of signs become a mark', () => {
  const text = `a${'😀'.repeat(NASKAH_MAX.potongan)}`;
  const [block] = kept([paragraph(text)]);
  const pieces = JSON.parse(JSON.stringify(block)).content.map(
    ({ text }: { text: string }) => text,
  ) as string[];
  expect(pieces.join('')).toBe(text);
  expect(pieces.some((piece) => /\p{Surrogate}/u.test(piece))).toBe(false);
  expect(kept([paragraph('x\0y\ud83d')])).toEqual([paragraph('x\ufffdy\ufffd')]);
  const note = (isi: string) => ({ type: 'paragraph', content: [{ type: 'catatanKaki', attrs: { isi } }] });
  expect(kept([note('x\0')])).toEqual([note('x\ufffd')]);
});

it('every node is found again in the document', () => {
  const editor = openedEditor([
    paragraph('satu'),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('dua')] }] },
  ]);
  const { naskah, places } = writtenOf(editor.state.doc);
  const texts = [...places].flatMap(([node, { from, to }]) =>
    'text' in node ? [[node.text, editor.state.doc.textBetween(from, to)]] : [],
  );
  expect(texts).toEqual([
    ['satu', 'satu'],
    ['dua', 'dua'],
  ]);
  expect(places.get(naskah.content[1] as object)).toEqual({ from: 6, to: 15 });
  editor.destroy();
});
