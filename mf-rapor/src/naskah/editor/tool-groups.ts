import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  Undo2,
} from 'lucide-react';

/** A button of the toolbar that acts at once; those that ask first stand beside it. */
export interface Tool {
  readonly id: string;
  readonly label: string;
  readonly keys: string;
  readonly icon: LucideIcon;
  readonly run: (editor: Editor) => boolean;
  /** Whether it is on where the cursor stands; left out for what is never on. */
  readonly isOn?: (editor: Editor) => boolean;
}

const heading = (level: 1 | 2 | 3, icon: LucideIcon): Tool => ({
  id: `judul-${level}`,
  label: `Judul ${level}`,
  keys: `Ctrl Alt ${level}`,
  icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const mark = (id: string, label: string, keys: string, icon: LucideIcon, name: string): Tool => ({
  id,
  label,
  keys,
  icon,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});

/** What the toolbar offers, group by group. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      id: 'urungkan',
      label: 'Urungkan',
      keys: 'Ctrl Z',
      icon: Undo2,
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      id: 'ulangi',
      label: 'Ulangi',
      keys: 'Ctrl Y',
      icon: Redo2,
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
  [heading(1, Heading1), heading(2, Heading2), heading(3, Heading3)],
  [
    mark('tebal', 'Tebal', 'Ctrl B', Bold, 'bold'),
    mark('miring', 'Miring', 'Ctrl I', Italic, 'italic'),
    mark('garis-bawah', 'Garis bawah', 'Ctrl U', Underline, 'underline'),
    mark('coret', 'Coret', 'Ctrl Shift S', Strikethrough, 'strike'),
    mark('superskrip', 'Superskrip', 'Ctrl .', Superscript, 'superscript'),
    mark('subskrip', 'Subskrip', 'Ctrl ,', Subscript, 'subscript'),
  ],
  [
    {
      id: 'butir',
      label: 'Daftar berbutir',
      keys: 'Ctrl Shift 8',
      icon: List,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      id: 'nomor',
      label: 'Daftar bernomor',
      keys: 'Ctrl Shift 7',
      icon: ListOrdered,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
  ],
];
