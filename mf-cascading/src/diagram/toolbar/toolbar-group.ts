import type { ComponentType } from 'react';
import type { Scene } from '../../view/scene/scene';
import type { DiagramAddress } from '../address/diagram-address';
import type { DiagramStore } from '../store/diagram-store';

/** A switch that the page around the diagram offers and remembers. */
export interface PageSwitch {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** What the page says of itself above the diagram: what it is, whose tree is chosen. */
export interface PageHead {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** What every tool of the bar is given. */
export interface ToolProps {
  readonly store: DiagramStore;
  readonly scene: Scene;
  readonly address: DiagramAddress;
  readonly onAddress: (part: Partial<DiagramAddress>) => void;
  readonly switches: readonly PageSwitch[];
  readonly head: PageHead;
  readonly fullscreen: boolean;
  readonly onFullscreen: () => void;
  /** The tool stands in the sheet of a small screen, with the whole width for itself. */
  readonly inSheet: boolean;
}

/** Tools that belong together. */
export interface ToolGroup {
  readonly id: string;
  /** Name of the group; a heading in the sheet. */
  readonly label: string;
  /** Where it stands on a small screen: still in the bar, in the sheet behind "Alat", or nowhere. */
  readonly small: 'bar' | 'sheet' | 'nowhere';
  /** May be a late part: it is given time after the first picture. */
  readonly Tools: ComponentType<ToolProps>;
}
