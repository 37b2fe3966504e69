import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { detailPainters } from '../../view/paint/detail-painters';
import type { PaintStyle } from '../../view/paint/paint-style';
import type { Frame } from '../../view/paint/paint-tree';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { fitted, panned, type View, zoomedAt } from '../../view/viewport/view';
import { lookOf } from '../theme/looks';
import { OverviewCache } from './overview-cache';

const size = { width: 1_000, height: 500 };
const style = { look: lookOf('light'), painters: detailPainters };
/** Rectangles of one step and of the background: of the whole tree there are some ten thousand. */
const A_STEP = 7_600;

interface Drawn {
  readonly from: HTMLCanvasElement;
  readonly stretch: number;
}

let rects = 0;
let drawn: Drawn[] = [];

/** Counts what is painted, and notes which picture is shown how large. */
const countingContext = () =>
  new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => {
      if (name === 'fillRect') return () => (rects += 1);
      if (name !== 'drawImage') return () => {};
      return (from: HTMLCanvasElement, ...place: number[]) => {
        if (place.length === 4) drawn.push({ from, stretch: (place[2] ?? 0) / from.width });
      };
    },
    set: () => true,
  });

const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext');
const model = buildTree(generatedTree(shapes.limaRibu), { maxDepth: 5 });
const scene = sceneOf(model);
const whole = fitted(scene.layout.bounds, size);
const screen = countingContext();

beforeAll(() => {
  getContext.mockImplementation(() => countingContext() as never);
});
beforeEach(() => {
  [rects, drawn] = [0, []];
});
afterAll(() => getContext.mockRestore());

/** Shows a view and tells how many rectangles that took and what was drawn. */
function shown(far: OverviewCache, view: View, of = scene, by: PaintStyle = style) {
  [rects, drawn] = [0, []];
  const frame: Frame = { view, size, pixelRatio: 1 };
  const { painted, owed } = far.paint(screen, of, frame, by);
  return { painted, owed, rects, drawn: drawn.at(-1) };
}

/** The whole tree has been seen twice: its picture is kept. */
function keptWhole() {
  const far = new OverviewCache();
  shown(far, whole);
  return { far, work: shown(far, whole).rects };
}

const middle = { x: 500, y: 250 };
const times = (view: View, factor: number) => zoomedAt(view, middle, view.scale * factor);

it('shows many blocks from a kept picture, sharp while nothing is zoomed', () => {
  const { far, work } = keptWhole();
  expect(work).toBeGreaterThan(A_STEP);
  const moved = shown(far, panned(whole, 120, -40));
  expect(moved).toMatchObject({ painted: 5_050, owed: 'nothing', drawn: { stretch: 1 } });
  expect(moved.rects).toBeLessThan(10);
});

it.each([
  ['into the tree', 1.04],
  ['out of it', 0.96],
])('paints the next picture in steps while it is zoomed %s', (_, factor) => {
  const far = new OverviewCache();
  let view = factor > 1 ? whole : times(whole, 3);
  shown(far, view);
  shown(far, view);
  const pictures = new Set<HTMLCanvasElement | undefined>();
  for (let frame = 0; frame < 25; frame += 1) {
    view = times(view, factor);
    const { drawn: picture, rects: step } = shown(far, view);
    pictures.add(picture?.from);
    expect(step).toBeLessThan(A_STEP);
    expect(picture?.stretch).toBeGreaterThan(0.6);
    expect(picture?.stretch).toBeLessThan(2.2);
  }
  expect(pictures.size).toBe(2);
});

it('paints at once what a leap shows, and what another tree or a rest asks for', () => {
  const { far } = keptWhole();
  const leapt = shown(far, times(whole, 2.5));
  expect(leapt).toMatchObject({ owed: 'nothing', drawn: { stretch: 1 } });
  const other = shown(far, times(whole, 2.5), { ...scene, selected: 3 });
  expect(other.rects).toBeGreaterThan(1_000);
  shown(far, times(whole, 2.6));
  far.forget();
  expect(shown(far, times(whole, 2.6))).toMatchObject({ owed: 'nothing', drawn: { stretch: 1 } });
});

it('keeps no titles once the painters of blocks have come', () => {
  const far = new OverviewCache();
  const titles = { ...style, painters: null };
  shown(far, whole, scene, titles);
  shown(far, whole, scene, titles);
  expect(shown(far, whole).rects).toBeGreaterThan(A_STEP);
  expect(shown(far, whole).rects).toBeLessThan(10);
});

it('ends the steps that are on their way when the view rests, and begins no others', () => {
  const { far } = keptWhole();
  let view = whole;
  for (let frame = 0; frame < 3; frame += 1) {
    view = times(view, 1.1);
    shown(far, view);
  }
  const rest = [];
  for (let frame = 0; frame < 8; frame += 1) rest.push(shown(far, view));
  expect(rest[0]?.owed).toBe('steps');
  expect(rest.at(-1)).toMatchObject({ owed: 'sharpness' });
  expect(rest.at(-1)?.rects).toBeLessThan(10);
});

it('keeps nothing of titles', () => {
  const { far } = keptWhole();
  const near = shown(far, times(whole, 30));
  expect(near.drawn).toBeUndefined();
  expect(near.owed).toBe('nothing');
});

it('paints every frame where the browser has no canvas to give', () => {
  getContext.mockImplementation(() => null);
  const far = new OverviewCache();
  shown(far, whole);
  expect(shown(far, whole)).toMatchObject({ painted: 5_050, drawn: undefined });
  getContext.mockImplementation(() => countingContext() as never);
});
