import { tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { TreeProblem } from '../tree/model';

const Note = styled.p`
  max-width: none;
  padding: 6px 16px;
  background: ${tokens.colour['accent-soft']};
  color: ${tokens.colour.accent};
  font-size: ${tokens.text[12]};
`;

const words: Record<TreeProblem['kind'], string> = {
  'tanpa-induk': 'tanpa induk',
  melingkar: 'berinduk melingkar',
  'kunci-ganda': 'tercatat ganda',
};

/** Says which boxes could not be placed as the data asks; they are drawn as roots. */
export function ProblemNote({ problems }: { problems: readonly TreeProblem[] }) {
  if (problems.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { kind } of problems) counts.set(words[kind], (counts.get(words[kind]) ?? 0) + 1);
  const told = [...counts].map(([word, count]) => `${count} kotak ${word}`).join(', ');
  return <Note role="status">Data pohon perlu diperiksa: {told}.</Note>;
}
