import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserExecutable, browserFlags } from '../../support/browser';
import { diagramRoot, focusNode, setZoom } from '../../support/cascading/diagram';
import { frameP95 } from '../browser/frame-times';
import { serveFolder } from '../browser/static-server';
import { UNPACED, unpacedFrameP95 } from '../browser/unpaced-frames';
import { closeRun } from '../figure/closing';
import type { Figure } from '../figure/figure';
import { thisRun, toldOf } from '../figure/this-run';
import { type Measured, measureEmptyPage, type Stage, type Subject } from './diagram-subject';
import { SubjectRounds } from './subject-rounds';

/**
 * `npm run bench:diagram`: our diagram beside three others on the same trees in one run. Pages and compared libraries
 * are development only. `-- 500 5050` measures only those sizes,
 * `-- --ketat` ends with exit code 1 when a figure is missed.
 */
const shapes = { 500: 'limaRatus', 2046: 'duaRibu', 5050: 'limaRibu', 10153: 'sepuluhRibu' } as const;
type Boxes = keyof typeof shapes;
const asked = process.argv.slice(2).map(Number);
const sizes = (Object.keys(shapes).map(Number) as Boxes[]).filter(
  (boxes) => !asked.some(Number.isInteger) || asked.includes(boxes),
);
/** Up to here dagre ends within minutes; larger trees are given to cytoscape with places. */
const DAGRE_BOXES = 2_500;
const ROUNDS = 3;
/** From here on the speed of whole-tree frames is compared, and at this size that of first pictures. */
const RATIO_BOXES = 5_050;

const atZoom = (zoom: number) => async (page: Page) => setZoom(await diagramRoot(page), zoom);
const reading = async (page: Page) => focusNode(await diagramRoot(page), 'kinerja-program:3');

const wholeTree = (page: Page) => page.getByRole('button', { name: 'Tampilkan seluruh pohon' }).click();

const ours: Subject = {
  name: 'Selaras',
  path: (shape) => `/index.html?bentuk=${shape}&kedalaman=5`,
  views: [wholeTree, atZoom(6), atZoom(15), reading, atZoom(40)],
};
const ownWholeTree: Subject = { ...ours, views: [wholeTree] };
const cytoscape = (boxes: Boxes): Subject =>
  boxes <= DAGRE_BOXES
    ? { name: 'cytoscape, labels, dagre', path: (shape) => `/cytoscape.html?bentuk=${shape}` }
    : { name: 'cytoscape, labels, placed', path: (shape) => `/cytoscape.html?letak=siap&bentuk=${shape}` };
const reactFlow: Subject = {
  name: 'React Flow 12, visible only',
  path: (shape) => `/react-flow.html?bentuk=${shape}`,
};
const orgChart: Subject = { name: 'd3-org-chart 3.1', path: (shape) => `/d3-org-chart.html?bentuk=${shape}` };

const begun = thisRun();
console.log(toldOf(begun));
const { origin, stop } = await serveFolder(join(import.meta.dirname, '../../../mf-cascading/dev/dist'));
const launch = (...flags: readonly string[]) =>
  chromium.launch({ executablePath: browserExecutable(), args: [...browserFlags, ...flags] });
const paced: Stage = { browser: await launch(), origin, frameP95 };
const unpaced: Stage = { browser: await launch(...UNPACED), origin, frameP95: unpacedFrameP95 };
const figures: Figure[] = [];
try {
  if (sizes.some((boxes) => boxes >= RATIO_BOXES)) {
    console.log(`An empty page, unpaced: frame p95 ${(await measureEmptyPage(unpaced)).toFixed(1)} ms`);
  }
  for (const boxes of sizes) await compare(boxes);
} finally {
  await Promise.all([paced.browser.close(), unpaced.browser.close()]);
  stop();
}
await closeRun(begun, figures);

interface Compared {
  readonly subject: Subject;
  /** How many times as long its whole-tree frames take at least; null where nothing is asked. */
  readonly least: number | null;
}

/** All are measured in one way: first pictures as screens show them, of large trees frames as fast as they come. */
async function compare(boxes: Boxes): Promise<void> {
  const shape = shapes[boxes];
  const isCompared = boxes >= RATIO_BOXES;
  const others: readonly Compared[] = [
    { subject: cytoscape(boxes), least: 10 },
    { subject: reactFlow, least: 5 },
    { subject: orgChart, least: null },
  ];
  const rounds = new SubjectRounds();
  for (let round = 0; round < ROUNDS; round += 1) {
    await rounds.measure({ frames: paced, firsts: paced }, ours, shape);
    const stages = { frames: isCompared ? unpaced : paced, firsts: paced };
    if (isCompared) await rounds.measure(stages, ownWholeTree, shape);
    for (const { subject } of others) await rounds.measure(stages, subject, shape);
  }

  const own = rounds.middle(ours);
  if (own === null) throw new Error(`Our own diagram drew nothing: ${shape}`);
  print(boxes, ours.name, own);
  add(`${boxes} boxes: frame p95 at every zoom`, own.frame, 'ms', 20, 'atMost');
  if (boxes === 500) add('500 boxes: first picture after the data', own.first, 'ms', 300, 'atMost');
  if (boxes === 10_153) add('10,153 boxes: first picture after the data', own.first, 'ms', 1_000, 'atMost');
  const whole = isCompared ? rounds.middle(ownWholeTree) : null;
  if (whole !== null) print(boxes, `${ours.name}, whole tree, frames unpaced`, whole);
  for (const { subject, least } of others) {
    const other = rounds.middle(subject);
    print(boxes, isCompared ? `${subject.name}, frames unpaced` : subject.name, other);
    if (whole === null || other === null) continue;
    const first = `${boxes} boxes: first picture of ${subject.name} against ours`;
    if (boxes === RATIO_BOXES) add(first, other.first / whole.first, '×', 10, 'atLeast');
    if (least === null) continue;
    const what = `${boxes} boxes, whole tree: frame of ${subject.name} against ours`;
    add(what, other.frame / whole.frame, '×', least, 'atLeast');
  }
}

function print(boxes: number, name: string, measured: Measured | null): void {
  const told =
    measured === null
      ? 'does not get through'
      : `first picture ${measured.first.toFixed(0).padStart(6)} ms, frame p95 ${measured.frame.toFixed(1).padStart(7)} ms`;
  console.log(`${String(boxes).padStart(6)} boxes  ${name.padEnd(42)} ${told}`);
}

function add(what: string, value: number, unit: string, target: number, bound: Figure['bound']): void {
  figures.push({ what, value, unit, target, bound });
}
