import { detailFrom } from '../../view/paint/detail';
import { cornersIn, type Look } from '../../view/paint/look';
import { BEAT_MS } from './pulse';

interface Rule {
  readonly selector: string;
  readonly style: Record<string, unknown>;
}

/** Radius of the bends of a line to a cross item, in world pixels. */
const CURVE = 28;

/**
 * How the graph draws what connects the boxes: selection, highlight, ways and cross-cutting links. Boxes themselves have
 * neither body nor text here, the picture below paints them. Widths are world pixels, but never thinner on the screen
 * than can be seen at the scale that `scaleOf` tells; cytoscape asks again whenever its style is updated.
 */
export function stylesheetOf(look: Look, scaleOf: () => number): readonly Rule[] {
  const atLeast = (screen: number, world: number) => () => Math.max(world, screen / scaleOf());
  const ends = {
    visibility: 'visible',
    'source-endpoint': 'data(from)',
    'target-endpoint': 'data(to)',
    'edge-distances': 'endpoints',
  };
  /** Along the tree's own lines. */
  const angular = {
    ...ends,
    'curve-style': 'segments',
    'segment-weights': 'data(weights)',
    'segment-distances': 'data(distances)',
  };
  const coloured = (colour: string) => ({ 'line-color': colour, 'source-arrow-color': colour });
  const contribution = {
    ...coloured(look.accent),
    'source-arrow-shape': 'triangle',
    'arrow-scale': 1.6,
    width: atLeast(1.5, 2),
  };
  return [
    { selector: 'core', style: { 'active-bg-opacity': 0 } },
    {
      selector: 'node[kind]',
      style: {
        shape: 'round-rectangle',
        'corner-radius': cornersIn(look),
        width: 'data(w)',
        height: 'data(h)',
        'background-opacity': 0,
        'overlay-opacity': 0,
      },
    },
    { selector: 'edge[kind]', style: { visibility: 'hidden', events: 'no', width: 1 } },
    {
      selector: 'edge[kind = "cross"]',
      style: {
        ...angular,
        ...contribution,
        'curve-style': 'round-segments',
        'segment-radii': CURVE,
        'line-style': 'dashed',
        // Where boxes are blocks, the picture paints the lines to cross items.
        visibility: () => (scaleOf() < detailFrom.title ? 'hidden' : 'visible'),
      },
    },
    {
      selector: 'edge[kind = "link"]',
      style: {
        ...ends,
        ...contribution,
        'curve-style': 'unbundled-bezier',
        'control-point-weights': 'data(weights)',
        'control-point-distances': 'data(distances)',
      },
    },
    {
      selector: 'edge.trace[kind = "line"]',
      style: { ...angular, ...coloured(look.status['tidak-tercapai']), width: atLeast(3, 3), 'z-index': 1 },
    },
    {
      selector: 'edge.path[kind = "line"]',
      style: { ...angular, ...coloured(look.brand), width: atLeast(3, 3), 'z-index': 2 },
    },
    {
      selector: 'edge.path[kind != "line"]',
      style: { visibility: 'visible', ...coloured(look.brand), width: atLeast(3, 3), 'z-index': 2 },
    },
    {
      selector: 'node[kind]:selected',
      style: { 'outline-color': look.brand, 'outline-width': atLeast(3, 3), 'outline-offset': atLeast(2, 4) },
    },
    {
      selector: 'node.highlight',
      style: {
        'border-color': look.accentSoft,
        'border-width': atLeast(3, 8),
        'border-position': 'outside',
        'outline-color': look.accent,
        'outline-width': atLeast(3, 5),
        'outline-offset': atLeast(2, 6),
        'transition-property': 'outline-opacity, border-opacity',
        'transition-duration': BEAT_MS,
        'transition-timing-function': 'ease-in-out',
      },
    },
    { selector: 'node.faint', style: { 'outline-opacity': 0.1, 'border-opacity': 0.1 } },
  ];
}
