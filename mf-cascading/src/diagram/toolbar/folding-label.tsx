import styled, { css } from 'styled-components';

const readOnly = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words that only screen readers get while the bar is too narrow for them; the signs beside them say them on hovering. */
export const FoldingLabel = styled.span`
  @container sematan (min-width: 761px) and (max-width: 1040px) { ${readOnly} }
  @media (min-width: 761px) { @container alat (max-width: 1560px) { ${readOnly} } }
`;
