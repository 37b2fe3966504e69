import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Place } from '../kept';
import { type Written, writtenOf } from '../to-naskah';
import { findFaults } from './find-faults';
import type { FaultFinder, NaskahFault } from './naskah-fault';

/** A fault where it is now: it moves with what is typed before it, and goes with its place. */
export interface MarkedFault extends Place {
  readonly fault: NaskahFault;
}

const key = new PluginKey<DecorationSet>('faults');
const LOOK = { class: 'cacat' };

/** Marks places of the text without changing it. */
export const FaultMarks = Extension.create({
  name: 'faultMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, marks) =>
          (tr.getMeta(key) as DecorationSet | undefined) ??
          (tr.docChanged ? marks.map(tr.mapping, tr.doc) : marks),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** The same object as long as nothing about the marks has changed. */
export const marksOf = (state: EditorState): DecorationSet => key.getState(state) ?? DecorationSet.empty;

export const faultsIn = (marks: DecorationSet): MarkedFault[] =>
  marks
    .find()
    .map(({ from, to, spec }) => ({ from, to, fault: spec.fault as NaskahFault }))
    .sort((one, other) => one.from - other.from);

/** Looks for what the report cannot keep, and marks it. Answers what was found, marked or not. */
export function markFaults(
  { view, isDestroyed }: Editor,
  find: FaultFinder = findFaults,
): { readonly written: Written; readonly faults: readonly NaskahFault[] } {
  const written = writtenOf(view.state.doc);
  const faults = find(written.naskah);
  const before = marksOf(view.state);
  if (!isDestroyed && (faults.length > 0 || before !== DecorationSet.empty)) {
    const marks = DecorationSet.create(
      view.state.doc,
      faults.flatMap((fault) => decorationOf(fault, written)),
    );
    view.dispatch(view.state.tr.setMeta(key, marks).setMeta('addToHistory', false));
  }
  return { written, faults };
}

function decorationOf(fault: NaskahFault, { naskah, places }: Written): Decoration[] {
  const found = placeOf(fault, naskah, places);
  if (found === undefined) return [];
  const { from, to, isText } = found;
  const [first, last] = fault.span ?? [0, to - from];
  return [
    isText
      ? Decoration.inline(from + first, from + last, LOOK, { fault })
      : Decoration.node(from, to, LOOK, { fault }),
  ];
}

/** The last node on the way to a fault that stands anywhere in the document. */
function placeOf({ path }: NaskahFault, naskah: Written['naskah'], places: Written['places']) {
  let value: unknown = naskah;
  let found: (Place & { readonly isText: boolean }) | undefined;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) break;
    value = (value as Record<PropertyKey, unknown>)[step];
    const place = typeof value === 'object' && value !== null ? places.get(value) : undefined;
    if (place !== undefined) found = { ...place, isText: (value as { type?: string }).type === 'text' };
  }
  return found;
}
