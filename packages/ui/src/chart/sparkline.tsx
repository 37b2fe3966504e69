import { formatMeasure } from '@selaras/domain';
import { tokens } from '../token/tokens';
import { linePath, sparkPoints } from './geometry';

const DOT = 2.5;

export interface SparklinePoint {
  /** Year or quarter. */
  label: string;
  value: number | null;
}

export interface SparklineProps {
  /** Names what runs along the line. */
  label: string;
  points: readonly SparklinePoint[];
  width?: number;
  height?: number;
}

/** A small line that shows where something is going; its values are read out. */
export function Sparkline({ label, points, width = 96, height = 28 }: SparklineProps) {
  const places = sparkPoints(
    points.map(({ value }) => value),
    width - 2 * DOT,
    height - 2 * DOT,
  );
  const last = places.findLast((place) => place !== null);
  const words = points.map((point) => `${point.label}: ${formatMeasure(point.value)}`).join('; ');
  return (
    <svg width={width} height={height} role="img" aria-label={`${label}. ${words}`}>
      <g transform={`translate(${DOT} ${DOT})`}>
        <path
          d={linePath(places)}
          fill="none"
          stroke={tokens.colour.brand}
          strokeWidth={1.75}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {last && <circle cx={last.x} cy={last.y} r={DOT} fill={tokens.colour.accent} />}
      </g>
    </svg>
  );
}
