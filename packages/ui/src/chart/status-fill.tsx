import { type StatusPattern, statusLooks } from '../badge/status';
import type { StatusName } from '../token/status-names';
import { tokens } from '../token/tokens';

const strokes: Record<Exclude<StatusPattern, 'solid'>, string> = {
  stripe: 'M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6',
  cross: 'M0 0 L8 8 M8 0 L0 8',
  dot: 'M2 2 h0.01 M6 6 h0.01',
  hollow: 'M0 4 H8',
};

interface StatusFillProps {
  /** Unique in the page; bars refer to it as `url(#id)`. */
  id: string;
  status: StatusName;
}

/** The pattern of a status as an SVG paint, so that it can be told without its colour. */
export function StatusFill({ id, status }: StatusFillProps) {
  const { pattern } = statusLooks[status];
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={tokens.status[status]} />
      {pattern !== 'solid' && (
        <path
          d={strokes[pattern]}
          stroke={tokens.statusSoft[status]}
          strokeWidth={pattern === 'dot' ? 3 : 1.5}
          strokeLinecap={pattern === 'dot' ? 'round' : 'butt'}
          opacity={0.75}
        />
      )}
    </pattern>
  );
}
