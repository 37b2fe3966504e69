import { isWithin } from '../../tree/layout/place';
import { restacked } from '../picture/area';
import { bareOf, type Picture, pictureWith } from '../picture/picture';
import { type PageMap, type Paper, type PrintScale, pageMapOf } from './page-map';

/** What is painted on which sheets. */
export interface Printed {
  readonly map: PageMap;
  readonly painted: Picture;
}

/** How many boxes high stacks may be, beside the height that suits a screen. */
const stackRows = [2, 3, 4, 6, 9];
/** Laying out more boxes than this again and again would be felt. */
const MOST_TRIED = 1500;

const known = new WeakMap<Picture, Map<string, Printed>>();

/**
 * The sheets of a picture. Stacks of boxes are as high as needs fewest sheets, or as prints largest on one. Where it
 * stays readable on one sheet it stands there with its caption; else its tree goes on several.
 */
export function printedOn(picture: Picture, paper: Paper, scale: PrintScale): Printed {
  const ofPicture = known.get(picture) ?? new Map<string, Printed>();
  known.set(picture, ofPicture);
  const name = `${paper} ${scale}`;
  const before = ofPicture.get(name);
  if (before !== undefined) return before;
  const { scene, content } = picture;
  const tried = content.boxes.length > MOST_TRIED ? [] : stackRows;
  const printed = tried
    .map((rows) => laidOn(pictureWith(picture, restacked(scene, rows)), paper, scale))
    .reduce(better, laidOn(picture, paper, scale));
  ofPicture.set(name, printed);
  return printed;
}

/** Fewer sheets are better, then larger ones, then those that no card lies across. */
function better(a: Printed, b: Printed): Printed {
  const fewer = a.map.sheets.length - b.map.sheets.length;
  if (fewer !== 0) return fewer > 0 ? b : a;
  const larger = b.map.millimetresPerPixel - a.map.millimetresPerPixel;
  if (Math.abs(larger) > 1e-9) return larger > 0 ? b : a;
  return cutBoxes(b) < cutBoxes(a) ? b : a;
}

/** Boxes that no sheet shows as a whole. */
const cutBoxes = ({ map, painted }: Printed): number =>
  painted.content.boxes.filter((box) => !map.sheets.some(({ window }) => isWithin(box, window))).length;

function laidOn(picture: Picture, paper: Paper, scale: PrintScale): Printed {
  const { width, height } = picture;
  const one = pageMapOf({ width, height }, paper, scale);
  if (one.sheets.length === 1) return { map: one, painted: picture };
  const painted = bareOf(picture);
  return { map: pageMapOf(painted, paper, scale), painted };
}
