import type { ColourName, Theme } from '@selaras/domain';
import { createContext } from 'react';

/** Colours that stand in for those of the palette, as CSS writes them. */
export type OwnColours = Readonly<Partial<Record<ColourName, string>>>;

/** What somebody else's page decides about colours; where nobody does, the document's own theme is followed. */
export interface ThemeChoice {
  /** null follows the reader's system. */
  readonly theme: Theme | null;
  readonly colours: OwnColours;
  /** Fonts by name, as CSS writes them; left out: those of the design system. */
  readonly family?: string;
  /** Pixels of a corner; left out: those of the design system. */
  readonly radius?: number;
}

export const ThemeContext = createContext<ThemeChoice | null>(null);
