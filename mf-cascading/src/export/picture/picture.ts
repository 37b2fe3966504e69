import type { Rect } from '../../tree/layout/place';
import type { Measure } from '../../tree/text/text-lines';
import type { Look } from '../../view/paint/look';
import type { DetailPainters, PaintStyle } from '../../view/paint/paint-style';
import type { Scene } from '../../view/scene/scene';
import type { QrModules } from '../proof/qr';
import { boundsOf } from './area';
import type { Caption } from './caption';
import { type CaptionLines, captionLines } from './caption-lines';
import { type Content, contentOf } from './content';

/** Around the boxes: at least so many world pixels, and as much as title and foot are set in. */
const MARGIN = 72;
const MARGIN_PART = 0.024;
/** Where a sheet of paper has margins of its own: what the lines beside the boxes need. */
const BARE_MARGIN = 24;
const LEAST_WIDTH = 860;
/** A caption grows with the picture: on a picture this wide it is written at its own size. */
const CAPTION_WIDTH = 1400;
/** Of a tree that is wider than so many times its height, margins and caption are those of one that is not. */
const WIDEST = 12;

/** What a picture is made for: a file or the screen, or paper. */
export type PictureUse = 'file' | 'paper';

/**
 * A whole picture of the tree: title, boxes, legend and proof, in world pixels. The screen's still picture, PNG, SVG,
 * PDF and paper are all painted from it.
 */
export interface Picture extends PaintStyle {
  readonly scene: Scene;
  readonly painters: DetailPainters;
  readonly caption: Caption;
  readonly captionLines: CaptionLines;
  readonly qr: QrModules;
  readonly measure: Measure;
  readonly width: number;
  readonly height: number;
  /** Where the world's origin lies in the picture. */
  readonly origin: { readonly x: number; readonly y: number };
  /** Enlargement of head and foot. */
  readonly captionScale: number;
  readonly head: Rect;
  readonly foot: Rect;
  /** Where it shows something. */
  readonly content: Content;
}

export interface PictureParts {
  readonly painters: DetailPainters;
  readonly scene: Scene;
  readonly look: Look;
  readonly use: PictureUse;
  readonly caption: Caption;
  readonly qr: QrModules;
  readonly measure: Measure;
}

export function pictureOf({ scene, look, use, ...parts }: PictureParts): Picture {
  // Nothing is painted where there is nothing to see: between the cards lies the paper itself.
  const paper = { ...look, background: look.surface, lane: look.surface };
  return captioned({ ...parts, look: use === 'file' ? look : paper }, scene);
}

/** The picture of another scene of the same boxes. */
export const pictureWith = (picture: Picture, scene: Scene): Picture => captioned(picture, scene);

type Painted = Pick<Picture, 'look' | 'painters' | 'caption' | 'qr' | 'measure'>;

function captioned(parts: Painted, scene: Scene): Picture {
  const bounds = boundsOf(scene);
  const margin = Math.max(MARGIN, Math.min(bounds.w, bounds.h * WIDEST) * MARGIN_PART);
  const width = Math.max(LEAST_WIDTH, Math.ceil(bounds.w + 2 * margin));
  const captionScale = Math.max(1, Math.min(width, bounds.h * WIDEST) / CAPTION_WIDTH);
  const lines = captionLines(parts.caption, width / captionScale, parts.measure);
  const heights = [lines.headHeight * captionScale, lines.footHeight * captionScale] as const;
  return {
    ...parts,
    scene,
    captionLines: lines,
    captionScale,
    ...arranged(scene, bounds, width, margin, heights),
  };
}

/** The tree alone: for sheets that show it part by part, whose page map carries the caption. */
export function bareOf(picture: Picture): Picture {
  const bounds = boundsOf(picture.scene);
  const width = Math.ceil(bounds.w + 2 * BARE_MARGIN);
  return { ...picture, ...arranged(picture.scene, bounds, width, BARE_MARGIN, [0, 0]) };
}

/** Head and foot alone, at their own size in a width of their own pixels. */
export function captionOn(picture: Picture, width: number): Picture {
  const lines = captionLines(picture.caption, width, picture.measure);
  const head = { x: 0, y: 0, w: width, h: lines.headHeight };
  const foot = { x: 0, y: 0, w: width, h: lines.footHeight };
  return { ...picture, captionLines: lines, captionScale: 1, head, foot };
}

/** Head, tree and foot below each other. */
function arranged(
  scene: Scene,
  bounds: Rect,
  width: number,
  margin: number,
  [head, foot]: readonly [head: number, foot: number],
): Pick<Picture, 'width' | 'height' | 'origin' | 'head' | 'foot' | 'content'> {
  const [headHeight, footHeight] = [Math.ceil(head), Math.ceil(foot)];
  const height = headHeight + Math.ceil(bounds.h + 2 * margin) + footHeight;
  const origin = { x: (width - bounds.w) / 2 - bounds.x, y: headHeight + margin - bounds.y };
  return {
    width,
    height,
    origin,
    head: { x: 0, y: 0, w: width, h: headHeight },
    foot: { x: 0, y: height - footHeight, w: width, h: footHeight },
    content: contentOf(scene, origin),
  };
}
