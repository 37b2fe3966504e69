import type { IkuCard as Iku } from '@selaras/contracts';
import { polaritasMeanings } from '@selaras/domain';
import styled from 'styled-components';
import { space } from '../token/tokens';
import { ikuPerbandingan } from './iku-view';
import { Muted } from './muted';
import { PerbandinganVerdict } from './perbandingan-verdict';

const Verdict = styled.div`
  margin-block: ${space(1)};
`;

/** The national or regional value of an indicator with what its realisation means beside it. */
export function IkuComparison({ iku }: { iku: Iku }) {
  const found = ikuPerbandingan(iku);
  return (
    <>
      <Muted>
        {found.label} {found.selisih === null ? '' : found.value}
      </Muted>
      <Verdict>
        <PerbandinganVerdict perbandingan={found} />
      </Verdict>
      <Muted>{polaritasMeanings[iku.polaritas]}</Muted>
    </>
  );
}
