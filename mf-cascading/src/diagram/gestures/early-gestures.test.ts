import { ViewStore } from '../store/view-store';
import { keepGestures } from './early-gestures';
import { attachGestures, type GestureHandlers } from './gesture';

const START = { x: 100, y: 50, scale: 0.5 };

function picture() {
  const element = document.body.appendChild(document.createElement('div'));
  const over = element.appendChild(document.createElement('button'));
  const captured: number[] = [];
  element.setPointerCapture = (id) => void captured.push(id);
  const view = new ViewStore();
  view.resize({ width: 1200, height: 700 });
  view.setBounds({ x: 0, y: 0, w: 4000, h: 2000 });
  view.set(START);
  const pointer = (type: string, x: number, y: number, on: Element = element) =>
    on.dispatchEvent(
      Object.assign(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }), { pointerId: 1 }),
    );
  const wheel = (deltaY: number, on: Element = element) =>
    on.dispatchEvent(
      new WheelEvent('wheel', { deltaY, clientX: 600, clientY: 350, bubbles: true, cancelable: true }),
    );
  const handlers: GestureHandlers = {
    onPress: jest.fn(),
    onTap: jest.fn(),
    onDoubleTap: jest.fn(),
    onHover: jest.fn(),
  };
  const take = keepGestures(element);
  return { element, over, captured, view, pointer, wheel, handlers, take };
}

describe('what is done to a picture before the interaction layer has been loaded', () => {
  it('moves it when they come, as far as it was dragged', () => {
    const { element, captured, view, pointer, handlers, take } = picture();
    pointer('pointerdown', 600, 300);
    pointer('pointermove', 560, 310);
    pointer('pointermove', 500, 340);
    pointer('pointerup', 500, 340);
    expect(view.getView()).toEqual(START);
    attachGestures(element, view, handlers, take());
    expect(view.getView()).toEqual({ x: 0, y: 90, scale: 0.5 });
    expect(handlers.onTap).not.toHaveBeenCalled();
    // Captured once, by the press itself: the finger has gone when the layer is mounted.
    expect(captured).toEqual([1]);
  });

  it('goes on as a drag when the finger is still down', () => {
    const { element, view, pointer, handlers, take } = picture();
    pointer('pointerdown', 600, 300);
    pointer('pointermove', 560, 300);
    attachGestures(element, view, handlers, take());
    pointer('pointermove', 540, 300);
    pointer('pointerup', 540, 300);
    pointer('pointermove', 200, 300);
    expect(view.getView()).toEqual({ ...START, x: 40 });
  });

  it('turns the wheel, and the page does not scroll meanwhile', () => {
    const { element, view, wheel, handlers, take } = picture();
    expect(wheel(-200)).toBe(false);
    expect(view.getView().scale).toBe(START.scale);
    attachGestures(element, view, handlers, take());
    expect(view.getView().scale).toBeGreaterThan(START.scale);
  });

  it('taps where it was tapped', () => {
    const { element, view, pointer, handlers, take } = picture();
    pointer('pointerdown', 600, 300);
    pointer('pointerup', 600, 300);
    attachGestures(element, view, handlers, take());
    expect(handlers.onTap).toHaveBeenCalledWith({ x: 600, y: 300 }, false);
    expect(view.getView()).toEqual(START);
  });

  it('is not kept when it is done to what lies over the picture', () => {
    const { over, captured, pointer, wheel, take } = picture();
    pointer('pointerdown', 600, 300, over);
    pointer('pointerup', 600, 300, over);
    expect(wheel(-200, over)).toBe(true);
    expect(take()).toEqual([]);
    expect(captured).toEqual([]);
  });

  it('is forgotten when the layer is loaded much later', () => {
    const { element, wheel, take } = picture();
    wheel(-200);
    const old = new WheelEvent('wheel', { deltaY: -200 });
    Object.defineProperty(old, 'timeStamp', { value: performance.now() - 6_000 });
    element.dispatchEvent(old);
    expect(take()).toHaveLength(1);
  });

  it('is taken once, and nothing is kept from then on', () => {
    const { wheel, take } = picture();
    wheel(-200);
    expect(take()).toHaveLength(1);
    expect(wheel(-200)).toBe(true);
    expect(take()).toEqual([]);
  });
});
