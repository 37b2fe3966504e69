import { inRanges } from './passed-over';

it.each([
  [[], ''],
  [[3], '3'],
  [[1, 3, 4, 5, 9], '1, 3–5, 9'],
  [[1, 2, 4, 5], '1–2, 4–5'],
])('the lines %j are told as "%s"', (lines, words) => {
  expect(inRanges(lines)).toBe(words);
});
