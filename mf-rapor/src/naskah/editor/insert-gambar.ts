import type { Editor } from '@tiptap/core';
import type { GambarAttrs } from '../gambar-view';

/** Puts a picture behind what is chosen, never in its place: that may be the picture before. */
export function insertGambar(editor: Editor, attrs: GambarAttrs): void {
  editor.chain().focus().insertContentAt(editor.state.selection.to, { type: 'gambar', attrs }).run();
}
