/** @jest-environment node */
import { backOff } from './back-off';

it('waits twice as long each time, at most a minute, and never all at once', () => {
  expect([0, 1, 2, 5, 6, 20].map((failures) => backOff(failures, () => 1))).toEqual([
    1000, 2000, 4000, 32_000, 60_000, 60_000,
  ]);
  expect(backOff(3, () => 0)).toBe(4000);
  expect(backOff(3, () => 0.5)).toBe(6000);
});
