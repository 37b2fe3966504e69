import type { PenambahanOutput } from '@selaras/contracts';
import { allTriwulan, formatMeasure, jumlahOutput, totalOutput, triwulanTitle } from '@selaras/domain';
import { framed, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Root = styled.dl`
  ${framed}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: ${space(3)} ${space(4)};
  & > div { display: grid; gap: ${space(1)}; }
  & dt { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & dd { margin: 0; font-size: ${tokens.text[20]}; font-weight: 650; }
`;

/** Sums over the units, quarter by quarter and of the year. */
export function OutputTotals({ rows }: { rows: readonly PenambahanOutput[] }) {
  const total = totalOutput(rows);
  const parts = [
    ...allTriwulan.map((tw) => [triwulanTitle(tw), total[`tw${tw}`]] as const),
    ['Setahun', jumlahOutput(total)] as const,
  ];
  return (
    <Root aria-label="Jumlah seluruh satuan kerja">
      {parts.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{formatMeasure(value)}</dd>
        </div>
      ))}
    </Root>
  );
}
