import type { ColourName } from '@selaras/domain';
import { tokens } from '@selaras/ui';
import styled from 'styled-components';

/** A button within a note over the picture, in the note's colour. */
export const NoteButton = styled.button<{ $colour: ColourName }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  flex: none;
  min-height: 28px;
  padding: 0 8px;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${({ $colour }) => tokens.colour[$colour]};
  font: inherit;
  font-weight: 650;
  cursor: pointer;
  &:hover { background: ${tokens.colour.hover}; }
  @media (pointer: coarse) { min-height: 44px; }
`;
