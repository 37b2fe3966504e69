import { formatDecimal } from '@selaras/domain';
import { useId } from 'react';
import styled from 'styled-components';
import { StatusBadge } from '../badge/badge';
import { statusLooks } from '../badge/status';
import { EmptyState } from '../state/empty-state';
import { type StatusName, statusNames } from '../token/status-names';
import { space } from '../token/tokens';
import { VisuallyHidden } from '../visually-hidden';
import { niceMax, share } from './geometry';
import { Track } from './track';

const Root = styled.figure`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`;

const Question = styled.figcaption`
  font-weight: 600;
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(80px, 1fr) max-content;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  @media (max-width: 560px) { grid-template-columns: 1fr max-content; }
`;

const Name = styled.span`
  max-width: 32ch;
  @media (max-width: 560px) {
    grid-column: 1 / -1;
    max-width: none;
    margin-bottom: -${space(1)};
  }
`;

const Value = styled.span`
  text-align: right;
  font-weight: 600;
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export interface Bar {
  id: string | number;
  label: string;
  value: number | null;
  status?: StatusName;
  /** Shown as a line across the bar. */
  target?: number | null;
}

export interface BarChartProps {
  /** The one question that the chart answers. */
  title: string;
  /** What the names on the left are. */
  nameTitle: string;
  /** What the bars measure, with the unit. */
  valueTitle: string;
  bars: readonly Bar[];
  format?: (value: number | null) => string;
  max?: number;
  /** The title is only read out, because a heading above says it. */
  titleHidden?: boolean;
}

/** Horizontal bars for people who look, the same figures as a table for those who listen. */
export function BarChart({
  title,
  nameTitle,
  valueTitle,
  bars,
  format = formatDecimal,
  max,
  titleHidden = false,
}: BarChartProps) {
  const id = useId();
  const values = bars.flatMap(({ value, target }) => [value ?? 0, target ?? 0]);
  const end = max ?? niceMax(Math.max(0, ...values));
  const shown = statusNames.filter((name) => bars.some(({ status }) => status === name));
  if (bars.length === 0) return <EmptyState title="Belum ada data untuk grafik ini" />;
  return (
    <Root aria-labelledby={id}>
      <Question id={id} as={titleHidden ? VisuallyHidden : undefined}>
        {title}
      </Question>
      <Rows aria-hidden="true">
        {bars.map((bar) => (
          <BarRow key={bar.id} bar={bar} end={end} format={format} />
        ))}
      </Rows>
      {shown.length > 0 && (
        <Legend aria-hidden="true">
          {shown.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Legend>
      )}
      <VisuallyHidden as="div">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{nameTitle}</th>
              <th scope="col">{valueTitle}</th>
              <th scope="col">Target</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ id: key, label, value, target, status }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
                <td>{format(target ?? null)}</td>
                <td>{status ? statusLooks[status].label : '-'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Root>
  );
}

interface BarRowProps {
  bar: Bar;
  end: number;
  format: (value: number | null) => string;
}

const BarRow = ({ bar: { label, value, status, target }, end, format }: BarRowProps) => (
  <>
    <Name>{label}</Name>
    <Track
      height={16}
      filled={share(value, end)}
      status={status}
      mark={target == null ? null : share(target, end)}
    />
    <Value>{format(value)}</Value>
  </>
);
