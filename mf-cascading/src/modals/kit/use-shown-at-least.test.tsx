import { act, renderHook } from '@testing-library/react';
import { useShownAtLeast } from './use-shown-at-least';

describe('what shows loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = (active: boolean) =>
    renderHook(({ now }) => useShownAtLeast(now), { initialProps: { now: active } });

  it('stays 200 ms when the answer is there at once', () => {
    const { result, rerender } = start(true);
    rerender({ now: false });
    expect(result.current).toBe(true);
    act(() => void jest.advanceTimersByTime(199));
    expect(result.current).toBe(true);
    act(() => void jest.advanceTimersByTime(1));
    expect(result.current).toBe(false);
  });

  it('goes with the answer when that took longer', () => {
    const { result, rerender } = start(true);
    act(() => void jest.advanceTimersByTime(500));
    expect(result.current).toBe(true);
    rerender({ now: false });
    act(() => void jest.advanceTimersByTime(0));
    expect(result.current).toBe(false);
  });

  it('does not appear where nothing is loaded', () => {
    expect(start(false).result.current).toBe(false);
  });
});
