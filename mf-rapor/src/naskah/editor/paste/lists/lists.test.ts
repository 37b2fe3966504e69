import { naskahSchema } from '@selaras/contracts';
import { openedEditor } from '../../open-editor.fixture';
import { toNaskah } from '../../to-naskah';
import {
  docsNested,
  wordBeginsAnew,
  wordBeginsDeeper,
  wordBeginsDeeperThenAnew,
  wordCentimetres,
  wordContinued,
  wordInterrupted,
  wordKindsOfNumbers,
  wordOnline,
  wordOnlineBeginsDeeper,
  wordWithoutDefinitions,
  writerBeginsDeeper,
  writerContinued,
} from './list-clipboard.fixture';

interface Node {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: object | undefined;
  readonly content?: readonly Node[] | undefined;
}

/** A text as an outline: lists by kind and first number, their items in brackets, `_` a paragraph without words. */
function outline({ type, text, attrs, content = [] }: Node): string {
  const inner = content.map(outline);
  const { start = 1, jenis = '1' } = (attrs ?? {}) as { start?: number; jenis?: string };
  switch (type) {
    case 'text':
      return text ?? '';
    case 'orderedList':
      return `${jenis}${start === 1 ? '' : `@${start}`}(${inner.join(' ')})`;
    case 'bulletList':
      return `•(${inner.join(' ')})`;
    case 'listItem':
      return `[${inner.join(' ')}]`;
    case 'paragraph':
      return inner.join('').trim() || '_';
    default:
      return inner.join(' ');
  }
}

/** What the report keeps of a clipboard, which the schema takes, and what it keeps when that is copied once more. */
function pasted(html: string): string {
  const editor = openedEditor();
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const naskah = toNaskah(editor.state.doc);
  expect(naskahSchema.safeParse(naskah).error).toBeUndefined();
  const again = openedEditor(naskah.content);
  expect(toNaskah(again.state.doc)).toEqual(naskah);
  const own = editor.view.serializeForClipboard(editor.state.doc.slice(0, editor.state.doc.content.size));
  again.commands.clearContent();
  again.view.pasteHTML(own.dom.innerHTML, new Event('paste') as ClipboardEvent);
  expect(outline(toNaskah(again.state.doc))).toBe(outline(naskah));
  editor.destroy();
  again.destroy();
  return outline(naskah);
}

it.each([
  [
    'what stands below a paragraph that goes on with an item of Word',
    wordContinued,
    '1([Perencanaan Rencana disusun tiap tahun. a([Renstra Lima tahun. i([Cascading])]) Kembali ke perencanaan. a@2([Renja])] [Pengukuran Tiap triwulan.]) Selesai.',
  ],
  [
    'the same measured in centimetres',
    wordCentimetres,
    '1([Perencanaan Rencana disusun tiap tahun. a([Renstra])])',
  ],
  [
    'a list of Word that begins on its second level',
    wordBeginsDeeper,
    '1([_ a@2([Renja] [RKA])] [Pengukuran a([Triwulan])] [Pelaporan])',
  ],
  ['one that goes on with another', wordBeginsDeeperThenAnew, '1([_ a@2([Renja])]) 1([Pengukuran])'],
  [
    'the kinds of numbers that Word defines',
    wordKindsOfNumbers,
    'A@3([Ketiga I([Romawi satu] [Romawi dua a@8([Kedelapan] [Kesembilan])])] [Keempat])',
  ],
  [
    'the kinds of numbers that only the markers tell',
    wordWithoutDefinitions,
    'a@8([Kedelapan] [Kesembilan i([Romawi satu] [Romawi dua] [Romawi tiga])] [Kesepuluh i@5([Romawi lima] [Romawi enam]) •([Bulatan] [Panah])])',
  ],
  ['lists of Word that begin anew', wordBeginsAnew, '1([Satu] [Dua]) 1([Satu lagi]) i@100([Romawi seratus])'],
  [
    'a list of Word around a paragraph at the margin',
    wordInterrupted,
    '1([Satu]) Sela. 1([_ a([Anak])] [Dua])',
  ],
  ['a list of Word online', wordOnline, '1([Perencanaan a([Renstra] [Renja i@4([Revisi])])] [Pengukuran])'],
  ['one of Word online that begins deeper', wordOnlineBeginsDeeper, '1([_ a@3([Renja])] [Pengukuran])'],
  [
    'what stands below a paragraph that goes on in LibreOffice',
    writerContinued,
    'A([Perencanaan Rencana disusun tiap tahun. i@3([Renja])] [Pengukuran]) Selesai.',
  ],
  ['a list of LibreOffice that begins deeper', writerBeginsDeeper, '1([_ a@2([Renja])] [Pengukuran])'],
  ['lists of Google Docs in each other', docsNested, 'I@3([Perencanaan a([Renstra] [Renja])] [Pengukuran])'],
])('%s keeps its place, its kind and its number', (_, html, expected) => {
  expect(pasted(html).trim()).toBe(expected);
});
