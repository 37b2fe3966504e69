import { latePart, useNarrow } from '@selaras/ui';
import type { ReactNode } from 'react';
import { FirstLines } from './first-lines';

interface LongWordsProps {
  children: ReactNode;
}

const FoldedWords = latePart<LongWordsProps>(
  async () => (await import('./folded-words')).FoldedWords,
  ({ children }) => <FirstLines>{children}</FirstLines>,
  { silent: true },
);

/** More than two lines about a page: a telephone shows two of them, until its reader asks for all. */
export const LongWords = ({ children }: LongWordsProps) =>
  useNarrow() ? <FoldedWords>{children}</FoldedWords> : children;
