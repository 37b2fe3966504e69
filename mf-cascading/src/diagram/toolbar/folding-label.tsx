import styled from 'styled-components';

/** Words that only screen readers get while the bar is too narrow for them. */
export const FoldingLabel = styled.span`
  @container (min-width: 761px) and (max-width: 1040px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
