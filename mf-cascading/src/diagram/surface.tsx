import { tokens } from '@selaras/ui';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import type { Scene } from '../tree/paint/scene';
import { CanvasLayer } from './canvas-layer';
import type { DiagramStore } from './diagram-store';
import type { FarPicture } from './far-picture';
import type { FrameStats } from './stats';
import type { WorkingSetProps } from './working-set';

/** What can be pressed, and what moves the picture, comes right after the first picture. */
const WorkingSet = lazy<ComponentType<WorkingSetProps>>(() =>
  import('./working-set').catch(() => ({ default: Nothing })),
);
const Hands = lazy(() => import('./hands'));

const Root = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 0;
  flex: 1;
  @media (max-width: 760px) { flex: none; height: 62dvh; }
  touch-action: none;
  user-select: none;
  cursor: grab;
  background: ${tokens.colour.ground};
  &:active { cursor: grabbing; }
  &[data-atas='true'] { cursor: pointer; }
  &:focus-visible { outline-offset: -3px; }
`;

/** Without cytoscape the layout itself goes on picking. */
const Nothing = () => null;

export interface Counts {
  readonly elements: RefObject<number>;
  readonly htmlCards: RefObject<number>;
}

interface SurfaceProps {
  store: DiagramStore;
  /** null until the boxes have their places. */
  scene: Scene | null;
  stats: RefObject<FrameStats>;
  counts: Counts;
  onFirstPicture: () => void;
  /** The first picture has been seen: time for cytoscape and the buttons. */
  settled: boolean;
  /** What lies over the picture. */
  children?: ReactNode;
}

/** The picture itself: canvas, cytoscape's working set and the buttons, all over the same view. */
export function Surface({ store, scene, stats, counts, onFirstPicture, settled, children }: SurfaceProps) {
  const root = useRef<HTMLDivElement>(null);
  const sync = useRef(() => {});
  const far = useRef<FarPicture>(null);
  const [over, setOver] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) store.view.resize(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [store]);

  return (
    <Root
      ref={root}
      role="group"
      aria-roledescription="diagram"
      aria-label="Diagram cascading. Tombol panah menggeser, tambah dan kurang memperbesar, 0 menampilkan seluruh pohon. Isinya tersedia pada panel kerangka."
      tabIndex={0}
      data-atas={over}
    >
      <CanvasLayer store={store} stats={stats} far={far} onFirstPicture={onFirstPicture} />
      {settled && scene !== null && (
        <>
          <Suspense>
            <WorkingSet store={store} scene={scene} sync={sync} count={counts.elements} />
          </Suspense>
          <Suspense>
            <Hands
              store={store}
              scene={scene}
              surface={root}
              sync={sync}
              far={far}
              elements={counts.elements}
              htmlCards={counts.htmlCards}
              onOver={setOver}
            />
          </Suspense>
          {children}
        </>
      )}
    </Root>
  );
}
