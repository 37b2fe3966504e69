import { type RefObject, useEffect, useRef } from 'react';
import { latePart } from '../../lazy/late-part';
import type { Scene } from '../../view/scene/scene';
import { type Point, toWorld } from '../../view/viewport/view';
import { loadPainters } from '../canvas/detail-painters';
import { FarPicture } from '../canvas/far-picture';
import type { MountedCounts } from '../canvas/stats';
import { HtmlLayer } from '../cards/html-layer';
import { attachGestures } from '../gestures/gesture';
import { panKey } from '../gestures/surface-key';
import { meaningOf, tapAt } from '../gestures/tap';
import type { DiagramStore } from '../store/diagram-store';
import { nearestToMiddle } from '../store/scene-places';

/** Without cytoscape the layout itself goes on picking. */
const WorkingSet = latePart(() => import('../graph/working-set'));

interface HandsProps {
  store: DiagramStore;
  scene: Scene;
  surface: RefObject<HTMLElement | null>;
  /** Gives what was done to the picture before, once. */
  early: RefObject<() => readonly Event[]>;
  /** Where what spares the painting of many blocks is put. */
  far: RefObject<FarPicture | null>;
  counts: MountedCounts;
  /** Whether something that can be pressed lies below the pointer. */
  onOver: (over: boolean) => void;
}

/** Everything by which the picture is taken hold of: gestures, keys and the buttons of its cards. */
export default function Hands(props: HandsProps) {
  const { store, scene, surface, early, far, counts, onOver } = props;
  const { elements, htmlCards } = counts;
  const sync = useRef(() => {});
  useEffect(() => {
    const element = surface.current;
    if (element === null) return;
    const world = (point: Point) => toWorld(store.view.getView(), point);
    const kindAt = (point: Point) => {
      const current = store.getScene();
      return current && meaningOf(current, world(point), store.view.getView().scale);
    };
    let cytoscapePicks = false;
    const handlers = {
      onPress: (target: EventTarget | null) => {
        sync.current();
        // What lies over the cards keeps the press from cytoscape.
        const over = target instanceof Element && target.closest('[data-box]') !== null;
        cytoscapePicks = elements.current > 0 && !over;
      },
      onTap: (point: Point) => {
        // What cytoscape has seen from the press on, it picks; all else, and only that, the layout itself does.
        if (!cytoscapePicks) tapAt(store, world(point));
      },
      onDoubleTap: (point: Point) => {
        const meaning = kindAt(point);
        if (meaning?.kind === 'pilih') void store.focus(meaning.box);
        else if (meaning?.kind === 'kosong') store.view.zoomBy(2, point);
      },
      onHover: (point: Point) => onOver(kindAt(point)?.kind !== 'kosong'),
    };
    const detach = attachGestures(element, store.view, handlers, early.current());
    const onKey = (event: KeyboardEvent) => {
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
  }, [store, surface, early, elements, onOver]);

  useEffect(() => {
    far.current = new FarPicture();
    // Ready before somebody comes close or goes far.
    void loadPainters().catch(() => {});
  }, [far]);

  return (
    <>
      <WorkingSet store={store} scene={scene} sync={sync} count={elements} />
      <HtmlLayer store={store} scene={scene} count={htmlCards} />
    </>
  );
}
