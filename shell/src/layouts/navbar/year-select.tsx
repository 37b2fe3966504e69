import { shellConstants, yearsOfPeriod } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useShell } from '../../shell-context';

const Root = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  & > label {
    color: ${tokens.colour.muted};
    font-size: ${tokens.text[12]};
    @media (max-width: 640px) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  & > svg { position: absolute; right: ${space(2)}; pointer-events: none; color: ${tokens.colour.muted}; }
`;

const Native = styled.select`
  appearance: none;
  min-height: ${tokens.controlHeight};
  padding: 0 ${space(7)} 0 ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  font-weight: 650;
  cursor: pointer;
  &:hover { border-color: ${tokens.colour['line-strong']}; }
  & option, & optgroup { background: ${tokens.colour.surface}; color: ${tokens.colour.text}; }
  & option:disabled { color: ${tokens.colour.muted}; }
`;

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChoose: (tahun: number) => void;
}

/** Five consecutive years per period; those without data cannot be chosen (spec 2 §9). Newest period first. */
export function YearSelect({ label, value, onChoose }: Props) {
  const id = useId();
  const { session } = useShell();
  const periods = [...shellConstants.periodStartYears].reverse();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Native id={id} value={value} onChange={(event) => onChoose(Number(event.target.value))}>
        {periods.map((start) => {
          const years = yearsOfPeriod(start);
          return (
            <optgroup key={start} label={`Periode ${start}–${years.at(-1)}`}>
              {years.map((tahun) => (
                <option key={tahun} value={tahun} disabled={!session.years.includes(tahun)}>
                  {tahun}
                </option>
              ))}
            </optgroup>
          );
        })}
      </Native>
      <ChevronDown size={14} aria-hidden="true" />
    </Root>
  );
}
