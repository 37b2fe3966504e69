import { type Measure, wrap } from '../../tree/text/text-lines';
import type { Caption } from './caption';
import { captionFont } from './caption-font';

/** Left and right of what head and foot say, in their own pixels. */
export const CAPTION_INSET = 32;
/** Right of the mark beside the title. */
export const TITLE_LEFT = 50;
export const TITLE_LINE = 30;
export const FOOT_LINE = 15;
/** Side of the QR code, and how far its neighbours stay away. */
export const QR_SIDE = 132;
const QR_GAP = 32;

const HEAD = 104;
const FOOT = 196;
/** Lines of the address that the foot has room for as it is. */
const FOOT_ADDRESS_LINES = 2;

/** What head and foot write, broken into lines of which none is cut, and the heights that they need for it. */
export interface CaptionLines {
  readonly title: readonly string[];
  readonly link: readonly string[];
  readonly headHeight: number;
  readonly footHeight: number;
}

/** `width` is that of head and foot in their own pixels. */
export function captionLines({ title, link }: Caption, width: number, measure: Measure): CaptionLines {
  const lines = (text: string, font: string, room: number) => wrap(text, font, room, Infinity, measure);
  const titles = lines(title, captionFont.title, width - TITLE_LEFT - CAPTION_INSET);
  const links = lines(link, captionFont.small, width - 2 * CAPTION_INSET - QR_SIDE - QR_GAP);
  return {
    title: titles,
    link: links,
    headHeight: HEAD + (titles.length - 1) * TITLE_LINE,
    footHeight: FOOT + Math.max(0, links.length - FOOT_ADDRESS_LINES) * FOOT_LINE,
  };
}
