import { MOST_SHEETS } from '../paper/page-map';
import { printedOn } from '../paper/printed';
import type { Picture } from '../picture/picture';
import type { PaperChoice } from './lay-out-sheets';

/**
 * What is printed on where nobody could choose: readable A4, the paper that every printer holds; a tree that would need
 * more sheets than a browser prints stands on one large sheet.
 */
export function usualPaper(picture: Picture): PaperChoice {
  const { sheets } = printedOn(picture, 'A4', 'readable').map;
  return sheets.length <= MOST_SHEETS.print
    ? { paper: 'A4', scale: 'readable' }
    : { paper: 'A2', scale: 'one-sheet' };
}
