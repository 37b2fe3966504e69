import styled from 'styled-components';
import { tokens } from '../token/tokens';

/** What a formula is written as: one line in a list with short texts, as high as the formula itself. */
export const FormulaSource = styled.code<{ $faulty?: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--table-line, none);
  font-family: ${tokens.font.mono};
  overflow-wrap: anywhere;
  ${({ $faulty }) => $faulty && `color: ${tokens.colour.danger};`}
`;
