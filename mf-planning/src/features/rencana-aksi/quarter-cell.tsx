import { formatMeasure, keadaanTriwulan, keadaanTriwulanOf, type Triwulan } from '@selaras/domain';
import { statusLooks, tokens, VisuallyHidden } from '@selaras/ui';
import styled from 'styled-components';
import type { RencanaAksiListRow } from './rencana-aksi';
import { quarterResultOf, statusOf } from './triwulan';

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
  const result = quarterResultOf(row, tw);
  const status = statusOf(result);
  const { Icon } = statusLooks[status];
  if (result.target === null && result.realisasi === null) return '-';
  return (
    <Root>
      <Reached $colour={tokens.status[status]}>
        <Icon size={13} aria-hidden="true" />
        <VisuallyHidden>{keadaanTriwulan[keadaanTriwulanOf(result)]}:</VisuallyHidden>
        {formatMeasure(result.realisasi)}
      </Reached>
      <small>target {formatMeasure(result.target)}</small>
    </Root>
  );
}
