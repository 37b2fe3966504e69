import type { CascadingHandle } from './handle';
import type { CascadingProps } from './props';

export type Mount = (element: Element, props?: CascadingProps) => CascadingHandle;

/** What the portal's script sets as `Selaras`. */
export interface Selaras {
  readonly version: string;
  readonly mountCascading: Mount;
  /** For single-spa. */
  readonly lifecycles: object;
  /** A component for the React that is handed in. */
  readonly reactCascading: (react: never) => unknown;
}
