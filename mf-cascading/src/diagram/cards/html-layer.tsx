import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { rectOf } from '../../tree/layout/shown';
import { detailFrom } from '../../view/paint/detail';
import { interactiveCards } from '../../view/scene/interactive-cards';
import type { Scene } from '../../view/scene/scene';
import type { DiagramStore } from '../store/diagram-store';
import { CardButtons } from './card-buttons';
import { HighlightFrame } from './highlight-frame';

const Layer = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  width: 0;
  height: 0;
  transform-origin: 0 0;
  pointer-events: none;
  /* Too small to be hit or read: only whoever comes by keyboard sees them. */
  &[data-far='true'] :is(button, a):not(:focus-visible) { opacity: 0; pointer-events: none; }
`;

const Place = styled.div`
  position: absolute;
`;

interface HtmlLayerProps {
  store: DiagramStore;
  scene: Scene;
  count: RefObject<number>;
}

/** Real buttons over the painted cards, in one container that follows the view by a single transform. */
export function HtmlLayer({ store, scene, count }: HtmlLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly number[]>([]);

  useEffect(() => {
    const { view } = store;
    const follow = () => {
      const { x, y, scale } = view.getView();
      if (layer.current) {
        layer.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
        layer.current.dataset.far = String(scale < detailFrom.full);
      }
      const next = interactiveCards(scene, view.getView(), view.size);
      count.current = next.length;
      setBoxes((before) => (same(before, next) ? before : next));
    };
    follow();
    return view.subscribe(follow);
  }, [store, scene, count]);

  return (
    <Layer ref={layer}>
      {boxes.map((box) => {
        const key = scene.model.keys[box];
        return key === undefined ? null : <HtmlCard key={key} store={store} scene={scene} box={box} />;
      })}
      <HighlightFrame store={store} scene={scene} />
    </Layer>
  );
}

const HtmlCard = memo(function HtmlCard({
  store,
  scene,
  box,
}: {
  store: DiagramStore;
  scene: Scene;
  box: number;
}) {
  const { x, y, w, h } = rectOf(scene.layout, scene.model, box);
  return (
    <Place style={{ left: x, top: y, width: w, height: h }} data-box={scene.model.keys[box]}>
      <CardButtons store={store} scene={scene} box={box} />
    </Place>
  );
});

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((box, index) => box === b[index]);
