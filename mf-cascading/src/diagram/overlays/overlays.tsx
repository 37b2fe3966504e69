import type { Scene } from '../../view/scene/scene';
import type { DiagramAddress } from '../address/diagram-address';
import { isMapOpen } from '../address/folds';
import type { DiagramStore } from '../store/diagram-store';
import { Minimap } from './minimap';
import { PictureNotes } from './picture-notes';

interface OverlaysProps {
  store: DiagramStore;
  scene: Scene;
  address: DiagramAddress;
  onAddress: (part: Partial<DiagramAddress>) => void;
}

/** What lies over the picture: what it says of itself, and the overview while it is wanted. */
export default function Overlays({ store, scene, address, onAddress }: OverlaysProps) {
  return (
    <>
      <PictureNotes store={store} scene={scene} />
      {isMapOpen(address) && <Minimap store={store} scene={scene} onFold={() => onAddress({ peta: null })} />}
    </>
  );
}
