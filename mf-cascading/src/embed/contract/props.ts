import type { CascadingTree } from '@selaras/contracts';
import type { Theme } from '@selaras/domain';
import type { OwnColours } from '../../diagram/theme/theme-context';

/** Languages of the embed's own words; what the data says stays as it is. */
export const locales = ['id', 'en'] as const;
export type Locale = (typeof locales)[number];

export const themes = ['light', 'dark', 'auto'] as const satisfies readonly (Theme | 'auto')[];

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
  /** `auto` follows the reader's system. */
  readonly theme?: (typeof themes)[number];
  /** Colours in place of the design system's, by its names. */
  readonly colours?: OwnColours;
  /** Heading; left out: the embed's own. */
  readonly title?: string;
}
