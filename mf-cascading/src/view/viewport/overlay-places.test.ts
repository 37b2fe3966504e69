/** @jest-environment node */
import { chipPlace, shelfInSight } from './lane-place';
import { miniView, rectInMini, viewAt } from './mini-view';
import { atTop, fitted, limitsOf, NAMES_WIDTH, startScale, toScreen } from './view';

const screen = { width: 1100, height: 600 };
const phone = { width: 360, height: 500 };
const bounds = { x: 0, y: 0, w: 9000, h: 1800 };

describe('where the diagram opens', () => {
  it('shows the whole tree when its titles can be read then', () => {
    const limits = limitsOf({ x: 0, y: 0, w: 900, h: 500 }, screen);
    expect(startScale(limits, screen)).toBe(limits.fit);
  });

  it.each([
    ['a large screen', screen, 0.36],
    ['a phone', phone, 0.5],
  ])('shows the first box of a large tree at reading size on %s', (_, size, scale) => {
    expect(startScale(limitsOf(bounds, size), size)).toBe(scale);
  });

  it('puts the first box at the top, in the middle unless that leaves the left side empty', () => {
    const first = { x: 4400, y: 0, w: 264, h: 300 };
    const middle = toScreen(atTop(first, bounds, screen, 0.36), { x: first.x + 132, y: 0 });
    expect(middle.x).toBeCloseTo(screen.width / 2 + 75, 0);
    expect(middle.y).toBe(64);
    const left = atTop({ ...first, x: 200 }, bounds, screen, 0.36);
    expect(toScreen(left, { x: 0, y: 0 }).x).toBeLessThanOrEqual(170);
  });
});

describe('boxes left of the first one', () => {
  const wide = { x: -500, y: 0, w: 9000, h: 1800 };
  const first = { x: 1000, y: 0, w: 264, h: 300 };

  it('begin beside the names of the levels where the first box is still seen then', () => {
    const view = atTop(first, wide, screen, 0.36);
    expect(toScreen(view, { x: wide.x, y: 0 }).x).toBeGreaterThan(NAMES_WIDTH);
    expect(toScreen(view, { x: first.x + first.w, y: 0 }).x).toBeLessThan(screen.width);
  });

  it('leave the first box in the middle where it would not be seen, or where no names stand', () => {
    const far = { ...first, x: 3000 };
    const middle = (rect: typeof first, size: typeof screen, scale: number) =>
      toScreen(atTop(rect, wide, size, scale), { x: rect.x + rect.w / 2, y: 0 }).x;
    expect(middle(far, screen, 0.36)).toBeCloseTo((screen.width + NAMES_WIDTH) / 2, 0);
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

  it('stand at the top of their lane and stay in sight while the lane is', () => {
    expect(chipPlace(lane, { x: 0, y: -400, scale: 0.5 }, screen, 50)).toBeCloseTo(93);
    expect(chipPlace(lane, { x: 0, y: -600, scale: 0.5 }, screen, 50)).toBe(48);
  });

  it('go when the lane is out of sight or too low for them', () => {
    expect(chipPlace(lane, { x: 0, y: 900, scale: 0.5 }, screen, 50)).toBeNull();
    expect(chipPlace(lane, { x: 0, y: -2000, scale: 0.5 }, screen, 50)).toBeNull();
    expect(chipPlace(lane, { x: 0, y: 0, scale: 0.05 }, screen, 50)).toBeNull();
  });

  it('never stand behind the zoom at the lower edge', () => {
    const at = (y: number) => chipPlace(lane, { x: 0, y, scale: 0.5 }, screen, 50);
    expect(at(0)).toBeCloseTo(493);
    expect(at(10)).toBeNull();
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
