import { formatMeasure, type PlanTarget, targetText } from '@selaras/domain';
import { type TableColumn, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Unit = styled.small`
  display: block;
  max-width: 16ch;
  margin-left: auto;
  white-space: normal;
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
`;

/** A figure with its unit below. */
export function Measured({ value, satuan }: { value: number | string | null; satuan: string | null }) {
  return (
    <>
      {typeof value === 'string' ? value : formatMeasure(value)}
      {satuan !== null && <Unit>{satuan}</Unit>}
    </>
  );
}

/** The target of a row with its unit. */
export const targetColumn: TableColumn<PlanTarget & { readonly satuan: string | null }> = {
  id: 'target',
  title: 'Target',
  value: ({ target }) => target,
  cell: (row) => <Measured value={targetText(row)} satuan={row.satuan} />,
  numeric: true,
  sortable: true,
};
