import { bareOf, type Picture } from '../picture/picture';
import { type PageMap, type Paper, type PrintScale, pageMapOf } from './page-map';

/** What is painted on which sheets. */
export interface Printed {
  readonly map: PageMap;
  readonly painted: Picture;
}

/** Where the picture stays readable on one sheet it stands there with its caption; else its tree goes on several. */
export function printedOn(picture: Picture, paper: Paper, scale: PrintScale): Printed {
  // Only the tree is worth cutting with care; title, legend and proof fill the whole width.
  const { width, height } = picture;
  const one = pageMapOf({ width, height }, paper, scale);
  if (one.sheets.length === 1) return { map: one, painted: picture };
  const painted = bareOf(picture);
  return { map: pageMapOf(painted, paper, scale), painted };
}
