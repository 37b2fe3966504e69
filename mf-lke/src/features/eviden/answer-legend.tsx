import type { LkeInstrumen } from '@selaras/contracts';
import { framed, space } from '@selaras/ui';
import styled from 'styled-components';
import { ArtiJawaban } from '../../lembar/arti-jawaban';

const Fold = styled.details`
  ${framed}
  padding: ${space(2)} ${space(4)};
  & > summary { font-weight: 600; cursor: pointer; }
  & > dl { padding: ${space(2)} 0; }
  @media (pointer: coarse) { & > summary { min-height: 44px; align-content: center; } }
  @media print { display: none; }
`;

/** The meanings of the answers above the criteria, open until somebody who knows them closes it. */
export function AnswerLegend({ skala }: { skala: LkeInstrumen['skala'] }) {
  return (
    <Fold open>
      <summary>Arti jawaban</summary>
      <ArtiJawaban skala={skala} />
    </Fold>
  );
}
