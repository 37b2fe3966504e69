import { type RefObject, useEffect } from 'react';
import { loadOtherDetails } from '../tree/paint/other-details';
import type { Scene } from '../tree/paint/scene';
import { type Point, toWorld } from '../view/view';
import type { DiagramStore } from './diagram-store';
import { FarPicture } from './far-picture';
import { attachGestures } from './gesture';
import { HtmlLayer } from './html-layer';
import { panKey } from './surface-key';
import { meaningOf, tapAt } from './tap';

export interface HandsProps {
  store: DiagramStore;
  scene: Scene;
  surface: RefObject<HTMLElement | null>;
  /** Follows the view at once; called before a press is judged. */
  sync: RefObject<() => void>;
  /** Where what spares the painting of many blocks is put. */
  far: RefObject<FarPicture | null>;
  /** Elements that cytoscape holds. */
  elements: RefObject<number>;
  htmlCards: RefObject<number>;
  /** Whether something that can be pressed lies below the pointer. */
  onOver: (over: boolean) => void;
}

/** Everything by which the picture is taken hold of: gestures, keys and the buttons of its cards. */
export default function Hands(props: HandsProps) {
  const { store, scene, surface, sync, far, elements, htmlCards, onOver } = props;
  useEffect(() => {
    const element = surface.current;
    if (element === null) return;
    const world = (point: Point) => toWorld(store.view.getView(), point);
    const kindAt = (point: Point) => {
      const current = store.getScene();
      return current && meaningOf(current, world(point), store.view.getView().scale);
    };
    const detach = attachGestures(element, store.view, {
      onPress: () => sync.current(),
      onTap: (point) => {
        // Once cytoscape is there it picks; until then, and only then, the layout itself does.
        if (elements.current === 0) tapAt(store, world(point));
      },
      onDoubleTap: (point) => {
        const meaning = kindAt(point);
        if (meaning?.kind === 'pilih') void store.focus(meaning.box);
        else if (meaning?.kind === 'kosong') store.view.zoomBy(2, point);
      },
      onHover: (point) => onOver(kindAt(point)?.kind !== 'kosong'),
    });
    const onKey = (event: KeyboardEvent) => panKey(event, store.view);
    element.addEventListener('keydown', onKey);
    return () => {
      detach();
      element.removeEventListener('keydown', onKey);
    };
  }, [store, surface, sync, elements, onOver]);

  useEffect(() => {
    far.current = new FarPicture();
    // Ready before somebody comes close or goes far.
    void loadOtherDetails().catch(() => {});
  }, [far]);

  return <HtmlLayer store={store} scene={scene} count={htmlCards} />;
}
