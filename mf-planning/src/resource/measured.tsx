import { formatDecimal } from '@selaras/domain';
import { tokens } from '@selaras/ui';
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
      {formatDecimal(value, 4)}
      {satuan !== null && <Unit>{satuan}</Unit>}
    </>
  );
}
