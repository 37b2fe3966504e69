import type { OwnColours, Theme } from './look';
import type { CascadingTree } from './tree';

/** Languages of the embed's own words; what the data says stays as it is. */
export const locales = ['id', 'en'] as const;
export type Locale = (typeof locales)[number];

export const themes = ['light', 'dark', 'auto', 'host'] as const satisfies readonly (
  | Theme
  | 'auto'
  | 'host'
)[];

export const densities = ['normal', 'rapat'] as const;
export type Density = (typeof densities)[number];

/** What a page that embeds the diagram decides. Everything has a default: without props it shows the whole regency. */
export interface CascadingProps {
  /** Left out: the whole regency. */
  readonly satuanKerjaId?: number | null;
  /** Left out: the year that the back end shows to the public. */
  readonly tahun?: number | null;
  /**
   * Address below which the calls lie; left out: `/api` of the origin that the script came from. Its origin must be that
   * of the page, that of the script, or one of `apiOrigins`.
   */
  readonly apiBase?: string;
  /** Further origins that data and tokens may go to; decided by the page's own code alone. */
  readonly apiOrigins?: readonly string[];
  /** Gives the token of a signed-in user: then his tree is shown instead of the public one. */
  readonly getToken?: () => string | null | Promise<string | null>;
  /** The tree itself as the call answers it: then nothing is fetched. */
  readonly data?: CascadingTree | null;
  readonly locale?: Locale;
  /** `auto` follows the reader's system, `host` the page around: its `color-scheme`, else its background. */
  readonly theme?: (typeof themes)[number];
  /**
   * Colours in place of the design system's, by its names. One that would not be read on its ground moves towards black
   * or white until it is.
   */
  readonly colours?: OwnColours;
  /** Families that the page has loaded, as CSS writes them: for texts, boxes, pictures and paper. */
  readonly font?: string;
  /** Pixels of the corners of boxes and controls, 0 to 24. */
  readonly radius?: number;
  /** `rapat` draws bar, outline and legend tighter; a finger keeps its room. */
  readonly density?: Density;
  /** Heading; left out: the embed's own. */
  readonly title?: string;
}
