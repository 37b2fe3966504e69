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
import { useState } from 'react';
import { useDisplayYear } from '../../frame/use-display';
import { HeatField } from './heat-style';

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
  const word = panasTriwulanWords[panas];
  return (
    <HeatField $panas={panas} data-panas={panas}>
      {panas !== 'tanpa-target' && (
        <div>
          {formatMeasure(figures.realisasi)} dari {formatMeasure(figures.target)}
        </div>
      )}
      <small>{capaian === null ? word : `${word} · ${formatRoughPercent(capaian)}`}</small>
    </HeatField>
  );
}
