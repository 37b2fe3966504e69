import type { DiagramAddress } from '../../diagram/address/diagram-address';
import { Minimap } from '../../diagram/overlays/minimap';
import { PictureNotes } from '../../diagram/overlays/picture-notes';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import type { Scene } from '../../view/scene/scene';

interface EmbedOverlaysProps {
  store: DiagramStore;
  scene: Scene;
  address: DiagramAddress;
  onAddress: (part: Partial<DiagramAddress>) => void;
}

/** What lies over an embedded picture: it is small, so that its zoom stands in the bar and its overview comes when asked for. */
export default function EmbedOverlays({ store, scene, address, onAddress }: EmbedOverlaysProps) {
  return (
    <>
      <PictureNotes store={store} scene={scene} />
      {address.peta !== 'tutup' && (
        <Minimap store={store} scene={scene} onFold={() => onAddress({ peta: 'tutup' })} />
      )}
    </>
  );
}
