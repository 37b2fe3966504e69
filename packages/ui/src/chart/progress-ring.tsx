import { EMPTY_VALUE, formatPercent } from '@selaras/domain';
import type { StatusName } from '../token/status-names';
import { tokens } from '../token/tokens';
import { share } from './geometry';

const STROKE = 8;

/** Diameter from which the percentage has room inside. */
const WITH_TEXT = 72;

export interface ProgressRingProps {
  /** Names what is measured. */
  label: string;
  /** Percent; more than 100 closes the ring, null leaves it open. */
  value: number | null;
  status?: StatusName;
  /** Diameter in pixels; a ring below 72 is a picture beside the figure that it shows. */
  size?: number;
}

/** How complete something is, with the percentage in the middle of a large ring. */
export function ProgressRing({ label, value, status, size = WITH_TEXT }: ProgressRingProps) {
  const radius = (size - STROKE) / 2;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: STROKE };
  const ink = status ? tokens.status[status] : tokens.colour.brand;
  return (
    <svg
      width={size}
      height={size}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : share(value, 100)}
      aria-valuetext={value === null ? 'Belum ada data' : formatPercent(value)}
    >
      <circle {...circle} stroke={tokens.colour.line} />
      <circle
        {...circle}
        stroke={ink}
        pathLength={100}
        strokeDasharray={`${share(value, 100)} 100`}
        strokeLinecap={share(value, 100) > 0 ? 'round' : 'butt'}
        transform={`rotate(-90 ${size / 2} ${size / 2})`}
      />
      {size >= WITH_TEXT && (
        <text
          x="50%"
          y="50%"
          textAnchor="middle"
          dominantBaseline="central"
          fill={tokens.colour.text}
          fontSize={size / 4.8}
          fontWeight={650}
        >
          {value === null ? EMPTY_VALUE : formatPercent(value)}
        </text>
      )}
    </svg>
  );
}
