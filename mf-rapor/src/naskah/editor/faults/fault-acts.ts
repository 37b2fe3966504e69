import { NASKAH_MAX } from '@selaras/contracts';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { CellSelection, splitCell } from '@tiptap/pm/tables';
import type { Place } from '../kept';
import type { FaultActName } from './naskah-fault';
import { showPlace } from './show-place';
import { splitChildren } from './split-children';
import { splitTable } from './split-table';

/** What a way out is called, and what it does; one step of undo takes it back. */
export interface FaultAct {
  readonly label: string;
  readonly run: (editor: Editor, place: Place) => void;
}

/** Puts other nodes into the place of one. */
const replace =
  (make: (node: Node) => Node[]): FaultAct['run'] =>
  ({ view }, { from }) => {
    const node = view.state.doc.nodeAt(from);
    if (node !== null) view.dispatch(view.state.tr.replaceWith(from, from + node.nodeSize, make(node)));
  };
const splitNodes = replace((node) => splitChildren(node, NASKAH_MAX.simpul));

/** The address of a link is asked for by the editor: `askLink` opens that dialog. */
export const faultActs = (askLink: () => void): Readonly<Record<FaultActName, FaultAct>> => ({
  'pecah-tabel': { label: 'Pecah tabel', run: replace(splitTable) },
  'pecah-daftar': { label: 'Pecah daftar', run: splitNodes },
  'pecah-paragraf': { label: 'Pecah paragraf', run: splitNodes },
  'pisah-sel': {
    label: 'Pisah sel',
    run: ({ view }, { from }) => {
      const selected = view.state.tr.setSelection(CellSelection.create(view.state.doc, from));
      splitCell(view.state.apply(selected), ({ steps }) => {
        const { tr } = view.state;
        for (const step of steps) tr.step(step);
        view.dispatch(tr);
      });
    },
  },
  'mulai-satu': {
    label: 'Mulai dari 1',
    run: ({ view }, { from }) => view.dispatch(view.state.tr.setNodeAttribute(from, 'start', 1)),
  },
  'lepas-tautan': {
    label: 'Lepas tautan',
    run: (editor, place) => {
      showPlace(editor, place);
      editor.chain().extendMarkRange('link').unsetLink().run();
    },
  },
  'hapus-tanda': {
    label: 'Hapus tanda',
    run: ({ view }, { from, to }) => view.dispatch(view.state.tr.delete(from, to)),
  },
  'ubah-tautan': {
    label: 'Ubah tautan',
    run: (editor, place) => {
      showPlace(editor, place);
      askLink();
    },
  },
});
