import { watchSize } from './watch-size';

/** An element whose sizes the test decides. */
function sized() {
  let told: () => void = () => {};
  const frames: (() => void)[] = [];
  const stopped = jest.fn();
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      told = callback;
    }
    observe() {}
    unobserve() {}
    disconnect = stopped;
  } as never;
  globalThis.requestAnimationFrame = (act) => frames.push(() => act(0));
  globalThis.cancelAnimationFrame = (frame) => void frames.splice(frame - 1, 1);
  const element = document.createElement('div');
  const size = (width: number, height: number) => {
    Object.defineProperty(element, 'clientWidth', { value: width, configurable: true });
    Object.defineProperty(element, 'clientHeight', { value: height, configurable: true });
    told();
  };
  const frame = () => {
    for (const act of frames.splice(0)) act();
  };
  return { element, size, frame, frames, stopped };
}

describe('the size of the embed', () => {
  it('is told once a frame when it is another, and neither at the start nor while it is not displayed', () => {
    const { element, size, frame, frames, stopped } = sized();
    const changed = jest.fn();
    const stop = watchSize(element, changed);
    size(640, 480);
    frame();
    expect(changed).not.toHaveBeenCalled();
    size(500, 480);
    size(400, 480);
    expect(changed).not.toHaveBeenCalled();
    frame();
    expect(changed.mock.calls).toEqual([[{ width: 400, height: 480 }]]);
    size(0, 0);
    frame();
    size(400, 480);
    frame();
    expect(changed).toHaveBeenCalledTimes(1);
    size(300, 480);
    stop();
    expect(frames).toEqual([]);
    expect(stopped).toHaveBeenCalled();
  });
});
