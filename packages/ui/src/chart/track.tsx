import { useId } from 'react';
import styled from 'styled-components';
import type { StatusName } from '../token/status-names';
import { tokens } from '../token/tokens';
import { StatusFill } from './status-fill';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  & rect { transition: width ${tokens.motion.slow}; }
`;

interface TrackProps {
  height: number;
  /** Length of the filled part, 0 to 100. */
  filled: number;
  status?: StatusName | undefined;
  /** Place of the target's line, 0 to 100. */
  mark?: number | null;
  /** The bar is thinner than its track. */
  slim?: boolean;
}

/** A horizontal bar on its track; draws only, its owner says what it means. */
export function Track({ height, filled, status, mark = null, slim = false }: TrackProps) {
  const id = useId();
  const inset = height > 10 ? 2 : 0;
  const round = Math.min(4, height / 2);
  return (
    <Drawing height={height} aria-hidden="true" focusable="false">
      {status && (
        <defs>
          <StatusFill id={id} status={status} />
        </defs>
      )}
      <rect y={inset} width="100%" height={height - 2 * inset} rx={round} fill={tokens.colour.line} />
      <rect
        y={slim ? height * 0.3 : inset}
        width={`${filled}%`}
        height={slim ? height * 0.4 : height - 2 * inset}
        rx={slim ? 2 : round}
        fill={status ? `url(#${id})` : tokens.colour.brand}
      />
      {mark !== null && (
        <line
          x1={`${mark}%`}
          x2={`${mark}%`}
          y1={0}
          y2={height}
          stroke={tokens.colour.text}
          strokeWidth={2.5}
        />
      )}
    </Drawing>
  );
}
