import type { QuarterFigures } from '@selaras/contracts';
import {
  type CapaianInput,
  formatMeasure,
  formatRoughPercent,
  hasQuarterBegun,
  panasTriwulanOf,
  panasTriwulanWords,
  type Triwulan,
} from '@selaras/domain';
import { space } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useDisplayYear } from '../../frame/use-display';
import { HeatField } from './heat-style';

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space(1)};
`;

interface QuarterHeatProps {
  measure: Omit<CapaianInput, 'target' | 'realisasi'>;
  triwulan: Triwulan;
  figures: QuarterFigures;
}

/** A quarter's realisation against its plan: figures, words and colour say the same. */
export function QuarterHeat({ measure, triwulan, figures }: QuarterHeatProps) {
  const tahun = useDisplayYear();
  const [now] = useState(() => new Date());
  const { panas, capaian } = panasTriwulanOf(
    { ...measure, ...figures },
    hasQuarterBegun(tahun, triwulan, now),
  );
  return (
    <HeatField $panas={panas} data-panas={panas}>
      {panas !== 'tanpa-target' && (
        <Figures>
          <span>
            {formatMeasure(figures.realisasi)} dari {formatMeasure(figures.target)}
          </span>{' '}
          {capaian !== null && <small>{formatRoughPercent(capaian)}</small>}
        </Figures>
      )}
      <small>{panasTriwulanWords[panas]}</small>
    </HeatField>
  );
}
