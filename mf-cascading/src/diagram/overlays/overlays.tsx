import { tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { Scene } from '../../view/scene/scene';
import type { DiagramAddress } from '../address/diagram-address';
import type { DiagramStore } from '../store/diagram-store';
import { Announcer } from './announcer';
import { FilterNote } from './filter-note';
import { LaneTotals } from './lane-totals';
import { Minimap } from './minimap';
import { PathBar } from './path-bar';
import { SelectionBar } from './selection-bar';
import { ZoomOverlay } from './zoom-overlay';

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

interface OverlaysProps {
  store: DiagramStore;
  scene: Scene;
  address: DiagramAddress;
  onAddress: (part: Partial<DiagramAddress>) => void;
}

/** What lies over the picture: the path to the root, the filter in force, what is selected, totals, the overview. */
export default function Overlays({ store, scene, address, onAddress }: OverlaysProps) {
  return (
    <>
      <Top>
        <PathBar store={store} scene={scene} />
        <FilterNote store={store} scene={scene} />
        <SelectionBar store={store} scene={scene} />
      </Top>
      <LaneTotals store={store} scene={scene} />
      <ZoomOverlay store={store} />
      <Minimap
        store={store}
        scene={scene}
        folded={address.peta === 'tutup'}
        onFold={(folded) => onAddress({ peta: folded ? 'tutup' : null })}
      />
      <Announcer scene={scene} />
    </>
  );
}
