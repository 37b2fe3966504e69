import styled, { css } from 'styled-components';

/** Keeps an element for screen readers only. */
export const hiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Words of a tool that has a sign: where the screen is narrow only the sign is drawn, and the words are still read out. */
export const WideLabel = styled.span`
  @media (max-width: 640px) { ${hiddenStyle} }
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`;
