import Bold from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import HardBreak from '@tiptap/extension-hard-break';
import Heading from '@tiptap/extension-heading';
import Italic from '@tiptap/extension-italic';
import Link from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap } from '@tiptap/extension-list';
import Paragraph from '@tiptap/extension-paragraph';
import Strike from '@tiptap/extension-strike';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import Text from '@tiptap/extension-text';
import Underline from '@tiptap/extension-underline';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { CatatanKaki } from './catatan-kaki-node';
import { FaultMarks } from './faults/fault-marks';
import { Gambar, type GambarLoader } from './gambar-node';
import { NumberedList } from './numbered-list';
import { canBeKept, isWebAddress } from './web-address';

/** What a cell and an item of a list may hold, as the schema of the report says. */
const CELL = '(paragraph | bulletList | orderedList)+';
const ITEM = 'paragraph (paragraph | bulletList | orderedList)*';

/** Everything that a text of a report may hold, and nothing else. */
export const extensionsOf = (loadGambar: GambarLoader) => [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [1, 2, 3] }),
  BulletList,
  NumberedList,
  ListItem.extend({ content: ITEM }),
  ListKeymap,
  Bold,
  Italic,
  Underline,
  Strike,
  Superscript,
  Subscript,
  Link.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    isAllowedUri: isWebAddress,
    shouldAutoLink: canBeKept,
  }),
  Table.configure({ resizable: true }),
  TableRow,
  TableHeader.extend({ content: CELL }),
  TableCell.extend({ content: CELL }),
  Gambar.configure({ load: loadGambar }),
  CatatanKaki,
  UndoRedo,
  Gapcursor,
  Dropcursor,
  FaultMarks,
];
