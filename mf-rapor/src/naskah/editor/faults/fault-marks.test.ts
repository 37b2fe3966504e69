import { naskahSchema } from '@selaras/contracts';
import type { Editor } from '@tiptap/core';
import { openedEditor, typeInto } from '../open-editor.fixture';
import { toNaskah } from '../to-naskah';
import { faultActs } from './fault-acts';
import { faultsIn, markFaults, marksOf } from './fault-marks';

const long = (length = 2_100) => 'https://contoh.go.id/'.padEnd(length, 'a');
const rows = (count: number, cell = (row: number) => `<td>${row}</td>`) =>
  `<table>${Array.from({ length: count }, (_, row) => `<tr>${cell(row)}</tr>`).join('')}</table>`;

let editor: Editor;
afterEach(() => editor.destroy());

function pasted(html: string, before: object[] = []): void {
  editor = openedEditor(before);
  editor.commands.focus('end');
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  markFaults(editor);
}
const found = () => faultsIn(marksOf(editor.state));
const words = () => found().map(({ fault }) => fault.text);
/** Takes the first way out of the first fault. */
function act(ask: () => void = () => undefined, which = 0): void {
  const [marked] = found();
  const name = marked?.fault.acts[which];
  if (marked === undefined || name === undefined) throw new Error('No way out is offered');
  faultActs(ask)[name].run(editor, marked);
  markFaults(editor);
}
const saved = () => {
  const naskah = toNaskah(editor.state.doc);
  expect(naskahSchema.safeParse(naskah).error).toBeUndefined();
  return naskah;
};
const tables = () => saved().content.flatMap((block) => (block.type === 'table' ? [block.content] : []));

it('a pasted range of 600 rows is marked, and split into tables with every row and the heading again', () => {
  const head = '<th>No</th><th>Nama</th>';
  pasted(rows(601, (row) => (row === 0 ? head : `<td>${row}</td><td>b${row}</td>`)));
  expect(words()).toEqual(['Tabel ini 601 baris; paling banyak 500 baris.']);
  expect(editor.view.dom.querySelector('.cacat')?.textContent).toContain('b600');
  act();
  expect(words()).toEqual([]);
  expect(tables().map(({ length }) => length)).toEqual([500, 102]);
  expect(tables().map(([first]) => JSON.stringify(first).includes('Nama'))).toEqual([true, true]);
  const { textContent } = editor.state.doc;
  for (const row of [1, 499, 500, 600]) expect(textContent).toContain(`${row}b${row}`);
  editor.commands.undo();
  expect(editor.state.doc.childCount).toBe(1);
});

it('a cell over the seam of two tables has its text in the first, and the rows stay as wide', () => {
  pasted(
    rows(502, (row) =>
      row === 498
        ? '<td rowspan="4">besar</td><td>k</td>'
        : row > 498
          ? '<td>k</td>'
          : '<td>a</td><td>k</td>',
    ),
  );
  act();
  const [first = [], second = []] = tables();
  expect(first.at(-2)?.content[0]).toMatchObject({ attrs: { rowspan: 2 } });
  expect(second[0]?.content).toHaveLength(2);
  expect(second[0]?.content[0]).toMatchObject({ attrs: { rowspan: 2 }, content: [{ type: 'paragraph' }] });
  expect(editor.state.doc.textContent.match(/besar/g)).toHaveLength(1);
});

it('a table that is too wide is split by its columns', () => {
  pasted(rows(2, (row) => Array.from({ length: 60 }, (_, column) => `<td>${row}.${column}</td>`).join('')));
  expect(words()).toEqual(['Tabel ini 60 kolom; paling banyak 50 kolom.']);
  act();
  expect(tables().map((table) => table.map(({ content }) => content.length))).toEqual([
    [50, 50],
    [10, 10],
  ]);
});

it('a cell over too many rows is taken apart, with its text in the first', () => {
  pasted(rows(60, (row) => (row === 0 ? '<td rowspan="60">isi</td><td>k</td>' : '<td>k</td>')));
  expect(words()).toEqual(['Sel gabungan ini merentang 60 baris; paling banyak 50 baris.']);
  act();
  expect(words()).toEqual([]);
  expect(tables()[0]?.every(({ content }) => content.length === 2)).toBe(true);
  expect(editor.state.doc.textContent).toContain('isi');
});

it('a pasted link of 2,100 characters is marked at its words; it is shortened, or let go with its words kept', () => {
  pasted(`<p>Lihat <a href="${long()}">laman <b>ini</b></a>.</p>`);
  expect(words()).toEqual(
    [...Array(2)].map(() => 'Alamat tautan ini 2.100 karakter; paling panjang 2.000 karakter.'),
  );
  const [marked] = found();
  expect(editor.state.doc.textBetween(marked?.from ?? 0, marked?.to ?? 0)).toBe('laman ');
  const ask = jest.fn();
  act(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(editor.isActive('link')).toBe(true);
  act(ask, 1);
  expect(words()).toEqual([]);
  expect(saved().content).toMatchObject([{ type: 'paragraph' }]);
  expect(editor.state.doc.textContent).toBe('Lihat laman ini.');
});

it('an address that is typed or pasted bare becomes a link only when the report takes it', () => {
  pasted('<p>x</p>');
  editor.commands.setContent('<p></p>');
  editor.view.pasteText(`${long()} ${long(100)}`, new Event('paste') as ClipboardEvent);
  expect(JSON.stringify(saved()).match(/"href"/g)).toHaveLength(1);
  expect(editor.state.doc.textContent).toContain(long());
});

it('a pasted list from 0 or from Word’s 0 is marked, and begins with 1 when that is asked for', () => {
  pasted('<ol start="0"><li><p>Nol</p></li><li><p>Satu</p></li></ol>');
  expect(words()).toEqual(['Daftar ini mulai dari nomor 0; laporan memuat nomor 1 sampai 9.999.']);
  act();
  expect(words()).toEqual([]);
  expect(saved().content[0]).toMatchObject({ type: 'orderedList', attrs: { start: 1 } });
  editor.destroy();
  pasted('<ol type="a" start="0"><li><p>Nol</p></li></ol>');
  expect(words()).toEqual(['Daftar ini mulai dari nomor 0; laporan memuat nomor 1 sampai 9.999.']);
  act();
  expect(saved().content[0]).toMatchObject({ type: 'orderedList', attrs: { start: 1, jenis: 'a' } });
  editor.destroy();
  pasted(
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>0.</span>Nol</p>",
  );
  expect(words()).toEqual(['Daftar ini mulai dari nomor 0; laporan memuat nomor 1 sampai 9.999.']);
});

it.each([
  ['0. ', 'paragraph', '0. '],
  ['10000. ', 'paragraph', '10000. '],
  ['3. ', 'orderedList', ''],
])(
  '“%s” that is typed is a list only when the report has its number; else it stays as it was typed',
  (typed, type, text) => {
    editor = openedEditor();
    typeInto(editor, typed);
    expect(editor.state.doc.firstChild?.type.name).toBe(type);
    expect(editor.state.doc.textContent).toBe(text);
    expect(saved().content).toHaveLength(1);
  },
);

it('a paragraph and a list that are too long are split, and a numbered list goes on', () => {
  pasted(`<p>${'a<br>'.repeat(1_001)}b</p><ol start="5">${'<li><p>x</p></li>'.repeat(2_001)}</ol>`);
  expect(words()).toEqual([
    'Paragraf ini 2.003 potongan; paling banyak 2.000 potongan.',
    'Daftar ini 2.001 butir; paling banyak 2.000 butir.',
  ]);
  act();
  act();
  expect(saved().content.filter(({ type }) => type === 'paragraph').length).toBeGreaterThanOrEqual(2);
  expect(
    saved().content.flatMap((block) => (block.type === 'orderedList' ? [block.attrs?.start] : [])),
  ).toEqual([5, 2_005]);
});

it('a mark moves with what is typed before it, goes with its place, and never alters the text', () => {
  pasted('<p>Awal</p><ol start="0"><li><p>Nol</p></li><li><p>Satu</p></li></ol>');
  const before = found()[0]?.from ?? 0;
  expect(before).toBe(6);
  const text = toNaskah(editor.state.doc);
  markFaults(editor);
  expect(toNaskah(editor.state.doc)).toEqual(text);
  editor.view.dispatch(editor.state.tr.insertText('Lagi ', 1));
  expect(found()[0]?.from).toBe(before + 5);
  const [marked] = found();
  editor.view.dispatch(editor.state.tr.delete(marked?.from ?? 0, marked?.to ?? 0));
  expect(found()).toEqual([]);
});

it('any kind of fault is marked at its signs, and what holds nothing back is told apart', () => {
  editor = openedEditor([{ type: 'paragraph', content: [{ type: 'text', text: 'Luas 5 ㎢' }] }]);
  const { faults } = markFaults(editor, () => [
    { path: ['content', 0, 'content', 0], span: [7, 8], text: 'Tanda ㎢ tidak ada.', acts: [], holds: false },
  ]);
  expect(faults).toHaveLength(1);
  const [marked] = found();
  expect(editor.state.doc.textBetween(marked?.from ?? 0, marked?.to ?? 0)).toBe('㎢');
  expect(editor.view.dom.querySelector('.cacat')).toHaveTextContent('㎢');
});
