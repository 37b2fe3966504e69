import { createLoadingBar } from './loading-bar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createLoadingBar', () => {
  it('stays hidden when loading ends within 200 ms', () => {
    const bar = createLoadingBar();
    bar.start();
    jest.advanceTimersByTime(199);
    bar.finish();
    jest.advanceTimersByTime(10_000);
    expect(bar.phase()).toBe('hidden');
  });

  it('shows from 200 ms on', () => {
    const bar = createLoadingBar();
    bar.start();
    jest.advanceTimersByTime(199);
    expect(bar.phase()).toBe('hidden');
    jest.advanceTimersByTime(1);
    expect(bar.phase()).toBe('running');
  });

  it('fills when loading ends and hides 500 ms later', () => {
    const bar = createLoadingBar();
    bar.start();
    jest.advanceTimersByTime(200);
    bar.finish();
    expect(bar.phase()).toBe('finishing');
    jest.advanceTimersByTime(499);
    expect(bar.phase()).toBe('finishing');
    jest.advanceTimersByTime(1);
    expect(bar.phase()).toBe('hidden');
  });

  it('runs again for a navigation that starts while the last one fades', () => {
    const bar = createLoadingBar();
    bar.start();
    jest.advanceTimersByTime(200);
    bar.finish();
    bar.start();
    jest.advanceTimersByTime(200);
    expect(bar.phase()).toBe('running');
    jest.advanceTimersByTime(60_000);
    expect(bar.phase()).toBe('running');
  });

  it('tells its listeners until they leave', () => {
    const bar = createLoadingBar();
    const listener = jest.fn();
    const leave = bar.subscribe(listener);
    bar.start();
    jest.advanceTimersByTime(200);
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    bar.finish();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
