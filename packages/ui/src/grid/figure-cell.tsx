import { formatDecimal, parseDecimal, round } from '@selaras/domain';
import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

/** Room for the whole number: a grid is scrolled rather than a figure cut. */
const Box = styled.input<{ $letters: number }>`
  width: 100%;
  min-width: calc(${({ $letters }) => Math.max($letters, 8)}ch + ${space(5)});
  min-height: ${tokens.controlHeight};
  padding: ${space(1)} ${space(2)};
  border: 0;
  background: transparent;
  color: ${tokens.colour.text};
  font-size: max(${tokens.text[14]}, 14px);
  font-variant-numeric: tabular-nums;
  text-align: right;
  &:hover:not(:read-only) { background: ${tokens.colour.hover}; }
  &:focus-visible { outline: 2px solid ${tokens.colour.brand}; outline-offset: -2px; }
  &:read-only { color: ${tokens.colour.muted}; cursor: default; }
  &[aria-invalid='true'] { background: ${tokens.colour['danger-soft']}; color: ${tokens.colour.danger}; }
  @media (pointer: coarse) { min-height: 44px; font-size: ${tokens.text[16]}; }
`;

interface FigureCellProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> {
  value: number | null;
  digits: number;
  faulty: boolean;
  onChange: (value: number | null) => void;
}

/** One number of a grid, written the Indonesian way; what is no number does not take the place of the one before. */
export function FigureCell({ value, digits, faulty, onChange, onBlur, ...input }: FigureCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const unreadable = typed !== null && isUnreadable(typed);
  const shown = typed ?? (value === null ? '' : formatDecimal(value, digits));
  return (
    <Box
      {...input}
      $letters={shown.length}
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={faulty || unreadable || undefined}
      data-unreadable={unreadable || undefined}
      value={shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        if (isUnreadable(event.target.value)) return;
        const number = parseDecimal(event.target.value);
        onChange(number === null ? null : round(number, digits));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

const isUnreadable = (text: string) => text.trim() !== '' && parseDecimal(text) === null;
