import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

export const ChoiceLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${tokens.controlHeightSmall};
  cursor: pointer;
  &:has(:disabled) { cursor: not-allowed; color: ${tokens.colour.muted}; }
`;

const Box = styled.input`
  appearance: none;
  display: inline-grid;
  place-content: center;
  flex: none;
  width: 18px;
  height: 18px;
  margin: 0;
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: 4px;
  background: ${tokens.colour.surface};
  cursor: inherit;
  transition: background-color ${tokens.motion.fast};
  &::after {
    content: '';
    width: 10px;
    height: 5px;
    margin-top: -3px;
    border: solid transparent;
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }
  &:checked { background: ${tokens.colour.brand}; border-color: ${tokens.colour.brand}; }
  &:checked::after { border-color: ${tokens.colour['on-brand']}; }
  &:disabled { background: ${tokens.colour.sunken}; border-color: ${tokens.colour.line}; }
  &:checked:disabled::after { border-color: ${tokens.colour.muted}; }
  @media (forced-colors: active) { appearance: auto; &::after { content: none; } }
`;

const Help = styled.p`
  padding-left: ${space(6.5)};
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
`;

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
}

/** A box to tick, with its label beside it. */
export function Checkbox({ label, help, id, ...input }: CheckboxProps) {
  const generated = useId();
  const control = id ?? generated;
  return (
    <div>
      <ChoiceLabel>
        <Box
          {...input}
          id={control}
          type="checkbox"
          aria-describedby={help ? `${control}-bantuan` : undefined}
        />
        <span>{label}</span>
      </ChoiceLabel>
      {help && <Help id={`${control}-bantuan`}>{help}</Help>}
    </div>
  );
}
