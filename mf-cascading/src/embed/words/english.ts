import { englishCard } from './english-card';
import { englishDiagram } from './english-diagram';
import { englishPicture } from './english-picture';
import { englishFaults } from './faults/english-faults';
import type { EmbedWords } from './indonesian';

export const english: EmbedWords = {
  lang: 'en',
  title: 'Performance Cascade',
  subtitle: (unit, tahun) => `${unit} · ${tahun}`,
  loading: 'Loading the performance tree …',
  retry: 'Try again',
  empty: (tahun) => `There is no cascade of ${tahun} yet`,
  emptyWhy: 'The tree is shown to the public once the plan of this year has been approved.',
  surface:
    'Cascading diagram. Arrow keys move it, plus and minus zoom, 0 shows the whole tree, Enter selects the box in the middle. Ctrl and an arrow walk to the parent, a child and the boxes beside. Its content stands in the outline.',
  wheelHint: 'Click the diagram, or hold Ctrl while scrolling, to zoom.',
  bar: 'Tools of the diagram',
  zoom: 'Zoom',
  legend: 'Legend',
  panel: 'Outline and details',
  outline: 'Outline of the cascade',
  showPanel: 'Show the outline',
  hidePanel: 'Hide the outline',
  openPortal: 'Open in Selaras',
  fault: englishFaults,
  picture: englishPicture,
  card: englishCard,
  diagram: englishDiagram,
};
