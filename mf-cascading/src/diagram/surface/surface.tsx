import { type ReactNode, type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import { unseenPart } from '../../lazy/lazy-part';
import type { Scene } from '../../view/scene/scene';
import { CanvasLayer } from '../canvas/canvas-layer';
import type { OverviewCache } from '../canvas/overview-cache';
import type { FrameStats, MountedCounts } from '../canvas/stats';
import { useViewportSize, ViewportElement } from '../canvas/viewport-element';
import { useBoxActs } from '../context/box-acts-context';
import { WheelContext } from '../context/wheel-context';
import { keepGestures } from '../gestures/early-gestures';
import type { DiagramStore } from '../store/diagram-store';

/** What can be pressed, and what moves the picture, comes right after the first picture. */
const InteractionLayer = unseenPart(() => {
  // The interaction layer draws it; both are fetched at once.
  void import('../../graph/drawing/graph-layer').catch(() => {});
  return import('./interaction-layer');
});

const LABEL =
  'Diagram cascading. Tombol panah menggeser, tambah dan kurang memperbesar, 0 menampilkan seluruh pohon, Enter memilih kotak di tengah. Ctrl dan panah berjalan ke induk, anak, dan kotak di sampingnya, Shift dan panah memilih beberapa, Escape membatalkannya. Isinya tersedia pada panel kerangka.';

interface SurfaceProps {
  store: DiagramStore;
  /** null until the boxes have their places. */
  scene: Scene | null;
  stats: RefObject<FrameStats>;
  counts: MountedCounts;
  onFirstPaint: () => void;
  /** The first picture has been seen: time for cytoscape and the buttons. */
  settled: boolean;
  /** Left out: the portal's own words. */
  label?: string;
  /** What lies over the picture. */
  children?: ReactNode;
}

/** The picture itself: canvas, cytoscape's working set and the buttons, all over the same view. */
export function Surface(props: SurfaceProps) {
  const { store, scene, stats, counts, onFirstPaint, settled, label = LABEL, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const far = useRef<OverviewCache>(null);
  const early = useRef<() => readonly Event[]>(() => []);
  const [over, setOver] = useState(false);
  const takesWheel = useContext(WheelContext);
  const help = useBoxActs().edit?.help;

  // Runs before the effects of the interaction layer, which replay the kept events.
  useLayoutEffect(() => {
    if (root.current === null) return;
    early.current = keepGestures(root.current, takesWheel);
    return () => void early.current();
  }, [takesWheel]);

  useViewportSize(root, store.view);

  return (
    <ViewportElement
      ref={root}
      role="group"
      aria-roledescription="diagram"
      aria-label={help ? `${label} ${help}` : label}
      tabIndex={0}
      data-over={over}
    >
      <CanvasLayer store={store} stats={stats} far={far} onFirstPaint={onFirstPaint} graph={store.graph} />
      {settled && scene !== null && (
        <>
          <InteractionLayer
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
    </ViewportElement>
  );
}
