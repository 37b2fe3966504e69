import { tokens } from '@selaras/ui';
import styled from 'styled-components';

/** The ground that a picture is painted on and taken hold of by. */
export const PictureGround = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 0;
  flex: 1;
  @media (max-width: 760px) { flex: none; height: 62dvh; }
  touch-action: none;
  user-select: none;
  cursor: grab;
  background: ${tokens.colour.ground};
  &:active { cursor: grabbing; }
  &[data-atas='true'] { cursor: pointer; }
  &:focus-visible { outline-offset: -3px; }
`;
