import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../token/tokens';
import { ChoiceLabel } from './checkbox';

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 34px;
  height: 20px;
  margin: 0;
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: 999px;
  background: ${tokens.colour.surface};
  cursor: inherit;
  transition: background-color ${tokens.motion.fast};
  &::after {
    content: '';
    position: absolute;
    inset: 3px auto 3px 3px;
    width: 12px;
    border-radius: 50%;
    background: ${tokens.colour['line-strong']};
    transition: translate ${tokens.motion.fast};
  }
  &:checked { background: ${tokens.colour.brand}; border-color: ${tokens.colour.brand}; }
  &:checked::after { translate: 14px 0; background: ${tokens.colour['on-brand']}; }
  &:disabled { background: ${tokens.colour.sunken}; border-color: ${tokens.colour.line}; }
  @media (forced-colors: active) { appearance: auto; &::after { content: none; } }
`;

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  label: ReactNode;
}

/** Turns something on or off at once, without saving. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <ChoiceLabel>
      <Track {...input} type="checkbox" role="switch" />
      <span>{label}</span>
    </ChoiceLabel>
  );
}
