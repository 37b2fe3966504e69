import { EMPTY_VALUE, formatPercent, formatRoughPercent } from '@selaras/domain';
import styled from 'styled-components';
import type { StatusName } from '../token/status-names';
import { space, tokens } from '../token/tokens';
import { share } from './geometry';
import { Track } from './track';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(48px, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

const Label = styled.span`
  grid-column: 1 / -1;
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
`;

const Figure = styled.span`
  font-weight: 600;
  min-width: 4ch;
  text-align: right;
`;

export interface ProgressBarProps {
  /** Names what is measured. */
  label: string;
  /** Percent; more than 100 fills the bar, null leaves it empty. */
  value: number | null;
  status?: StatusName;
  /** The label is only read out, because words beside the bar say it. */
  labelHidden?: boolean;
}

/** How much of a whole is done. */
export function ProgressBar({ label, value, status, labelHidden = false }: ProgressBarProps) {
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : share(value, 100)}
      aria-valuetext={value === null ? 'Belum ada data' : formatPercent(value)}
    >
      {!labelHidden && <Label>{label}</Label>}
      <Track height={8} filled={share(value, 100)} status={status} />
      <Figure>{value === null ? EMPTY_VALUE : formatRoughPercent(value, 1)}</Figure>
    </Root>
  );
}
