import { englishCard } from './english-card';
import { englishDiagram } from './english-diagram';
import { englishPicture } from './english-picture';
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
  fault: {
    ASAL_DITOLAK: {
      title: 'Data source refused',
      text: 'This page does not allow data from that address. Whoever runs the page can add it.',
    },
    LURING: {
      title: 'This device is offline',
      text: 'The diagram is loaded as soon as there is a connection.',
    },
    TIDAK_TERJANGKAU: {
      title: 'The performance tree could not be loaded',
      text: 'The server cannot be reached or is busy. Try again in a moment.',
    },
    TIDAK_BERHAK: {
      title: 'The performance tree cannot be opened',
      text: 'Your session has ended, or it may not see this tree.',
    },
    DATA_RUSAK: {
      title: 'The data of the tree cannot be read',
      text: 'What was received is no performance tree.',
    },
    GALAT: {
      title: 'The diagram could not be shown',
      text: 'Something failed while it was drawn. Try again; if it fails again, reload the page.',
    },
  },
  picture: englishPicture,
  card: englishCard,
  diagram: englishDiagram,
};
