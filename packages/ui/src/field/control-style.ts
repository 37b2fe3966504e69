import styled, { css } from 'styled-components';
import { space, tokens } from '../token/tokens';

const { colour } = tokens;

/** Frame that all text-like controls share: the border, focus and error look. */
const frameStyle = css`
  border: 1px solid ${colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${colour.surface};
  color: ${colour.text};
  transition: border-color ${tokens.motion.fast};
  &:hover { border-color: ${colour.brand}; }
  &:focus-within {
    border-color: ${colour.brand};
    outline: 2px solid ${colour.brand};
    outline-offset: -1px;
  }
  &:has([aria-invalid='true']) { border-color: ${colour.danger}; }
  &:has([aria-invalid='true']):focus-within { outline-color: ${colour.danger}; }
  &:has(:disabled, input:read-only, textarea:read-only) {
    background: ${colour.sunken};
    border-color: ${colour.line};
    cursor: not-allowed;
  }
`;

export const Frame = styled.div`
  ${frameStyle}
  display: flex;
  align-items: stretch;
  min-width: 0;
  min-height: ${tokens.controlHeight};
`;

export const inputStyle = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  padding: ${space(1)} ${space(3)};
  border: 0;
  border-radius: inherit;
  background: transparent;
  font-size: max(${tokens.text[14]}, 14px);
  line-height: 1.5;
  &:focus, &:focus-visible { outline: none; }
  &::placeholder { color: ${colour.muted}; opacity: 1; }
  &:disabled, &:read-only:is(input, textarea) { cursor: not-allowed; color: ${colour.muted}; }
  @media (pointer: coarse) { font-size: ${tokens.text[16]}; }
`;

export const Input = styled.input`
  ${inputStyle}
`;

/** Unit or icon inside the frame, beside the input. */
export const Affix = styled.span`
  display: flex;
  align-items: center;
  padding-inline: ${space(3)};
  color: ${colour.muted};
  white-space: nowrap;
  &:first-child { padding-right: 0; }
  &:last-child { padding-left: 0; }
`;
