import type { Theme } from '@selaras/ui';
import { lookOf } from '../../diagram/theme/looks';
import type { Rect } from '../../tree/layout/place';
import type { Measure } from '../../tree/text/text-lines';
import type { DetailPainters, PaintStyle } from '../../view/paint/paint-style';
import type { Scene } from '../../view/scene/scene';
import type { QrModules } from '../proof/qr';
import { boundsOf } from './area';
import type { Caption } from './caption';

/** Around the boxes: at least so many world pixels, and as much as title and foot are set in. */
const MARGIN = 72;
const MARGIN_PART = 0.024;
const LEAST_WIDTH = 860;
/** A caption grows with the picture: on a picture this wide it is written at its own size. */
const CAPTION_WIDTH = 1400;
const HEAD = 104;
const FOOT = 196;

/**
 * A whole picture of the tree: title, boxes, legend and proof, in world pixels. The screen's still picture, PNG, SVG,
 * PDF and paper are all painted from it.
 */
export interface Picture extends PaintStyle {
  readonly scene: Scene;
  readonly painters: DetailPainters;
  readonly caption: Caption;
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
}

export interface PictureParts {
  readonly painters: DetailPainters;
  readonly scene: Scene;
  readonly theme: Theme;
  readonly caption: Caption;
  readonly qr: QrModules;
  readonly measure: Measure;
}

export function pictureOf({ scene, theme, ...parts }: PictureParts): Picture {
  const bounds = boundsOf(scene);
  const margin = Math.max(MARGIN, bounds.w * MARGIN_PART);
  const width = Math.max(LEAST_WIDTH, Math.ceil(bounds.w + 2 * margin));
  const captionScale = Math.max(1, width / CAPTION_WIDTH);
  const headHeight = Math.ceil(HEAD * captionScale);
  const footHeight = Math.ceil(FOOT * captionScale);
  const treeHeight = Math.ceil(bounds.h + 2 * margin);
  const height = headHeight + treeHeight + footHeight;
  return {
    ...parts,
    scene,
    look: lookOf(theme),
    width,
    height,
    origin: { x: (width - bounds.w) / 2 - bounds.x, y: headHeight + margin - bounds.y },
    captionScale,
    head: { x: 0, y: 0, w: width, h: headHeight },
    foot: { x: 0, y: height - footHeight, w: width, h: footHeight },
  };
}
