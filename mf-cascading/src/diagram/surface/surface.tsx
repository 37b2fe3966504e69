import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { latePart } from '../../lazy/late-part';
import type { Scene } from '../../view/scene/scene';
import { CanvasLayer } from '../canvas/canvas-layer';
import type { FarPicture } from '../canvas/far-picture';
import { PictureGround, useGroundSize } from '../canvas/picture-ground';
import type { FrameStats, MountedCounts } from '../canvas/stats';
import { keepGestures } from '../gestures/early-gestures';
import type { DiagramStore } from '../store/diagram-store';

/** What can be pressed, and what moves the picture, comes right after the first picture. */
const Hands = latePart(() => {
  // It is drawn by the hands, and fetched beside them.
  void import('../../graph/drawing/graph-layer').catch(() => {});
  return import('./interaction-layer');
});

interface SurfaceProps {
  store: DiagramStore;
  /** null until the boxes have their places. */
  scene: Scene | null;
  stats: RefObject<FrameStats>;
  counts: MountedCounts;
  onFirstPicture: () => void;
  /** The first picture has been seen: time for cytoscape and the buttons. */
  settled: boolean;
  /** What lies over the picture. */
  children?: ReactNode;
}

/** The picture itself: canvas, cytoscape's working set and the buttons, all over the same view. */
export function Surface({ store, scene, stats, counts, onFirstPicture, settled, children }: SurfaceProps) {
  const root = useRef<HTMLDivElement>(null);
  const far = useRef<FarPicture>(null);
  const early = useRef<() => readonly Event[]>(() => []);
  const [over, setOver] = useState(false);

  // Before the effects of the hands, which take what was kept.
  useLayoutEffect(() => {
    if (root.current === null) return;
    early.current = keepGestures(root.current);
    return () => void early.current();
  }, []);

  useGroundSize(root, store.view);

  return (
    <PictureGround
      ref={root}
      role="group"
      aria-roledescription="diagram"
      aria-label="Diagram cascading. Tombol panah menggeser, tambah dan kurang memperbesar, 0 menampilkan seluruh pohon, Enter memilih kotak di tengah. Ctrl dan panah berjalan ke induk, anak, dan kotak di sampingnya, Shift dan panah memilih beberapa, Escape membatalkannya. Isinya tersedia pada panel kerangka."
      tabIndex={0}
      data-atas={over}
    >
      <CanvasLayer
        store={store}
        stats={stats}
        far={far}
        onFirstPicture={onFirstPicture}
        graph={store.graph}
      />
      {settled && scene !== null && (
        <>
          <Hands
            store={store}
            scene={scene}
            surface={root}
            early={early}
            far={far}
            counts={counts}
            onOver={setOver}
          />
          {children}
        </>
      )}
    </PictureGround>
  );
}
