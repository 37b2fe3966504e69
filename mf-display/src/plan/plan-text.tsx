import { space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Indented = styled.div<{ $depth: number }>`
  padding-left: calc(${({ $depth }) => $depth} * ${space(3)});
  ${({ $depth }) => $depth === 0 && 'font-weight: 600;'}
  @media (max-width: 560px) { padding-left: calc(${({ $depth }) => $depth} * ${space(1)}); }
  & > small {
    display: block;
    color: ${tokens.colour.muted};
    font-size: ${tokens.text[12]};
    font-weight: 400;
    @media print { font-size: 7pt; }
  }
`;

interface PlanTextProps {
  depth: number;
  level: ReactNode;
  kode: string | null;
  text: string;
}

/** What a row of a plan is about, below its level and code, indented by its place in the tree. */
export function PlanText({ depth, level, kode, text }: PlanTextProps) {
  return (
    <Indented $depth={depth}>
      <small>
        {level}
        {kode !== null && ` ${kode}`}
      </small>
      {text}
    </Indented>
  );
}
