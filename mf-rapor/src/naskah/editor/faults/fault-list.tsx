import { Button, space, tokens } from '@selaras/ui';
import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { faultActs } from './fault-acts';
import { faultsIn, type MarkedFault, markFaults, marksOf } from './fault-marks';
import { showPlace } from './show-place';

/** So many are told at once; the others follow as these go. */
const SHOWN = 20;

const Root = styled.section`
  display: grid;
  gap: ${space(1)};
  max-height: 30vh;
  overflow-y: auto;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${tokens.colour.danger};
  background: ${tokens.colour['danger-soft']};
  & > p { margin: 0; font-weight: 650; }
  & ul { display: grid; gap: ${space(1)}; margin: 0; padding: 0; list-style: none; }
  & li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space(2)}; }
  & li > span { flex: 1; min-width: min(100%, 16rem); }
  & li > div { display: flex; flex-wrap: wrap; gap: ${space(1)}; }
`;

interface FaultListProps {
  readonly editor: Editor;
  /** Asks for the address of the link in which the cursor stands. */
  readonly onAskLink: () => void;
}

/** What the report cannot keep of the text, each with a way to its place and out of it. */
export function FaultList({ editor, onAskLink }: FaultListProps) {
  const subscribe = useCallback(
    (tell: () => void) => {
      editor.on('transaction', tell);
      return () => void editor.off('transaction', tell);
    },
    [editor],
  );
  const marks = useSyncExternalStore(subscribe, () => marksOf(editor.state));
  const faults = faultsIn(marks);
  if (faults.length === 0) return null;
  return (
    <Root aria-label="Yang perlu diperbaiki">
      <p role="status">{titleOf(faults)}</p>
      <ul>
        {faults.slice(0, SHOWN).map((marked) => (
          <Fault
            key={`${marked.from} ${marked.fault.text}`}
            editor={editor}
            marked={marked}
            onAskLink={onAskLink}
          />
        ))}
      </ul>
      {faults.length > SHOWN && <p>Dan {faults.length - SHOWN} tempat lain.</p>}
    </Root>
  );
}

function titleOf(faults: readonly MarkedFault[]): string {
  const held = faults.filter(({ fault }) => fault.holds).length;
  const others = faults.length - held;
  if (held === 0) return `${others} tempat di naskah ini perlu dilihat.`;
  const seen = others > 0 ? ` ${others} tempat lain perlu dilihat.` : '';
  return `${held} tempat di naskah ini tidak dapat disimpan. Naskah disimpan lagi begitu semuanya diperbaiki.${seen}`;
}

function Fault({ editor, marked, onAskLink }: FaultListProps & { readonly marked: MarkedFault }) {
  const { text, acts } = marked.fault;
  const ways = faultActs(onAskLink);
  return (
    <li>
      <span>{text}</span>
      <div>
        <Button size="small" aria-label={`Tunjukkan: ${text}`} onClick={() => showPlace(editor, marked)}>
          Tunjukkan
        </Button>
        {acts.map((name) => (
          <Button
            key={name}
            size="small"
            onClick={() => {
              ways[name].run(editor, marked);
              markFaults(editor);
            }}
          >
            {ways[name].label}
          </Button>
        ))}
      </div>
    </li>
  );
}
