import { tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { Scene } from '../../view/scene/scene';
import type { DiagramStore } from '../store/diagram-store';
import { Announcer } from './announcer';
import { FilterNote } from './filter-note';
import { LaneTotals } from './lane-totals';
import { PathBar } from './path-bar';
import { SelectionBar } from './selection-bar';

const Top = styled.div`
  position: absolute;
  z-index: 1;
  inset: 8px 8px auto;
  display: grid;
  gap: 6px;
  justify-items: start;
  pointer-events: none;
  & button { pointer-events: auto; }
  color: ${tokens.colour.text};
`;

/** What the picture says of itself wherever it stands: the path to the root, the filter in force, what is selected, totals. */
export function PictureNotes({ store, scene }: { store: DiagramStore; scene: Scene }) {
  return (
    <>
      <Top>
        <PathBar store={store} scene={scene} />
        <FilterNote store={store} scene={scene} />
        <SelectionBar store={store} scene={scene} />
      </Top>
      <LaneTotals store={store} scene={scene} />
      <Announcer scene={scene} />
    </>
  );
}
