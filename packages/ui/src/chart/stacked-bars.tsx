import { formatDecimal } from '@selaras/domain';
import { useState } from 'react';
import styled from 'styled-components';
import { StatusBadge } from '../badge/badge';
import { statusLooks } from '../badge/status';
import { Button } from '../button/button';
import { usePrinting } from '../print/use-printing';
import type { StatusName } from '../token/status-names';
import { space, tokens } from '../token/tokens';
import { hiddenStyle } from '../visually-hidden';
import { ChartFrame, type ChartFrameProps } from './chart-frame';
import { statusPattern } from './status-pattern';

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** A real table whose cells are as wide as their counts: who listens meets the same one. */
const Sheet = styled.table`
  display: block;
  & thead { ${hiddenStyle} }
  & tbody { display: grid; gap: ${space(2)}; }
  & tr { display: flex; align-items: center; break-inside: avoid; }
  & th { flex: 0 0 34%; padding-right: ${space(3)}; font-weight: 500; text-align: left; }
  & td:last-child { flex: 0 0 6ch; text-align: right; font-weight: 600; }
  @media (max-width: 560px) {
    & tr { flex-wrap: wrap; }
    & th { flex-basis: 100%; padding: 0 0 ${space(1)}; }
    & td:last-child { flex-basis: 5ch; }
  }
`;

const Part = styled.td<{ $count: number }>`
  flex: ${({ $count }) => $count} 1 0;
  min-width: ${({ $count }) => ($count > 0 ? '26px' : 0)};
  overflow: ${({ $count }) => ($count > 0 ? 'visible' : 'hidden')};
  ${({ $count }) => $count === 0 && hiddenStyle}
`;

const Segment = styled.button<{ $status: StatusName }>`
  display: block;
  width: 100%;
  min-height: 26px;
  padding: 0 3px;
  border: 0;
  border-right: 2px solid ${tokens.colour.surface};
  background-color: ${({ $status }) => tokens.status[$status]};
  background-image: ${({ $status }) => statusPattern($status)};
  background-size: ${({ $status }) => (statusLooks[$status].pattern === 'dot' ? '8px 8px' : 'auto')};
  font: inherit;
  font-size: ${tokens.text[12]};
  cursor: pointer;
  print-color-adjust: exact;
  & > span {
    padding: 0 4px;
    border-radius: 3px;
    background: ${({ $status }) => tokens.status[$status]};
    color: ${({ $status }) => tokens.statusSoft[$status]};
    font-weight: 650;
  }
  &[aria-pressed='true'] { outline: 3px solid ${tokens.colour.text}; outline-offset: 1px; position: relative; z-index: 1; }
  &:focus-visible { outline: 3px solid ${tokens.colour.brand}; outline-offset: 2px; position: relative; z-index: 2; }
  @media (pointer: coarse) { min-height: 44px; }
`;

/** One bar: how many of its items are in each state. */
export interface StackedBar<Status extends StatusName> {
  readonly id: number;
  readonly label: string;
  readonly counts: Readonly<Record<Status, number>>;
}

export interface StackedBarsProps<Status extends StatusName> extends Omit<ChartFrameProps, 'children'> {
  /** What the names on the left are. */
  nameTitle: string;
  /** The states, from left to right. */
  states: readonly Status[];
  bars: readonly StackedBar<Status>[];
  /** Bars shown before the reader asks for all; paper shows all. */
  first?: number;
  /** Whether what this part stands for is chosen. */
  isPressed: (bar: number, status: Status) => boolean;
  onPress: (bar: number, status: Status) => void;
}

/** Counts of states as bars of equal length, whose parts are pressed to see the items behind them. */
export function StackedBars<Status extends StatusName>({
  nameTitle,
  states,
  bars,
  first = 12,
  isPressed,
  onPress,
  ...frame
}: StackedBarsProps<Status>) {
  const [all, showAll] = useState(false);
  const printing = usePrinting();
  const shown = all || printing ? bars : bars.slice(0, first);
  return (
    <ChartFrame {...frame}>
      {(titleId) => (
        <>
          <Legend aria-hidden="true">
            {states.map((status) => (
              <StatusBadge key={status} status={status} />
            ))}
          </Legend>
          <Sheet aria-labelledby={titleId}>
            <thead>
              <tr>
                <th scope="col">{nameTitle}</th>
                {states.map((status) => (
                  <th scope="col" key={status}>
                    {statusLooks[status].label}
                  </th>
                ))}
                <th scope="col">Jumlah</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, label, counts }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  {states.map((status) => (
                    <Part key={status} $count={counts[status]}>
                      {counts[status] > 0 ? (
                        <Segment
                          type="button"
                          $status={status}
                          aria-pressed={isPressed(id, status)}
                          aria-label={`${label}: ${formatDecimal(counts[status])} ${statusLooks[status].label.toLowerCase()}`}
                          onClick={() => onPress(id, status)}
                        >
                          <span>{formatDecimal(counts[status])}</span>
                        </Segment>
                      ) : (
                        '0'
                      )}
                    </Part>
                  ))}
                  <td>{formatDecimal(states.reduce((sum, status) => sum + counts[status], 0))}</td>
                </tr>
              ))}
            </tbody>
          </Sheet>
          {bars.length > first && !printing && (
            <div>
              <Button size="small" variant="quiet" onClick={() => showAll(!all)}>
                {all ? `Tampilkan ${first} teratas saja` : `Tampilkan semua (${bars.length})`}
              </Button>
            </div>
          )}
        </>
      )}
    </ChartFrame>
  );
}
