import { tokens } from '@selaras/ui';
import { ClipboardCopy, Shrink, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { statuses, totalsOf } from '../../tree/analysis/totals';
import { cardWords } from '../../tree/words/card-words';
import { type Scene, selectedBoxes } from '../../view/scene/scene';
import { StatusMark } from '../elements/status-mark';
import type { DiagramStore } from '../store/diagram-store';
import { showTogether } from '../store/scene-places';
import { useWords } from '../words/words-context';
import { NoteButton } from './note-button';
import { selectionList, selectionSummary } from './selection-text';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  max-width: 100%;
  padding: 2px 4px 2px 10px;
  border: 1px solid ${tokens.colour.brand};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  font-size: ${tokens.text[12]};
  pointer-events: auto;
  cursor: default;
`;

const Total = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;

/** What several selected boxes are together, and what can be done with them. */
export function SelectionBar({ store, scene }: { store: DiagramStore; scene: Scene }) {
  const boxes = selectedBoxes(scene);
  const { words = cardWords } = scene.settings;
  const said = useWords();
  const [copied, setCopied] = useState<ReadonlySet<string> | null>(null);
  if (boxes.length < 2) return null;
  const totals = totalsOf(scene.model, boxes);
  const copy = async () => {
    await navigator.clipboard.writeText(selectionList(scene, boxes, said));
    setCopied(scene.others);
  };
  return (
    <Bar role="group" aria-label={selectionSummary(scene, boxes, said)} data-selected-count={boxes.length}>
      <b>{said.selected(boxes.length)}</b>
      {statuses.map((status) =>
        totals[status] === 0 ? null : (
          <Total key={status}>
            <StatusMark status={status} size={14} label={words.status[status]} />
            <span aria-hidden="true">
              {totals[status]} {words.status[status]}
            </span>
          </Total>
        ),
      )}
      <span>
        <NoteButton type="button" $colour="brand" onClick={() => showTogether(scene, store.view, boxes)}>
          <Shrink size={14} aria-hidden="true" />
          {said.showTogether}
        </NoteButton>
        {/* Without https a browser has no clipboard to offer. */}
        {navigator.clipboard !== undefined && (
          <NoteButton type="button" $colour="brand" onClick={() => void copy()}>
            <ClipboardCopy size={14} aria-hidden="true" />
            <span aria-live="polite">{copied === scene.others ? said.copied : said.copyList}</span>
          </NoteButton>
        )}
        <NoteButton type="button" $colour="brand" onClick={() => store.select(-1)}>
          <X size={14} aria-hidden="true" />
          {said.clearSelection}
        </NoteButton>
      </span>
    </Bar>
  );
}
