import { shellConstants } from '@selaras/domain';
import { act, renderHook } from '@testing-library/react';
import { SIGN_AFTER_MS } from './late-sign';
import { SEEN_AT_ONCE, useShownAtLeast } from './use-shown-at-least';

const FRAME = 16;

describe('what shows loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = (active: boolean, after?: number) =>
    renderHook(({ now }) => useShownAtLeast(now, after), { initialProps: { now: active } });
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  it('stays 200 ms once it was seen, however soon the answer comes', () => {
    const { result, rerender } = start(true);
    pass(FRAME + SIGN_AFTER_MS);
    rerender({ now: false });
    expect(result.current).toBe(true);
    pass(199);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  });

  it.each([0, FRAME, FRAME + SIGN_AFTER_MS - 1])(
    'holds nothing back that is there after %d ms, before it was seen',
    (ms) => {
      const { result, rerender } = start(true);
      pass(ms);
      expect(result.current).toBe(true);
      rerender({ now: false });
      expect(result.current).toBe(false);
      pass(500);
      expect(result.current).toBe(false);
    },
  );

  it('is seen with its first frame where it is told to', () => {
    const { result, rerender } = start(true, SEEN_AT_ONCE);
    pass(FRAME);
    rerender({ now: false });
    expect(result.current).toBe(true);
    pass(200);
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
    pass(FRAME + SIGN_AFTER_MS);
    rerender({ now: false });
    pass(100);
    rerender({ now: true });
    pass(100);
    rerender({ now: false });
    expect(result.current).toBe(false);
    rerender({ now: true });
    pass(FRAME + SIGN_AFTER_MS);
    rerender({ now: false });
    expect(result.current).toBe(true);
    pass(200);
    expect(result.current).toBe(false);
  });

  it('is seen as late as the loading bar', () => {
    expect(SIGN_AFTER_MS).toBe(shellConstants.loadingBar.throttleMs);
  });

  it('does not appear where nothing is loaded', () => {
    expect(start(false).result.current).toBe(false);
  });
});
