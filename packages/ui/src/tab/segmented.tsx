import styled from 'styled-components';
import { tokens } from '../token/tokens';

const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  justify-self: start;
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  @media print { display: none; }
`;

const Choice = styled.button`
  min-height: ${tokens.controlHeightSmall};
  padding: 0 12px;
  border: 0;
  background: ${tokens.colour.surface};
  color: ${tokens.colour.text};
  font: inherit;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:first-child { border-radius: 5px 0 0 5px; }
  &:last-child { border-radius: 0 5px 5px 0; }
  & + & { border-left: 1px solid ${tokens.colour['line-strong']}; }
  &:hover { background: ${tokens.colour.hover}; }
  &[aria-pressed='true'] { background: ${tokens.colour['brand-soft']}; color: ${tokens.colour['brand-strong']}; }
  @media (pointer: coarse) { min-height: 44px; }
`;

export interface SegmentedProps<Value extends string> {
  /** Says what is chosen between. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between a few views, side by side. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  return (
    <Root role="group" aria-label={label}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Choice>
      ))}
    </Root>
  );
}
