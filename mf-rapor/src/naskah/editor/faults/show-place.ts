import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import type { Place } from '../kept';

/** Takes the writer to a place: text and pictures are chosen, in anything else the cursor stands at its beginning. */
export function showPlace(editor: Editor, { from, to }: Place): void {
  const { state } = editor.view;
  const node = state.doc.nodeAt(from);
  if (node === null) return;
  editor.view.focus();
  editor.view.dispatch(state.tr.setSelection(chosenAt(node.isText, node.isAtom)).scrollIntoView());

  function chosenAt(isText: boolean, isAtom: boolean): Selection {
    if (isText) return TextSelection.create(state.doc, from, to);
    if (isAtom) return NodeSelection.create(state.doc, from);
    return Selection.near(state.doc.resolve(from + 1));
  }
}
