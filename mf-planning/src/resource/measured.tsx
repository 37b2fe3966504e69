import { formatMeasure } from '@selaras/domain';
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
export function Measured({ value, satuan }: { value: number | null; satuan: string | null }) {
  return (
    <>
      {formatMeasure(value)}
      {satuan !== null && <Unit>{satuan}</Unit>}
    </>
  );
}

/** The target of a row with its unit. */
export const targetColumn: TableColumn<{ readonly target: number | null; readonly satuan: string | null }> = {
  id: 'target',
  title: 'Target',
  value: ({ target }) => target,
  cell: ({ target, satuan }) => <Measured value={target} satuan={satuan} />,
  numeric: true,
  sortable: true,
};
