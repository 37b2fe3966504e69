import type { IkuCard as Iku } from '@selaras/contracts';
import { formatMeasure, polaritasMeanings } from '@selaras/domain';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '../badge/badge';
import { space } from '../token/tokens';
import { ikuPerbandingan } from './iku-view';
import { Muted } from './muted';

/** A verdict with what it means. */
const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-block: ${space(1)};
`;

const comparisonLooks = {
  green: { tone: 'success', Icon: ArrowUp },
  red: { tone: 'danger', Icon: ArrowDown },
  neutral: { tone: 'neutral', Icon: Equal },
} as const;

/** Higher is green whatever the polarity, so the words beside it say what that means (spec 1 §4). */
export function IkuComparison({ iku }: { iku: Iku }) {
  const { text, tone: colour, selisih, label, value, meaning } = ikuPerbandingan(iku);
  const { tone, Icon } = comparisonLooks[colour];
  return (
    <>
      <Muted>
        {label} {selisih === null ? '' : value}
      </Muted>
      <Beside>
        <Badge tone={tone} icon={selisih === null ? null : <Icon size={14} aria-hidden="true" />}>
          {text}
          {selisih ? ` ${formatMeasure(selisih)}` : ''}
        </Badge>
        {meaning !== null && <Muted>{meaning}</Muted>}
      </Beside>
      <Muted>{polaritasMeanings[iku.polaritas]}</Muted>
    </>
  );
}
