import { failedShare } from './remote-words';

it.each([
  [0, 3, '100%'],
  [1, 1, '50%'],
  [999, 1, '< 1%'],
  [1, 999, '99%'],
  [40, 3, '7%'],
])('of tries of which %s loaded and %s failed, as a share: %s', (loads, failed, text) => {
  expect(failedShare({ loads, failed })).toBe(text);
});
