import styled from 'styled-components';

/** Lines that a text of the card has on paper, so that as many rows as the card has at most stand on its one sheet. */
const LINES = 3;

/**
 * A text that is whole on the screen and ends in "…" on paper when it is longer than its lines; never for figures. `$min`
 * is the width that it keeps beside longer ones, pixels of the sheet.
 */
export const PaperLines = styled.span<{ $min: number }>`
  @media print {
    display: -webkit-box;
    overflow: hidden;
    min-width: ${({ $min }) => $min}px;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${LINES};
    overflow-wrap: anywhere;
  }
`;
