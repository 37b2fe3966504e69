import { formatMeasure, formatPercent } from '@selaras/domain';
import { tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { Card } from '../../tree/model/card';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text[12]};
  & caption { text-align: left; color: ${tokens.colour.muted}; padding-bottom: 4px; }
  & th, & td { padding: 4px 6px; text-align: right; border-top: 1px solid ${tokens.colour.line}; }
  & th:first-child { text-align: left; }
`;

/** Target, realisation and achievement of the period's years. */
export function YearTable({ card }: { card: Card }) {
  return (
    <Table>
      <caption>Per tahun{card.satuan === null ? '' : ` (${card.satuan})`}</caption>
      <thead>
        <tr>
          <th scope="col">Tahun</th>
          <th scope="col">Target</th>
          <th scope="col">Realisasi</th>
          <th scope="col">Capaian</th>
        </tr>
      </thead>
      <tbody>
        {card.tahunan.map(({ tahun, target, realisasi, capaian }) => (
          <tr key={tahun}>
            <th scope="row">{tahun}</th>
            <td>{formatMeasure(target)}</td>
            <td>{formatMeasure(realisasi)}</td>
            <td>{formatPercent(capaian)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
