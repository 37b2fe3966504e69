import type { StatusCapaian } from '@selaras/domain';
import { cardStyle } from '../../tree/card/card-style';
import { LEVEL_COUNT } from '../../tree/model/level';
import { inFamily } from '../../tree/text/font-family';

/** The colours that the canvas paints with. */
export interface Look {
  /** Left out: that of the design system. */
  readonly family?: string;
  /** Of a box's corners in world pixels; left out: that of the design system. */
  readonly radius?: number;
  readonly background: string;
  readonly lane: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly edge: string;
  readonly brand: string;
  readonly onBrand: string;
  readonly accent: string;
  readonly accentSoft: string;
  /** From the top level to the lowest. */
  readonly level: readonly string[];
  readonly status: Readonly<Record<StatusCapaian, string>>;
  readonly statusSoft: Readonly<Record<StatusCapaian, string>>;
}

/** Colour of a level's edge: the top level stands out most. */
export const levelColour = (look: Look, level: number): string =>
  look.level[Math.min(level, LEVEL_COUNT - 1)] ?? look.brand;

/** A font of the picture in the look's family. */
export const fontIn = ({ family }: Look, font: string): string => inFamily(font, family);

export const cornersIn = ({ radius = cardStyle.radius }: Look): number => radius;
