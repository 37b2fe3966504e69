import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';

/** A choice with its words beside it, as it stands among tools. */
export const LabelledSelect = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  & > select {
    min-height: ${tokens.controlHeight};
    padding: 0 ${space(2)};
    border: 1px solid ${tokens.colour['line-strong']};
    border-radius: ${tokens.radius.control};
    background: ${tokens.colour.surface};
    color: ${tokens.colour.text};
  }
  @media (pointer: coarse) { & > select { min-height: 44px; } }
`;
