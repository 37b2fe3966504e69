import { countAndShare, failedShare } from './remote-words';

it.each([
  [0, 3, '100%'],
  [1, 1, '50%'],
  [999, 1, '< 1%'],
  [1, 999, '99%'],
  [40, 3, '7%'],
])('of tries of which %s loaded and %s failed, as a share: %s', (loads, failed, text) => {
  expect(failedShare({ loads, failed })).toBe(text);
});

it.each([
  [0, 0, '0 (0%)'],
  [0, 5, '0 (0%)'],
  [1, 1, '1 (100%)'],
  [128, 200, '128 (64%)'],
  [1, 2000, '1 (< 1%)'],
  [1999, 2000, '1.999 (99%)'],
  [1999, 1990, '1.999 (100%)'],
])('%s of %s people are %s', (part, whole, text) => {
  expect(countAndShare(part, whole)).toBe(text);
});
