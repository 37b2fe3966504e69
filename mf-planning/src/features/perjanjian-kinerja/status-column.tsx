import type { StatusPerjanjian } from '@selaras/contracts';
import { formatDate, terbitanWord } from '@selaras/domain';
import { StatusPerjanjianBadge } from '@selaras/resource/sign';
import { type TableColumn, tokens } from '@selaras/ui';
import styled from 'styled-components';

interface Terbitan {
  readonly perubahan_ke: number;
  readonly status: StatusPerjanjian;
  readonly tanggal: string | null;
}

const Which = styled.span`
  display: block;
  margin-top: 2px;
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  white-space: nowrap;
`;

/** How far a row's agreement is, which one it is and when it was issued. */
export const statusColumn = <Row extends { readonly perjanjian: Terbitan | null }>(): TableColumn<Row> => ({
  id: 'status',
  inCard: 'state',
  title: 'Status dan tahap',
  value: ({ perjanjian }) => perjanjian?.status ?? null,
  cell: ({ perjanjian }) => (
    <>
      <StatusPerjanjianBadge status={perjanjian?.status ?? 'belum'} />
      {perjanjian !== null && (
        <Which>
          {terbitanWord(perjanjian.perubahan_ke)}
          {perjanjian.tanggal !== null && `, ${formatDate(perjanjian.tanggal)}`}
        </Which>
      )}
    </>
  ),
  minWidth: '150px',
});
