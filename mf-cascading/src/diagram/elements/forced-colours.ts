import { css } from 'styled-components';

/** Where the reader's own colours are forced, what is pressed or chosen is filled: its quiet background is not painted. */
export const chosenWhenForced = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;
