import type { DiagramAddress } from '../../diagram/address/diagram-address';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import type { Scene } from '../../view/scene/scene';

/** What every panel beside the picture is given. */
export interface PanelProps {
  readonly store: DiagramStore;
  readonly scene: Scene;
  readonly label: string;
  readonly address: DiagramAddress;
  readonly onAddress: (part: Partial<DiagramAddress>) => void;
  /** The search stands above the picture. */
  readonly searchedAbove?: boolean;
}
