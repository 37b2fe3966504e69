import styled from 'styled-components';
import { latePart } from '../late-part';
import { tokens } from '../token/tokens';

const Source = styled.code`
  font-family: ${tokens.font.mono};
  overflow-wrap: anywhere;
`;

export interface FormulaProps {
  /** LaTeX without delimiters. */
  source: string;
  /** Gets what is wrong with the source, null when nothing is. */
  onFault?: (fault: string | null) => void;
}

/** A formula as mathematics; its source stands there until the typesetter has come. */
export const Formula = latePart<FormulaProps>(
  async () => (await import('./mathematics')).Mathematics,
  ({ source }) => <Source>{source}</Source>,
);
