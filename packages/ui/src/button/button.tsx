import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '../spinner/spinner';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` once per view; `danger` for what cannot be undone. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Work is under way: shows a spinner, keeps the focus and ignores presses. */
  loading?: boolean;
}

/** A button with a verb on it. It never submits a form unless `type="submit"`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      onClick={press}
      $variant={variant}
      $size={size}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
    >
      {loading ? <Spinner size={16} /> : icon}
      {children}
    </Root>
  );
}
