import { tokens } from '@selaras/ui';
import styled from 'styled-components';
import { useSmallScreen } from '../elements/use-small-screen';
import type { DiagramStore } from '../store/diagram-store';
import { ZoomTool } from '../toolbar/zoom-control';
import { useWords } from '../words/words-context';

const Root = styled.div`
  position: absolute;
  z-index: 1;
  left: 10px;
  bottom: 10px;
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 2px;
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.text};
  cursor: default;
  @media print { display: none; }
  @media (pointer: coarse) { & button { min-width: 44px; min-height: 44px; } }
`;

/** Zoom in the corner of a picture; on a small screen it stands in the toolbar. */
export function ZoomOverlay({ store }: { store: DiagramStore }) {
  const small = useSmallScreen();
  const words = useWords();
  if (small) return null;
  return (
    <Root role="group" aria-label={words.zoom}>
      <ZoomTool store={store} />
    </Root>
  );
}
