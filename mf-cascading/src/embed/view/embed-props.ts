import type { CascadingProps, Emit } from '@selaras/cascading-react/contract';
import type { RefObject } from 'react';
import type { LiveDiagram } from '../contract/live';
import type { Home } from '../home/open-home';

/** What every part that draws the embed is given. */
export interface EmbedProps {
  props: CascadingProps;
  home: Home;
  emit: Emit;
  live: RefObject<LiveDiagram | null>;
}
