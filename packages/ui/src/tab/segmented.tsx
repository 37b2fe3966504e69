import styled from 'styled-components';
import { tokens } from '../token/tokens';

const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 1px;
  justify-self: start;
  overflow: hidden;
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['line-strong']};
  @media print { display: none; }
`;

const Choice = styled.button<{ $size: 'small' | 'medium' }>`
  flex: 1 1 auto;
  min-height: ${({ $size }) => ($size === 'small' ? tokens.controlHeightSmall : `calc(${tokens.controlHeight} - 2px)`)};
  padding: 0 12px;
  border: 0;
  background: ${tokens.colour.surface};
  color: ${tokens.colour.text};
  font: inherit;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:focus-visible { outline-offset: -2px; }
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
  /** As high as the buttons beside it. */
  size?: 'small' | 'medium';
}

/** A choice between a few views, side by side. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'small',
}: SegmentedProps<Value>) {
  return (
    <Root role="group" aria-label={label}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="button"
          $size={size}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Choice>
      ))}
    </Root>
  );
}
