import { type RefObject, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { unseenPart } from '../../lazy/lazy-part';
import type { Rect } from '../../tree/layout/place';
import type { Scene } from '../../view/scene/scene';
import { type Point, toWorld } from '../../view/viewport/view';
import { loadPainters } from '../canvas/detail-painters';
import { OverviewCache } from '../canvas/overview-cache';
import type { MountedCounts } from '../canvas/stats';
import { HtmlLayer } from '../cards/html-layer';
import { WheelContext } from '../context/wheel-context';
import { isAddKey, pressAdd } from '../gestures/add-key';
import { attachGestures } from '../gestures/gesture';
import { meaningOf, selectWithin, tapAt } from '../gestures/tap';
import { panKey } from '../gestures/viewport-keys';
import { walkKey } from '../gestures/walk-key';
import type { DiagramStore } from '../store/diagram-store';
import { nearestToMiddle } from '../store/scene-places';
import { useLook } from '../theme/use-look';
import { SelectionBox } from './selection-box';

/** Without cytoscape the layout itself goes on picking. */
const GraphLayer = unseenPart(() => import('../../graph/drawing/graph-layer'));

interface InteractionLayerProps {
  store: DiagramStore;
  scene: Scene;
  surface: RefObject<HTMLElement | null>;
  /** Gives what was done to the picture before, once. */
  early: RefObject<() => readonly Event[]>;
  /** Where what spares the painting of many blocks is put. */
  far: RefObject<OverviewCache | null>;
  counts: MountedCounts;
  /** Whether something that can be pressed lies below the pointer. */
  onOver: (over: boolean) => void;
}

/** Interaction layer of the diagram: gestures, keys, the graph and the buttons of the cards. */
export default function InteractionLayer(props: InteractionLayerProps) {
  const { store, scene, surface, early, far, counts, onOver } = props;
  const [box, setBox] = useState<Rect | null>(null);
  const look = useLook();
  const highlighted = useSyncExternalStore(store.highlight.subscribe, store.highlight.get);
  const takesWheel = useContext(WheelContext);
  const sync = useRef(() => {});
  useEffect(() => {
    const element = surface.current;
    if (element === null) return;
    const world = (point: Point) => toWorld(store.view.getView(), point);
    const meaningAt = (point: Point) => {
      const current = store.getScene();
      const { scale } = store.view.getView();
      return current && meaningOf(current, world(point), scale, store.graph.answers(current));
    };
    const handlers = {
      onPress: () => sync.current(),
      onTap: (point: Point, more: boolean) => tapAt(store, world(point), more),
      onDoubleTap: (point: Point) => {
        const meaning = meaningAt(point);
        if (meaning?.kind === 'pilih') store.focus(meaning.box);
        else if (meaning?.kind === 'kosong') store.view.zoomBy(2, point);
      },
      onHover: (point: Point) => onOver(meaningAt(point)?.kind !== 'kosong'),
      onBox: (drawn: Rect | null, done: boolean) => {
        setBox(done ? null : drawn);
        if (done && drawn !== null) selectWithin(store, drawn);
      },
      takesWheel,
    };
    const detach = attachGestures(element, store.view, handlers, early.current());
    const onKey = (event: KeyboardEvent) => {
      if (walkKey(event, store)) return;
      if (isAddKey(event)) {
        if (event.target === element) pressAdd(element);
        return;
      }
      panKey(event, store.view);
      const current = store.getScene();
      if (event.key !== 'Enter' || event.target !== element || current === null) return;
      event.preventDefault();
      store.select(nearestToMiddle(current, store.view));
    };
    element.addEventListener('keydown', onKey);
    return () => {
      detach();
      element.removeEventListener('keydown', onKey);
    };
  }, [store, surface, early, onOver, takesWheel]);

  useEffect(() => {
    far.current = new OverviewCache();
    // Ready before the view zooms in or out.
    void loadPainters().catch(() => {});
  }, [far]);

  return (
    <>
      <GraphLayer
        graph={store.graph}
        view={store.view}
        scene={scene}
        look={look}
        highlighted={highlighted}
        sync={sync}
      />
      <HtmlLayer store={store} scene={scene} count={counts.interactiveCards} />
      {box !== null && <SelectionBox rect={box} />}
    </>
  );
}
