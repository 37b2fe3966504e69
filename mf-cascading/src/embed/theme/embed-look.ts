import type { CascadingProps, Density } from '@selaras/cascading-react/contract';
import type { Theme } from '@selaras/domain';
import { lookOf, shaped } from '../../diagram/theme/looks';
import type { ThemeChoice } from '../../diagram/theme/theme-context';
import type { Look } from '../../view/paint/look';
import { MOST_RADIUS } from '../contract/read-props';
import { opaqueColour } from './css-colour';
import { ownFamily } from './own-font';
import { readableColours } from './readable-colours';

export interface EmbedLook extends ThemeChoice {
  readonly theme: Theme;
  readonly density: Density;
}

type LookProps = Pick<CascadingProps, 'colours' | 'font' | 'radius' | 'density'>;

/** What a page asks for as the embed draws it; what makes no sense is as if it had been left out. */
export function embedLook(theme: Theme, { colours, font, radius, density }: LookProps): EmbedLook {
  const round = typeof radius === 'number' && Number.isFinite(radius);
  return {
    theme,
    colours: colours == null ? {} : readableColours(theme, colours, opaqueColour),
    family: ownFamily(font),
    radius: round ? Math.min(MOST_RADIUS, Math.max(0, radius)) : undefined,
    density: density === 'rapat' ? 'rapat' : 'normal',
  };
}

/** The same for a picture that leaves the page, in the theme that it is made in. */
export function pictureLook(theme: Theme, props: LookProps): Look {
  const look = embedLook(theme, props);
  return shaped(lookOf(theme, look.colours), look);
}
