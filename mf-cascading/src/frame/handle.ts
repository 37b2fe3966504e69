import type { Core } from 'cytoscape';
import type { DiagramStats, FrameStats, MountedCounts } from '../diagram/canvas/stats';
import type { DiagramStore } from '../diagram/store/diagram-store';
import { countOf } from '../tree/state/visible';
import { isPlace, placeOf, type ViewPlace, viewOf } from '../view/viewport/place-in-view';

/** What tests and embedding hosts may ask of a mounted diagram: the property `selaras` of its root element. */
export interface DiagramHandle {
  getStats(): DiagramStats;
  getView(): ViewPlace;
  /** Zoom 1–40 and the point of the world in the middle; what is no view is taken no notice of. */
  setView(place: ViewPlace): void;
  /** Brings a box into view by its key, `kinerja-program:12`; false when there is none. */
  focusNode(key: string): boolean;
  /** The graph of the boxes around the screen; null until it has come. */
  getCy(): Core | null;
}

export interface HandleElement extends HTMLElement {
  selaras?: DiagramHandle;
}

export function handleOf(
  store: DiagramStore,
  counts: MountedCounts,
  frame: { readonly current: FrameStats },
): DiagramHandle {
  const { view } = store;
  return {
    getStats: () => {
      const scene = store.getScene();
      return {
        boxes: scene?.model.count ?? 0,
        visible: scene === null ? 0 : countOf(scene.visible),
        painted: frame.current.cards,
        mountedElements: store.graph.size,
        interactiveCards: counts.interactiveCards.current,
        lastFrameMs: frame.current.frameMs,
      };
    },
    getView: () => placeOf(view.getView(), view.size, view.toldBy),
    setView: (place) => {
      if (isPlace(place)) view.set(viewOf(place, view.size, view.toldBy));
    },
    focusNode: (key) => {
      const box = store.getScene()?.model.indexOf.get(key);
      if (box === undefined) return false;
      store.focus(box);
      return true;
    },
    getCy: () => store.graph.cy,
  };
}
