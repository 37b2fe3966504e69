import { ViewStore } from '../store/view-store';
import { attachGestures } from './gesture';

const START = { x: 100, y: 50, scale: 0.5 };

function picture() {
  const element = document.body.appendChild(document.createElement('div'));
  element.setPointerCapture = () => {};
  const view = new ViewStore();
  view.resize({ width: 1200, height: 700 });
  view.setBounds({ x: 0, y: 0, w: 4000, h: 2000 });
  view.set(START);
  const pointer = (type: string, x: number, y: number, keys: MouseEventInit = {}, pointerId = 1) =>
    element.dispatchEvent(
      Object.assign(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, ...keys }), { pointerId }),
    );
  const handlers = {
    onPress: jest.fn(),
    onTap: jest.fn(),
    onDoubleTap: jest.fn(),
    onHover: jest.fn(),
    onBox: jest.fn(),
  };
  attachGestures(element, view, handlers);
  return { view, pointer, ...handlers };
}

const shift = { shiftKey: true };

describe('a drag with Shift', () => {
  it('draws a rectangle from where it began, and moves nothing', () => {
    const { pointer, onBox, onTap, view } = picture();
    pointer('pointerdown', 600, 300, shift);
    pointer('pointermove', 560, 340, shift);
    expect(onBox).toHaveBeenLastCalledWith({ x: 560, y: 300, w: 40, h: 40 }, false);
    pointer('pointermove', 700, 310, shift);
    pointer('pointerup', 720, 310);
    expect(onBox).toHaveBeenLastCalledWith({ x: 600, y: 300, w: 120, h: 10 }, true);
    expect(onTap).not.toHaveBeenCalled();
    expect(view.getView()).toEqual(START);
    pointer('pointermove', 900, 500);
    expect(onBox).toHaveBeenCalledTimes(3);
  });

  it('is given up when the browser takes the pointer away, or a second finger comes', () => {
    const { pointer, onBox } = picture();
    pointer('pointerdown', 600, 300, shift);
    pointer('pointermove', 560, 340, shift);
    pointer('pointercancel', 560, 340, shift);
    expect(onBox).toHaveBeenLastCalledWith(null, false);
    pointer('pointerdown', 600, 300, shift);
    pointer('pointermove', 560, 340, shift);
    pointer('pointerdown', 200, 300, shift, 2);
    expect(onBox).toHaveBeenLastCalledWith(null, false);
  });

  it('that goes nowhere is a press for one box more', () => {
    const { pointer, onBox, onTap } = picture();
    pointer('pointerdown', 600, 300, shift);
    pointer('pointermove', 602, 301, shift);
    pointer('pointerup', 602, 301, shift);
    expect(onTap).toHaveBeenCalledWith({ x: 600, y: 300 }, true);
    expect(onBox).not.toHaveBeenCalled();
  });
});

describe('a press', () => {
  it.each([
    [{}, false],
    [{ shiftKey: true }, true],
    [{ ctrlKey: true }, true],
    [{ metaKey: true }, true],
  ])('with %p is for one box more: %p', (keys, more) => {
    const { pointer, onTap } = picture();
    pointer('pointerdown', 600, 300, keys);
    pointer('pointerup', 600, 300, keys);
    expect(onTap).toHaveBeenCalledWith({ x: 600, y: 300 }, more);
  });
});

it('a press is under way until its last finger has gone', () => {
  const { pointer, view } = picture();
  pointer('pointerdown', 600, 300);
  pointer('pointerdown', 700, 300, {}, 2);
  pointer('pointerup', 600, 300);
  expect(view.underWay.nothing).toBe(false);
  pointer('pointercancel', 700, 300, {}, 2);
  expect(view.underWay.nothing).toBe(true);
});
