import { readFigure } from './read-figure';

it.each([
  ['Rp 100.000.000', 100_000_000],
  ['rp.1.250.000,50', 1_250_000.5],
  ['Rp100', 100],
  ['95 %', 95],
  ['1.234,5', 1234.5],
  ['', null],
  ['-', null],
  ['N/A', null],
  ['sejuta', undefined],
  ['Rp', null],
  ['Rp 1,2 M', undefined],
])('the figure %j is %p', (text, figure) => {
  expect(readFigure(text)).toBe(figure);
});
