import { tokens } from '@selaras/ui';
import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import type { Scene } from '../tree/paint/scene';
import { type Point, toWorld } from '../view/view';
import { CanvasLayer } from './canvas-layer';
import type { DiagramStore } from './diagram-store';
import { attachGestures } from './gesture';
import type { FrameStats } from './stats';
import { panKey } from './surface-key';
import { meaningOf } from './tap';
import type { WorkingSetProps } from './working-set';

/** What can be pressed comes right after the first picture. */
const WorkingSet = lazy<ComponentType<WorkingSetProps>>(() =>
  import('./working-set').catch(() => ({ default: Nothing })),
);
const HtmlLayer = lazy(() => import('./html-layer'));

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
}

/** The picture itself: canvas, cytoscape's working set and the buttons, all over the same view. */
export function Surface({ store, scene, stats, counts, onFirstPicture, settled }: SurfaceProps) {
  const root = useRef<HTMLDivElement>(null);
  const sync = useRef(() => {});
  const [over, setOver] = useState(false);

  const tapWorld = useCallback(
    (world: Point) => {
      const current = store.getScene();
      if (current === null) return;
      const meaning = meaningOf(current, world, store.view.getView().scale);
      if (meaning.kind === 'buka') void store.toggle(meaning.box);
      else if (meaning.kind === 'cross') store.toggleCross(meaning.box);
      else store.select(meaning.kind === 'pilih' ? meaning.box : -1);
    },
    [store],
  );

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const world = (point: Point) => toWorld(store.view.getView(), point);
    const kindAt = (point: Point) => {
      const current = store.getScene();
      return current && meaningOf(current, world(point), store.view.getView().scale);
    };
    const observer = new ResizeObserver(([entry]) => {
      if (entry) store.view.resize(entry.contentRect);
    });
    observer.observe(element);
    const detach = attachGestures(element, store.view, {
      onPress: () => sync.current(),
      onTap: (point) => {
        // Once cytoscape is there it picks; until then, and only then, the layout itself does.
        if (counts.elements.current === 0) tapWorld(world(point));
      },
      onDoubleTap: (point) => {
        const meaning = kindAt(point);
        if (meaning?.kind === 'pilih') void store.focus(meaning.box);
        else if (meaning?.kind === 'kosong') store.view.zoomBy(2, point);
      },
      onHover: (point) => setOver(kindAt(point)?.kind !== 'kosong'),
    });
    return () => {
      observer.disconnect();
      detach();
    };
  }, [store, counts, tapWorld]);

  return (
    <Root
      ref={root}
      role="group"
      aria-roledescription="diagram"
      aria-label="Diagram cascading. Tombol panah menggeser, tambah dan kurang memperbesar, 0 menampilkan seluruh pohon. Isinya tersedia pada panel kerangka."
      tabIndex={0}
      data-atas={over}
      onKeyDown={(event) => panKey(event, store.view)}
    >
      <CanvasLayer store={store} stats={stats} onFirstPicture={onFirstPicture} />
      {settled && scene !== null && (
        <>
          <Suspense>
            <WorkingSet store={store} scene={scene} sync={sync} count={counts.elements} onTap={tapWorld} />
          </Suspense>
          <Suspense>
            <HtmlLayer store={store} scene={scene} count={counts.htmlCards} />
          </Suspense>
        </>
      )}
    </Root>
  );
}
