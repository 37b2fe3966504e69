/** @jest-environment node */
import { chipPlace, shelfInSight } from './lane-place';
import { miniView, rectInMini, viewAt } from './mini-view';
import { atTop, fitted, limitsOf, startScale, toScreen } from './view';

const screen = { width: 1100, height: 600 };
const phone = { width: 360, height: 500 };
const bounds = { x: 0, y: 0, w: 9000, h: 1800 };

describe('where the diagram opens', () => {
  it('shows the whole tree when its titles can be read then', () => {
    const limits = limitsOf({ x: 0, y: 0, w: 1500, h: 900 }, screen);
    expect(limits.fit).toBeGreaterThan(0.5);
    expect(startScale(limits)).toBe(limits.fit);
  });

  it.each([
    ['a large screen', screen],
    ['a phone', phone],
  ])('shows the first box of a large tree with a title of 12.5 px on %s', (_, size) => {
    expect(startScale(limitsOf(bounds, size))).toBe(0.5);
  });

  it('shows small cards at their own size, where none of their texts is below 12 px', () => {
    const few = limitsOf({ x: 0, y: 0, w: 1000, h: 700 }, screen);
    expect(few.fit).toBeGreaterThan(0.6);
    expect(startScale(few)).toBe(1);
    expect(startScale(limitsOf({ x: 0, y: 0, w: 264, h: 300 }, screen))).toBe(1);
  });

  it('puts the first box at the top, in the middle unless that leaves the left side empty', () => {
    const first = { x: 4400, y: 0, w: 264, h: 300 };
    const middle = toScreen(atTop(first, bounds, screen, 0.5), { x: first.x + 132, y: 0 });
    expect(middle.x).toBeCloseTo(screen.width / 2, 0);
    expect(middle.y).toBe(52);
    const left = atTop({ ...first, x: 200 }, bounds, screen, 0.5);
    expect(toScreen(left, { x: 0, y: 0 }).x).toBeLessThanOrEqual(20);
  });

  it('puts a tree that is no wider than the screen in its middle', () => {
    const narrow = { x: 0, y: 0, w: 1600, h: 3000 };
    const view = atTop({ x: 0, y: 0, w: 264, h: 300 }, narrow, screen, 0.5);
    expect(toScreen(view, { x: 800, y: 0 }).x).toBeCloseTo(screen.width / 2, 0);
  });
});

describe('boxes left of the first one', () => {
  const wide = { x: -500, y: 0, w: 9000, h: 1800 };
  const first = { x: 1000, y: 0, w: 264, h: 300 };

  it('begin at the left edge where the first box is still seen then', () => {
    const view = atTop({ ...first, x: 600 }, wide, screen, 0.5);
    expect(toScreen(view, { x: wide.x, y: 0 }).x).toBe(14);
    expect(toScreen(view, { x: 600 + first.w, y: 0 }).x).toBeLessThan(screen.width);
  });

  it('leave the first box in the middle where it would not be seen, and on a small screen', () => {
    const far = { ...first, x: 3000 };
    const middle = (rect: typeof first, size: typeof screen, scale: number) =>
      toScreen(atTop(rect, wide, size, scale), { x: rect.x + rect.w / 2, y: 0 }).x;
    expect(middle(far, screen, 0.5)).toBeCloseTo(screen.width / 2, 0);
    expect(middle({ ...first, x: 400 }, phone, 0.5)).toBeCloseTo(phone.width / 2, 0);
  });
});

describe('the overview', () => {
  const mini = miniView(bounds, screen);

  it('shows the whole tree in its own proportions', () => {
    expect(mini.size.width).toBeLessThanOrEqual(200);
    expect(toScreen(mini.view, { x: bounds.w, y: bounds.h }).x).toBeLessThanOrEqual(mini.size.width);
  });

  it('frames what the screen shows, and never too small to be seen', () => {
    const whole = rectInMini(fitted(bounds, screen), screen, mini);
    expect(whole.w).toBeGreaterThanOrEqual(mini.size.width - 12);
    const near = rectInMini({ x: 0, y: 0, scale: 40 }, screen, mini);
    expect([near.w, near.h]).toEqual([6, 6]);
  });

  it('brings the pressed place into the middle of the screen without another zoom', () => {
    const view = viewAt({ x: 100, y: 20 }, { x: 0, y: 0, scale: 0.5 }, screen, mini);
    const back = rectInMini(view, screen, mini);
    expect(view.scale).toBe(0.5);
    expect(back.x + back.w / 2).toBeCloseTo(100, 3);
  });
});

describe('the names of the levels', () => {
  const lane = { level: 2, y: 1000, h: 400, crossOnly: false };

  it('stand between the lanes, above their boxes, where there is room', () => {
    expect(chipPlace(lane, { x: 0, y: -400, scale: 0.5 }, screen, 28)).toEqual({ y: 68, overLane: false });
    expect(chipPlace(lane, { x: 0, y: 900, scale: 0.5 }, screen, 28)).toBeNull();
  });

  it('stand at the top of their lane and stay in sight while the lane is', () => {
    expect(chipPlace(lane, { x: 0, y: -300, scale: 0.4 }, screen, 50)?.y).toBeCloseTo(95.4);
    expect(chipPlace(lane, { x: 0, y: -600, scale: 0.5 }, screen, 50)).toEqual({ y: 48, overLane: true });
  });

  it('go when the lane is out of sight or too low for them', () => {
    expect(chipPlace(lane, { x: 0, y: 900, scale: 0.4 }, screen, 50)).toBeNull();
    expect(chipPlace(lane, { x: 0, y: -2000, scale: 0.5 }, screen, 50)).toBeNull();
    expect(chipPlace(lane, { x: 0, y: 0, scale: 0.05 }, screen, 50)).toBeNull();
  });

  it('never reach over the lower edge', () => {
    const at = (y: number) => chipPlace(lane, { x: 0, y, scale: 0.4 }, screen, 50)?.y ?? null;
    expect(at(150)).toBeCloseTo(545.4);
    expect(at(160)).toBeNull();
  });

  it('belong to the row of trees in the middle of the screen', () => {
    const shelves = [
      { x: 0, y: 0, w: 10, h: 500 },
      { x: 0, y: 700, w: 10, h: 500 },
    ];
    expect(shelfInSight(shelves, { x: 0, y: 0, scale: 1 }, screen)).toBe(0);
    expect(shelfInSight(shelves, { x: 0, y: -700, scale: 1 }, screen)).toBe(1);
    expect(shelfInSight([], { x: 0, y: 0, scale: 1 }, screen)).toBe(-1);
  });
});
