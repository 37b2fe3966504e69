import { statusCapaian } from '@selaras/domain';
import { tokens } from '@selaras/ui';
import { ClipboardCopy, Maximize2, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { statuses, totalsOf } from '../../tree/analysis/totals';
import { type Scene, selectedBoxes } from '../../view/scene/scene';
import { StatusMark } from '../elements/status-mark';
import type { DiagramStore } from '../store/diagram-store';
import { showTogether } from '../store/scene-places';
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
  const [copied, setCopied] = useState<ReadonlySet<string> | null>(null);
  if (boxes.length < 2) return null;
  const totals = totalsOf(scene.model, boxes);
  const copy = async () => {
    await navigator.clipboard.writeText(selectionList(scene, boxes));
    setCopied(scene.others);
  };
  return (
    <Bar role="group" aria-label={selectionSummary(scene, boxes)} data-selected-count={boxes.length}>
      <b>{boxes.length} kotak terpilih</b>
      {statuses.map((status) =>
        totals[status] === 0 ? null : (
          <Total key={status}>
            <StatusMark status={status} size={14} />
            <span aria-hidden="true">
              {totals[status]} {statusCapaian[status]}
            </span>
          </Total>
        ),
      )}
      <span>
        <NoteButton type="button" $colour="brand" onClick={() => showTogether(scene, store.view, boxes)}>
          <Maximize2 size={14} aria-hidden="true" />
          Perlihatkan semua
        </NoteButton>
        {/* Without https a browser has no clipboard to offer. */}
        {navigator.clipboard !== undefined && (
          <NoteButton type="button" $colour="brand" onClick={() => void copy()}>
            <ClipboardCopy size={14} aria-hidden="true" />
            <span aria-live="polite">{copied === scene.others ? 'Tersalin' : 'Salin daftar'}</span>
          </NoteButton>
        )}
        <NoteButton type="button" $colour="brand" onClick={() => store.select(-1)}>
          <X size={14} aria-hidden="true" />
          Batalkan pilihan
        </NoteButton>
      </span>
    </Bar>
  );
}
