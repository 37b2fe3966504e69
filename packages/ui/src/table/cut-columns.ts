import { css } from 'styled-components';

/** Where a cell of the head stands from left to right, in px. */
export interface Span {
  left: number;
  right: number;
}

/** What a browser rounds positions by, in px. */
const ROUNDING = 1;

/**
 * Which of `spans` stand partly outside `sight`, the room between pinned columns, though all of them would fit. A figure
 * of which only a part is seen reads as another figure; one that is wider than the room is shown as far as it goes.
 */
export function cutSpans(spans: readonly Span[], sight: Span): boolean[] {
  const from = sight.left - ROUNDING;
  const to = sight.right + ROUNDING;
  return spans.map(({ left, right }) => right - left <= to - from && (left < from || right > to));
}

/** Empties, on screen, the cells of the columns at these places; their heads and what is read out stay. */
export const withoutCut = (columns: readonly number[]) =>
  columns.length > 0 &&
  css`
    @media screen {
      ${columns.map((column) => `& td:nth-child(${column + 1})`).join(', ')} {
        color: transparent;
        & > * { opacity: 0; }
      }
    }
  `;
