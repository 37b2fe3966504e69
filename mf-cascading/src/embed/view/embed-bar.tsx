import { centredRow, IconButton, space, tokens } from '@selaras/ui';
import { Map as MapIcon, PanelLeft } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { DiagramAddress } from '../../diagram/address/diagram-address';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { DepthTool } from '../../diagram/toolbar/toolbar-depth';
import { ZoomTool } from '../../diagram/toolbar/zoom-control';
import { zoomPercent } from '../../diagram/toolbar/zoom-figure';
import type { Scene } from '../../view/scene/scene';
import { useEmbedWords } from '../words/words';
import { DENSE, readOnly, TIGHT } from './embed-frame';

const Bar = styled.div`
  ${centredRow(1, 3)}
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

/** What moves the picture, together at the end of the bar. */
const View = styled(Zoom)`
  margin-inline-start: auto;
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
  const figure = useMemo(() => zoomPercent(words.card.figure), [words]);
  const shown = address.panel !== 'tutup';
  const map = address.peta !== 'tutup';
  return (
    <Bar role="toolbar" aria-label={words.bar}>
      <IconButton
        label={shown ? words.hidePanel : words.showPanel}
        icon={<PanelLeft size={16} />}
        aria-pressed={shown}
        onClick={() => onAddress({ panel: shown ? 'tutup' : null })}
      />
      <DepthTool store={store} scene={scene} address={address} onAddress={onAddress} />
      <View>
        <Zoom role="group" aria-label={words.zoom}>
          <ZoomTool store={store} figure={figure} />
        </Zoom>
        <IconButton
          label={map ? words.diagram.hideMap : words.diagram.showMap}
          icon={<MapIcon size={16} />}
          aria-pressed={map}
          onClick={() => onAddress({ peta: map ? 'tutup' : null })}
        />
      </View>
    </Bar>
  );
}
