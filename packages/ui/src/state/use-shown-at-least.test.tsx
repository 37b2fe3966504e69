import { act, renderHook } from '@testing-library/react';
import { useShownAtLeast } from './use-shown-at-least';

describe('what shows loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = (active: boolean) =>
    renderHook(({ now }) => useShownAtLeast(now), { initialProps: { now: active } });
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  it('stays 200 ms once it was painted, however soon the answer comes', () => {
    const { result, rerender } = start(true);
    pass(16);
    rerender({ now: false });
    expect(result.current).toBe(true);
    pass(199);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  });

  it('holds nothing back that was there before it was painted', () => {
    const { result, rerender } = start(true);
    expect(result.current).toBe(true);
    rerender({ now: false });
    expect(result.current).toBe(false);
    pass(500);
    expect(result.current).toBe(false);
  });

  it('goes with the answer when that took longer', () => {
    const { result, rerender } = start(true);
    pass(500);
    expect(result.current).toBe(true);
    rerender({ now: false });
    expect(result.current).toBe(false);
  });

  it('stays its time again when more is loaded later, and is one sign while it is still shown', () => {
    const { result, rerender } = start(true);
    pass(16);
    rerender({ now: false });
    pass(100);
    rerender({ now: true });
    pass(100);
    rerender({ now: false });
    expect(result.current).toBe(false);
    rerender({ now: true });
    pass(16);
    rerender({ now: false });
    expect(result.current).toBe(true);
    pass(200);
    expect(result.current).toBe(false);
  });

  it('does not appear where nothing is loaded', () => {
    expect(start(false).result.current).toBe(false);
  });
});
