import type { Scene } from '../../view/scene/scene';
import type { DiagramAddress } from '../address/diagram-address';
import type { DiagramStore } from '../store/diagram-store';
import { Minimap } from './minimap';
import { PictureNotes } from './picture-notes';
import { ZoomOverlay } from './zoom-overlay';

interface OverlaysProps {
  store: DiagramStore;
  scene: Scene;
  address: DiagramAddress;
  onAddress: (part: Partial<DiagramAddress>) => void;
}

/** What lies over the picture: what it says of itself, the zoom, the overview. */
export default function Overlays({ store, scene, address, onAddress }: OverlaysProps) {
  return (
    <>
      <PictureNotes store={store} scene={scene} />
      <ZoomOverlay store={store} />
      <Minimap
        store={store}
        scene={scene}
        folded={address.peta === 'tutup'}
        onFold={(folded) => onAddress({ peta: folded ? 'tutup' : null })}
      />
    </>
  );
}
