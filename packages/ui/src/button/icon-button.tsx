import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { tokens } from '../token/tokens';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
  padding: 0;
  ${({ $size }) => css`
    width: ${$size === 'small' ? tokens.controlHeightSmall : tokens.controlHeight};
  `}
  flex: none;
  &[aria-pressed='true'] {
    background: ${tokens.colour['brand-soft']};
    color: ${tokens.colour['brand-strong']};
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** Says what the button does; also its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A square button with only an icon; its label is read out and shown as tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root title={label} {...rest} type={type} aria-label={label} $variant={variant} $size={size}>
      {icon}
    </Root>
  );
}
