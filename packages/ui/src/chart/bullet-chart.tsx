import { formatMeasure, formatPercent } from '@selaras/domain';
import styled from 'styled-components';
import type { StatusName } from '../token/status-names';
import { space, tokens } from '../token/tokens';
import { niceMax, share } from './geometry';
import { Track } from './track';

const Root = styled.figure`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Words = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(3)};
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
  & strong { color: ${tokens.colour.text}; font-weight: 600; }
`;

export interface BulletChartProps {
  /** What is measured: an indicator or a year. */
  label: string;
  target: number | null;
  /** The target in words where it is no single figure, such as the bounds of a range. */
  targetText?: string;
  realisasi: number | null;
  /** Achievement in percent, worked out by the domain's rule. */
  capaian: number | null;
  satuan?: string | null;
  status: StatusName;
  /** Where the scale ends: `bulletEnd` of all years and quarters of an indicator. */
  max?: number;
}

/** Where the scale of bars ends: charts of one indicator share it, so that their lengths can be compared. */
export const bulletEnd = (figures: readonly Pick<BulletChartProps, 'target' | 'realisasi'>[]): number =>
  niceMax(Math.max(...figures.flatMap(({ target, realisasi }) => [target ?? 0, realisasi ?? 0])) * 1.05);

/** Realisation as a bar against the target as a line, with the achievement in words. */
export function BulletChart({
  label,
  target,
  targetText = formatMeasure(target),
  realisasi,
  capaian,
  satuan,
  status,
  max,
}: BulletChartProps) {
  const end = max ?? bulletEnd([{ target, realisasi }]);
  const unit = satuan ? ` ${satuan}` : '';
  return (
    <Root>
      <Words>
        <span>{label}</span>
        <span>
          Realisasi <strong>{formatMeasure(realisasi)}</strong> / target {targetText}
          {unit} · capaian <strong>{formatPercent(capaian)}</strong>
        </span>
      </Words>
      <Track
        height={18}
        filled={share(realisasi, end)}
        status={status}
        slim
        mark={target === null ? null : share(target, end)}
      />
    </Root>
  );
}
