/** @jest-environment node */
import { restOf, shiftInto } from './sheet-place';

it.each([
  [0.1, null],
  [0.3, 'half'],
  [0.5, 'half'],
  [0.8, 'full'],
])('a sheet let go at %p of the window rests at %p', (share, rest) => {
  expect(restOf(share)).toBe(rest);
});

it.each([
  ['inside stays', 20, 50, 0],
  ['before the first edge moves to it', -30, 50, 40],
  ['beyond the last edge moves back', 80, 50, -30],
  ['too long begins at the first edge', 40, 200, -30],
])('what lies %s', (_, start, length, shift) => {
  expect(shiftInto(start, length, 10, 100)).toBe(shift);
});
