import styled from 'styled-components';
import { latePart } from '../late-part';
import { tokens } from '../token/tokens';
import type { FormulaProps } from './formula-props';

const Source = styled.code`
  font-family: ${tokens.font.mono};
  overflow-wrap: anywhere;
`;

/** A formula as mathematics; its source stands there until the typesetter has come. */
export const Formula = latePart<FormulaProps>(
  async () => (await import('./mathematics')).Mathematics,
  ({ source }) => <Source>{source}</Source>,
);
