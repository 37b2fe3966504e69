import type { Naskah } from '@selaras/contracts';
import { space, tokens } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { gambarQuery } from '../gambar-queries';
import { naskahStyle } from '../naskah-style';
import { FaultList } from './faults/fault-list';
import { markFaults } from './faults/fault-marks';
import { findFaults } from './faults/find-faults';
import type { NaskahFault } from './faults/naskah-fault';
import { type Asking, InsertDialogs } from './insert-dialogs';
import { openEditor } from './open-editor';
import { lostWords } from './paste/lost-in-paste';
import { PasteNotice } from './paste/paste-notice';
import { toNaskah } from './to-naskah';
import { Toolbar } from './toolbar';

const Root = styled.div`
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  & .tiptap {
    ${naskahStyle}
    max-width: none;
    min-height: 14rem;
    padding: ${space(4)};
    outline: none;
    counter-reset: catatan;
    white-space: pre-wrap;
  }
  &:focus-within { border-color: ${tokens.colour.brand}; box-shadow: 0 0 0 1px ${tokens.colour.brand}; }
  & .tiptap h1, & .tiptap h2, & .tiptap h3 { line-height: 1.35; font-weight: 650; }
  & .tiptap h1 { font-size: ${tokens.text[20]}; }
  & .tiptap h2 { font-size: ${tokens.text[16]}; }
  & .tiptap h3 { font-size: ${tokens.text[14]}; }
  & .tiptap .tableWrapper { overflow-x: auto; }
  & .tiptap .selectedCell { background: ${tokens.colour['brand-soft']}; }
  & .tiptap .column-resize-handle {
    position: absolute;
    inset: 0 -2px 0 auto;
    width: 4px;
    background: ${tokens.colour.brand};
    pointer-events: none;
  }
  & .tiptap.resize-cursor { cursor: col-resize; }
  & .tiptap figure.ProseMirror-selectednode { outline: 2px solid ${tokens.colour.brand}; }
  & .tiptap sup.catatan { counter-increment: catatan; cursor: pointer; }
  & .tiptap sup.catatan::after { content: counter(catatan); }
  & .tiptap .cacat { outline: 2px solid ${tokens.colour.danger}; }
  & .tiptap span.cacat { background: ${tokens.colour['danger-soft']}; }
  & .tiptap sup.ProseMirror-selectednode { background: ${tokens.colour['brand-soft']}; }
`;

/** Stays in sight below the portal's bar with the place where somebody writes, also at the end of a table of 600 rows. */
const Above = styled.div`
  position: sticky;
  top: ${tokens.barHeight};
  z-index: 1;
`;

/** Asks an editor for its text; a closed one answers as it was at the end. */
export interface NaskahReader {
  readonly read: () => Naskah;
  /** Looks for what the report cannot keep, and marks it. Answers in how many places the text cannot be saved. */
  readonly check: () => number;
}

export interface NaskahEditorProps {
  readonly isi: Naskah | null;
  /** Says of what the text is the section. */
  readonly label: string;
  readonly onChange: () => void;
  /** Is given what reads the text. */
  readonly reader: RefObject<NaskahReader | null>;
  /** What was typed while it was on its way: it stands at the end of the text. */
  readonly typedAhead?: () => string;
}

/** Where a text of a report is written. It begins with `isi` and keeps the text itself from then on. */
export function NaskahEditor({ isi, label, onChange, reader, typedAhead }: NaskahEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [lost, setLost] = useState<string | null>(null);
  const queries = useQueryClient();
  const first = useRef({ isi, label, onChange, typedAhead });
  useEffect(() => {
    let pasted = false;
    const opened = openEditor({
      element: place.current,
      ...first.current,
      onChange: () => {
        first.current.onChange();
        if (pasted) markFaults(opened);
        pasted = false;
      },
      loadGambar: (id) => queries.fetchQuery(gambarQuery(id)),
      onFiles: (more) => setFiles((before) => [...before, ...more]),
      onPasted: (left) => {
        pasted = true;
        setLost((before) => lostWords(left) ?? before);
      },
    });
    reader.current = {
      read: () => toNaskah(opened.state.doc),
      check: () => heldOf(markFaults(opened).faults),
    };
    markFaults(opened);
    setEditor(opened);
    const typed = first.current.typedAhead?.() ?? '';
    opened.commands.focus('end');
    opened.view.focus();
    if (typed !== '') opened.commands.insertContent({ type: 'text', text: typed });
    return () => {
      const last = toNaskah(opened.state.doc);
      reader.current = { read: () => last, check: () => heldOf(findFaults(last)) };
      opened.destroy();
    };
  }, [queries, reader]);

  const [file] = files;
  const shown: Asking | null = asking ?? (file ? { jenis: 'gambar', file } : null);
  const closeDialog = () => {
    if (asking === null) setFiles((before) => before.slice(1));
    setAsking(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const ask = askedBy(event);
    if (ask === null) return;
    event.preventDefault();
    if (ask === 'alat') event.currentTarget.querySelector<HTMLElement>('[data-toolbar] button')?.focus();
    else setAsking({ jenis: ask });
  };
  return (
    <Root onKeyDown={onKeyDown}>
      <Above>
        {editor && <Toolbar editor={editor} onAsk={setAsking} />}
        {lost !== null && <PasteNotice words={lost} onClose={() => setLost(null)} />}
        {editor && <FaultList editor={editor} onAskLink={() => setAsking({ jenis: 'tautan' })} />}
      </Above>
      <div ref={place} />
      {editor && <InsertDialogs key={files.length} editor={editor} asking={shown} onClose={closeDialog} />}
    </Root>
  );
}

const heldOf = (faults: readonly NaskahFault[]) => faults.filter(({ holds }) => holds).length;

/** What a key asks for that the editor itself does not know. */
function askedBy({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): 'tautan' | 'catatan' | 'alat' | null {
  if (altKey && key === 'F10') return 'alat';
  if (!ctrlKey && !metaKey) return null;
  if (!altKey) return null;
  return ({ k: 'tautan', f: 'catatan' } as const)[key.toLowerCase() as 'k' | 'f'] ?? null;
}
