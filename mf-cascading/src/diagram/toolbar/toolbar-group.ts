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

/** What every tool of the bar is given. */
export interface ToolProps {
  readonly store: DiagramStore;
  readonly scene: Scene;
  readonly address: DiagramAddress;
  readonly onAddress: (part: Partial<DiagramAddress>) => void;
  readonly switches: readonly PageSwitch[];
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
  /** Where it stands on a small screen: still in the bar, or in the sheet behind "Alat". */
  readonly small: 'bar' | 'sheet';
  /** Where it stands on a large screen, when not in the bar: over the picture, at its lower left corner. */
  readonly large?: 'picture';
  /** May be a late part: it is given time after the first picture. */
  readonly Tools: ComponentType<ToolProps>;
}
