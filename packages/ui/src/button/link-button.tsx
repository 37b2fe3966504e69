import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

const Root = styled.a<ButtonLook>`
  ${buttonStyle}
`;

interface LinkButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** `as` names the element or the router's link component; its own props follow. */
export type LinkButtonProps<As extends ElementType = 'a'> = LinkButtonLook & { as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof LinkButtonLook | 'as'
  >;

/** A link that looks like a button: for going somewhere, not for doing something. */
export function LinkButton<As extends ElementType = 'a'>({
  as,
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  ...rest
}: LinkButtonProps<As>) {
  return (
    <Root as={as as ElementType} {...rest} $variant={variant} $size={size}>
      {icon}
      {children}
    </Root>
  );
}
