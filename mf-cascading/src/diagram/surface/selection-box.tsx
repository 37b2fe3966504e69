import { tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { Rect } from '../../tree/layout/place';

const Frame = styled.div`
  position: absolute;
  left: 0;
  top: 0;
  border: 1px solid ${tokens.colour.brand};
  background: color-mix(in srgb, ${tokens.colour.brand} 14%, transparent);
  pointer-events: none;
`;

/** The rectangle that is being drawn around boxes to select them, in pixels of the screen. */
export function SelectionBox({ rect: { x, y, w, h } }: { rect: Rect }) {
  return (
    <Frame
      aria-hidden="true"
      data-kotak-pilih
      style={{ transform: `translate(${x}px, ${y}px)`, width: w, height: h }}
    />
  );
}
