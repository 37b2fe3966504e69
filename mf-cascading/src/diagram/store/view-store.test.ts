import { zoomOf } from '../../view/viewport/view';
import { ViewStore } from './view-store';

beforeEach(() => {
  globalThis.matchMedia = jest.fn(() => ({ matches: true })) as never;
});

const told = (view: ViewStore) => zoomOf(view.getView().scale, view.toldBy);
const narrow = { x: 0, y: 0, w: 4000, h: 2000 };
const wide = { x: 0, y: 0, w: 16_000, h: 2000 };

function shown(): ViewStore {
  const view = new ViewStore();
  view.setBounds(narrow);
  view.resize({ width: 1200, height: 800 });
  return view;
}

describe('a picture beside which something comes', () => {
  const size = { width: 1200, height: 800 };
  const placed = () => {
    const view = new ViewStore();
    view.setBounds(wide);
    view.resize(size, 100);
    view.set({ x: -200, y: 10, scale: 0.5 });
    return view;
  };

  it('keeps its boxes where they are on the page, and so when that goes again', () => {
    const view = placed();
    view.resize({ ...size, width: 880 }, 420);
    expect(view.getView().x).toBe(-520);
    view.resize(size, 100);
    expect(view.getView().x).toBe(-200);
  });

  it('keeps its middle where a box was brought there, where the window changes, and on its way to a box', () => {
    const view = placed();
    view.glideTo({ x: -300, y: 10, scale: 0.5 });
    view.resize({ ...size, width: 880 }, 420);
    expect(view.getView().x).toBe(-460);
    const other = placed();
    other.resize({ ...size, width: 1000 }, 100);
    expect(other.getView().x).toBe(-300);
  });
});

describe('the zoom that is told', () => {
  it('is 1 for the whole tree, and follows the size of the boxes', () => {
    const view = shown();
    expect(told(view)).toBeCloseTo(1);
    const { scale } = view.getView();
    view.stepBy(2);
    view.settle();
    expect(told(view)).toBeCloseTo(2);
    expect(view.getView().scale).toBeCloseTo(scale * 2);
  });

  it.each<[string, (view: ViewStore) => void]>([
    ['branches open', (view) => view.setBounds(wide)],
    ['branches close', (view) => view.setBounds({ ...narrow, w: 1500 })],
    ['the screen grows', (view) => view.resize({ width: 1800, height: 1000 })],
  ])('stays while the boxes keep their size: %s', (_, change) => {
    const view = shown();
    view.zoomBy(3);
    const before = { scale: view.getView().scale, zoom: told(view) };
    change(view);
    view.pan(5, 5);
    expect({ scale: view.getView().scale, zoom: told(view) }).toEqual(before);
  });

  it('stays on a screen that grows while nobody moved on from where the reading begins', () => {
    const view = new ViewStore();
    view.setBounds({ ...wide, w: 90_000 });
    view.resize({ width: 1200, height: 800 });
    view.showStart({ x: 0, y: 0, w: 300, h: 200 });
    const before = { scale: view.getView().scale, zoom: told(view) };
    expect(before.zoom).toBeGreaterThan(1);
    view.resize({ width: 1700, height: 900 });
    expect({ scale: view.getView().scale, zoom: told(view) }).toEqual(before);
  });

  it('goes on below what was the whole tree when more of it is open', () => {
    const view = shown();
    view.setBounds(wide);
    const { scale } = view.getView();
    view.stepBy(0.5);
    view.settle();
    expect(view.getView().scale).toBeLessThan(scale);
    expect(told(view)).toBeGreaterThan(1);
    view.fit();
    view.settle();
    expect(told(view)).toBeCloseTo(1);
  });

  it('is the same for who opens a shared view on his own screen', () => {
    const view = shown();
    view.zoomBy(3);
    view.setBounds(wide);
    const [scale, zoom] = [view.getView().scale, told(view)];
    const other = new ViewStore();
    other.setBounds(wide);
    other.resize({ width: 1200, height: 800 });
    other.set({ x: 0, y: 0, scale });
    expect(told(other)).not.toBeCloseTo(zoom);
    other.tellBy(view.told);
    expect([other.getView().scale, told(other)]).toEqual([scale, expect.closeTo(zoom)]);
  });

  it('is never another one than that of the boxes at the ends', () => {
    const view = shown();
    view.zoomTo(90);
    view.settle();
    expect(told(view)).toBeCloseTo(40);
    expect(view.getView().scale).toBeCloseTo(view.limits.max);
    view.scaleTo(1e-9);
    view.settle();
    expect(told(view)).toBeCloseTo(1);
    expect(view.getView().scale).toBeCloseTo(view.limits.fit);
  });
});
