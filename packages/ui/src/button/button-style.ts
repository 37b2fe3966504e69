import { css } from 'styled-components';
import { space, tokens } from '../token/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

const { colour } = tokens;

const variants = {
  primary: css`
    background: ${colour.brand};
    color: ${colour['on-brand']};
    &:hover:not(:disabled, [aria-disabled='true']) { background: ${colour['brand-strong']}; }
  `,
  secondary: css`
    background: ${colour.surface};
    color: ${colour.text};
    border-color: ${colour['line-strong']};
    &:hover:not(:disabled, [aria-disabled='true']) { background: ${colour.hover}; border-color: ${colour.brand}; }
  `,
  quiet: css`
    background: transparent;
    color: ${colour.brand};
    &:hover:not(:disabled, [aria-disabled='true']) { background: ${colour.hover}; }
  `,
  danger: css`
    background: ${colour.danger};
    color: ${colour['on-danger']};
    &:hover:not(:disabled, [aria-disabled='true']) { background: ${colour['danger-strong']}; }
  `,
};

/** Shared by buttons and by links that look like buttons. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${({ $size }) => ($size === 'small' ? tokens.controlHeightSmall : tokens.controlHeight)};
  padding: ${({ $size }) => ($size === 'small' ? '2px 10px' : '4px 14px')};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  font-family: inherit;
  font-size: ${({ $size }) => ($size === 'small' ? tokens.text[12] : tokens.text[14])};
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${tokens.motion.fast},
    border-color ${tokens.motion.fast};
  & > svg { flex: none; }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    cursor: not-allowed;
    background: ${colour.sunken};
    border-color: ${colour.line};
    color: ${colour.muted};
  }
  &[aria-busy='true'] { cursor: progress; }
  @media print { display: none; }
  ${({ $variant }) => variants[$variant]}
`;
