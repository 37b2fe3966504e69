import { formatDecimal, keadaanTriwulan, keadaanTriwulanOf, type Triwulan } from '@selaras/domain';
import { statusLooks, tokens, VisuallyHidden } from '@selaras/ui';
import styled from 'styled-components';
import type { RencanaAksiListRow } from './rencana-aksi';
import { hasilTriwulan, statusOf } from './triwulan';

const Root = styled.div`
  display: grid;
  justify-items: end;
  white-space: nowrap;
  & > small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

const Reached = styled.span<{ $colour: string }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${({ $colour }) => $colour};
  font-weight: 600;
`;

/** A quarter in a list: what was reached, above what was planned; nothing when nothing was planned. */
export function QuarterCell({ row, tw }: { row: RencanaAksiListRow; tw: Triwulan }) {
  const hasil = hasilTriwulan(row, tw);
  const status = statusOf(hasil);
  const { Icon } = statusLooks[status];
  if (hasil.target === null && hasil.realisasi === null) return '-';
  return (
    <Root>
      <Reached $colour={tokens.status[status]}>
        <Icon size={13} aria-hidden="true" />
        <VisuallyHidden>{keadaanTriwulan[keadaanTriwulanOf(hasil)]}:</VisuallyHidden>
        {formatDecimal(hasil.realisasi, 4)}
      </Reached>
      <small>target {formatDecimal(hasil.target, 4)}</small>
    </Root>
  );
}
