import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { tokens } from '../token/tokens';

const Mathematics = lazy(() => import('./mathematics'));

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
export function Formula({ source, onFault }: FormulaProps) {
  return (
    <Suspense fallback={<Source>{source}</Source>}>
      <Mathematics source={source} onFault={onFault} />
    </Suspense>
  );
}
