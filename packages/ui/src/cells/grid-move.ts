import { neighbour, type Place } from './place';

/** What moving needs to know of the field that has the focus. */
interface Caret {
  readonly start: number | null;
  readonly end: number | null;
  readonly length: number;
}

const atStart = ({ start, end }: Caret) => start === 0 && end === 0;
const atEnd = ({ start, end, length }: Caret) => start === length && end === length;
const allChosen = ({ start, end, length }: Caret) => start === 0 && end === length;

/**
 * Where a key leads in a grid of fields: up and down by row, Enter down, left and right once the caret has reached the
 * end of the text or all of it is selected. Null when the key belongs to the field.
 */
export function gridMove(key: string, place: Place, caret: Caret): Place | null {
  if (key === 'Enter') return neighbour('ArrowDown', place);
  if (key === 'ArrowLeft' && !atStart(caret) && !allChosen(caret)) return null;
  if (key === 'ArrowRight' && !atEnd(caret) && !allChosen(caret)) return null;
  return neighbour(key, place);
}
