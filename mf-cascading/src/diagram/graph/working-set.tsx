import type { Core, ElementDefinition, EventObject } from 'cytoscape';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import CytoscapeComponent from 'react-cytoscapejs';
import styled from 'styled-components';
import { rectOf } from '../../tree/layout/shown';
import { workingBoxes } from '../../view/scene/html-cards';
import type { Scene } from '../../view/scene/scene';
import { tapAt } from '../gestures/tap';
import type { DiagramStore } from '../store/diagram-store';

/** The picture has to stand still this long before the working set follows it. */
const IDLE_MS = 120;

const fill = { position: 'absolute', inset: 0 } as const;

/** cytoscape's own canvases show nothing: hidden, they cost no layers of the screen's size in every frame. */
const Unseen = styled.div`
  & canvas { visibility: hidden; }
`;

/** Bodies are there to be hit and walked along, not to be seen: the canvas below paints them. */
const stylesheet = [
  { selector: 'node', style: { shape: 'rectangle', width: 'data(w)', height: 'data(h)', opacity: 0 } },
  { selector: 'edge', style: { opacity: 0, events: 'no', width: 1 } },
];

interface WorkingSetProps {
  store: DiagramStore;
  scene: Scene;
  /** Follows the view at once; called before a press is judged. */
  sync: RefObject<() => void>;
  count: RefObject<number>;
}

/**
 * cytoscape with the boxes around the screen at the very places of the picture: it picks what is tapped and holds what is
 * selected. Its viewport follows the view store; its own panning and zooming are off, so that there is one of each.
 */
export default function WorkingSet({ store, scene, sync, count }: WorkingSetProps) {
  const core = useRef<Core | null>(null);
  const boxes = useWorkingBoxes(store, scene);
  const elements = useMemo(() => elementsOf(scene, boxes), [scene, boxes]);

  useEffect(() => {
    sync.current = () => {
      const { x, y, scale } = store.view.getView();
      core.current?.viewport({ zoom: scale, pan: { x, y } });
    };
    sync.current();
    return () => {
      sync.current = () => {};
    };
  });

  useEffect(() => {
    count.current = elements.length;
    const cy = core.current;
    const key = scene.model.keys[scene.selected];
    cy?.nodes(':selected').unselect();
    if (key !== undefined) cy?.getElementById(key).select();
    return () => {
      count.current = 0;
    };
  }, [elements, scene, count]);

  const adopt = useCallback(
    (cy: Core) => {
      if (core.current === cy) return;
      core.current = cy;
      cy.on('tap', ({ position }: EventObject) => tapAt(store, position));
    },
    [store],
  );

  return (
    <Unseen>
      <CytoscapeComponent
        elements={elements}
        stylesheet={stylesheet}
        style={fill}
        cy={adopt}
        minZoom={1e-6}
        maxZoom={1e3}
        userPanningEnabled={false}
        userZoomingEnabled={false}
        boxSelectionEnabled={false}
        autoungrabify
      />
    </Unseen>
  );
}

function useWorkingBoxes(store: DiagramStore, scene: Scene): readonly number[] {
  const [boxes, setBoxes] = useState<readonly number[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const refresh = () => setBoxes(workingBoxes(scene, store.view.getView(), store.view.size));
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(refresh, IDLE_MS);
    };
    refresh();
    const stop = store.view.subscribe(later);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, scene]);
  return boxes;
}

function elementsOf(scene: Scene, boxes: readonly number[]): ElementDefinition[] {
  const { model, layout } = scene;
  const held = new Set(boxes);
  const elements: ElementDefinition[] = boxes.map((box) => {
    const { x, y, w, h } = rectOf(layout, model, box);
    return { data: { id: model.keys[box], w, h }, position: { x: x + w / 2, y: y + h / 2 } };
  });
  for (const box of boxes) {
    const parent = model.parent[box] ?? -1;
    if (!held.has(parent)) continue;
    const [source, target] = [model.keys[parent], model.keys[box]];
    elements.push({ data: { id: `garis:${target}`, source, target } });
  }
  return elements;
}
