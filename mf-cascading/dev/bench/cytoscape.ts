import cytoscape from 'cytoscape';
import dagre from 'cytoscape-dagre';
import { benchBoxes, dataArrived, pictureDrawn, stage } from './bench-page';

/** Plain cytoscape: boxes with labels, placed by dagre, or with `?letak=siap` at places that are given. */
cytoscape.use(dagre);

const boxes = benchBoxes();
const container = stage();
const placed = new URLSearchParams(location.search).get('letak') === 'siap';

dataArrived();
const cy = cytoscape({
  container,
  minZoom: 0.001,
  autoungrabify: true,
  elements: [
    ...boxes.map(({ id, title, indikator, angka, capaian, x, y, w, h }) => ({
      data: { id, w, h, label: [title, indikator, angka, capaian].join('\n') },
      position: { x: x + w / 2, y: y + h / 2 },
    })),
    ...boxes.flatMap(({ id, parentId }) =>
      parentId === null ? [] : [{ data: { id: `${parentId}→${id}`, source: parentId, target: id } }],
    ),
  ],
  style: [
    {
      selector: 'node',
      style: {
        shape: 'round-rectangle',
        width: 'data(w)',
        height: 'data(h)',
        label: 'data(label)',
        'text-wrap': 'wrap',
        'text-max-width': '220px',
        'text-valign': 'center',
        'font-size': 12,
        'background-color': '#ffffff',
        'border-width': 1,
        'border-color': '#c9d6d9',
      },
    },
    { selector: 'edge', style: { width: 1, 'curve-style': 'taxi', 'line-color': '#8fa4a9' } },
  ],
  layout: placed ? { name: 'preset', fit: true } : dagreLayout(),
});
cy.one('render', pictureDrawn);

function dagreLayout() {
  return { name: 'dagre', rankDir: 'TB', animate: false, fit: true } as cytoscape.LayoutOptions;
}
