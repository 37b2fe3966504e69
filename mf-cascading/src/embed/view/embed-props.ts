import type { CascadingProps, Emit } from '@selaras/cascading-react/contract';
import type { RefObject } from 'react';
import type { LiveDiagram } from '../contract/live';
import type { WrongProp } from '../contract/read-props';
import type { Home } from '../home/open-home';

/** What every part that draws the embed is given. */
export interface EmbedProps {
  props: CascadingProps;
  /** Props that nobody can follow; they are none of `props`. */
  wrong: readonly WrongProp[];
  home: Home;
  emit: Emit;
  live: RefObject<LiveDiagram | null>;
}
