import type { Core } from 'cytoscape';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import CytoscapeComponent from 'react-cytoscapejs';
import styled from 'styled-components';
import type { Look } from '../../view/paint/look';
import { type Scene, selectedBoxes } from '../../view/scene/scene';
import type { Size } from '../../view/viewport/view';
import type { Graph } from '../answers/graph';
import { graphAnswers } from '../answers/graph-answers';
import { graphElements } from '../working-set/elements';
import { workingSet } from '../working-set/working-set';
import { followView, type ViewSource } from './followed-view';
import { drawsAnything, markElements } from './mark-elements';
import { startPulse } from './pulse';
import { stylesheetOf } from './stylesheet';
import { useHeadKept } from './use-head-kept';

const fill = { position: 'absolute', inset: 0 } as const;

const NODE_LAYER = "canvas[data-id='layer2-node']";

/** Of cytoscape's canvases the one with the elements; each shown one costs a layer of the screen's size in every frame. */
const Layer = styled.div`
  & canvas { visibility: hidden; }
  &[data-gambar='true'] ${NODE_LAYER} { visibility: visible; transform-origin: 0 0; }
`;

interface GraphLayerProps {
  graph: Graph;
  view: ViewSource & { readonly size: Size };
  scene: Scene;
  look: Look;
  /** Key of the highlighted box. */
  highlighted: string | null;
  /** Brings the graph to the view at once; called before a press is judged. */
  sync: RefObject<() => void>;
}

/**
 * cytoscape over the painted cards, where the browser gives it a canvas: without one it throws, and the layout itself
 * goes on picking.
 */
export default function GraphLayer(props: GraphLayerProps) {
  const [drawable] = useState(givesCanvas);
  return drawable ? <DrawnGraph {...props} /> : null;
}

const givesCanvas = () => document.createElement('canvas').getContext('2d') !== null;

/**
 * The graph holds the boxes around the screen at the very places of the picture and draws what connects them. Its
 * viewport follows the view; its own panning, zooming and selecting are off, so that there is one of each.
 */
function DrawnGraph({ graph, view, scene, look, highlighted, sync }: GraphLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useHeadKept();
  const [cy, setCy] = useState<Core | null>(null);
  const [rests, setRests] = useState(0);
  const set = useMemo(() => workingSet(scene, view.getView(), view.size), [scene, view, rests]);
  const elements = useMemo(() => graphElements(scene, set), [scene, set]);
  const stylesheet = useMemo(() => stylesheetOf(look, () => graph.cy?.zoom() ?? 1), [look, graph]);

  const adopt = useCallback(
    (core: Core) => {
      graph.adopt(core, graphAnswers(core));
      setCy(core);
    },
    [graph],
  );

  useEffect(() => {
    if (cy === null) return;
    const canvas = layer.current?.querySelector<HTMLElement>(NODE_LAYER);
    const place = (transform: string) => {
      if (canvas) canvas.style.transform = transform;
    };
    const { redraw, stop } = followView(cy, view, place, () => setRests((count) => count + 1));
    sync.current = redraw;
    redraw();
    return () => {
      sync.current = () => {};
      stop();
    };
  }, [cy, view, sync]);

  useLayoutEffect(() => {
    if (cy === null) return;
    graph.setCovered(set.covered);
    markElements(cy, {
      main: scene.model.keys[scene.selected] ?? null,
      selected: selectedBoxes(scene).map((box) => scene.model.keys[box] ?? ''),
      traced: scene.state.filter.telusur,
      highlighted,
    });
    if (layer.current) layer.current.dataset.gambar = String(drawsAnything(cy));
    sync.current();
  }, [cy, graph, scene, set, highlighted, sync]);

  useEffect(
    () => (cy === null || highlighted === null ? undefined : startPulse(cy, view)),
    [cy, view, highlighted],
  );

  return (
    <Layer ref={layer}>
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
        autounselectify
      />
    </Layer>
  );
}
