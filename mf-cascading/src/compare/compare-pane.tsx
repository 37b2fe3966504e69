import { useEffect, useMemo, useRef, useState } from 'react';
import { CanvasLayer } from '../diagram/canvas/canvas-layer';
import { OverviewCache } from '../diagram/canvas/overview-cache';
import { ViewportElement } from '../diagram/canvas/viewport-element';
import { attachGestures } from '../diagram/gestures/gesture';
import { meaningOf, tapAt } from '../diagram/gestures/tap';
import { panKey } from '../diagram/gestures/viewport-keys';
import type { DiagramStore } from '../diagram/store/diagram-store';
import type { TreeModel } from '../tree/model/model';
import { toWorld } from '../view/viewport/view';
import { besideScene } from './beside-scene';

interface ComparePaneProps {
  store: DiagramStore;
  model: TreeModel;
  tahun: number;
}

const nothing = () => {};

/** The other year beside the shown one: what moves, opens or selects in one picture does so in both. */
export default function ComparePane({ store, model, tahun }: ComparePaneProps) {
  const picture = useRef<HTMLDivElement>(null);
  const stats = useRef({ cards: 0, frameMs: 0 });
  const [far] = useState(() => ({ current: new OverviewCache() }));
  const source = useMemo(() => besideScene(store, model), [store, model]);

  useEffect(() => {
    const element = picture.current;
    if (element === null) return;
    return attachGestures(element, store.view, {
      onPress: nothing,
      onTap: (point) => tapAt(store, toWorld(store.view.getView(), point)),
      onDoubleTap: (point) => {
        const scene = store.getScene();
        if (scene === null) return;
        const meaning = meaningOf(scene, toWorld(store.view.getView(), point), store.view.getView().scale);
        if (meaning.kind === 'pilih') store.focus(meaning.box);
      },
      onHover: nothing,
    });
  }, [store]);

  return (
    <ViewportElement
      ref={picture}
      role="group"
      aria-roledescription="diagram"
      aria-label={`Diagram tahun ${tahun}, bergerak bersama diagram di sebelahnya.`}
      tabIndex={0}
      onKeyDown={(event) => panKey(event, store.view)}
    >
      <CanvasLayer store={source} stats={stats} far={far} onFirstPaint={nothing} />
    </ViewportElement>
  );
}
