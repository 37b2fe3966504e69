import { IconButton, space, tokens } from '@selaras/ui';
import { PanelLeft } from 'lucide-react';
import styled from 'styled-components';
import type { DiagramAddress } from '../../diagram/address/diagram-address';
import { useSmallScreen } from '../../diagram/elements/use-small-screen';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { DepthTool } from '../../diagram/toolbar/toolbar-depth';
import { ZoomTool } from '../../diagram/toolbar/zoom-control';
import type { Scene } from '../../view/scene/scene';
import { useEmbedWords } from '../words/words';
import { DENSE, readOnly, TIGHT } from './embed-frame';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-height: 53px;
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${tokens.colour.line};
  ${TIGHT} { gap: ${space(1)}; padding: ${space(1)} ${space(2)}; & label > span { ${readOnly} } }
  ${DENSE} { gap: 0 ${space(2)}; min-height: 33px; padding: 2px ${space(2)}; }
  @media (pointer: coarse) { & button, & a { min-height: 44px; min-width: 44px; } }
`;

const Zoom = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

interface EmbedBarProps {
  store: DiagramStore;
  scene: Scene;
  address: DiagramAddress;
  onAddress: (part: Partial<DiagramAddress>) => void;
}

/** What acts on the whole embedded diagram. */
export default function EmbedBar({ store, scene, address, onAddress }: EmbedBarProps) {
  const words = useEmbedWords();
  const small = useSmallScreen();
  const shown = address.panel !== 'tutup';
  return (
    <Bar role="toolbar" aria-label={words.bar}>
      <IconButton
        label={shown ? words.hidePanel : words.showPanel}
        icon={<PanelLeft size={16} />}
        aria-pressed={shown}
        onClick={() => onAddress({ panel: shown ? 'tutup' : null })}
      />
      <DepthTool store={store} scene={scene} address={address} onAddress={onAddress} />
      {small && (
        <Zoom role="group" aria-label={words.zoom}>
          <ZoomTool store={store} />
        </Zoom>
      )}
    </Bar>
  );
}
