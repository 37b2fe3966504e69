import { parseDecimal } from './parse-decimal';

describe('parseDecimal', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1234,5', 1234.5],
    ['1.234', 1234],
    ['12.5', 12.5],
    ['0.125', 0.125],
    ['12.3456', 12.3456],
    ['-7', -7],
    ['−7,25', -7.25],
    [' 1 000 ', 1000],
    ['', null],
    ['-', null],
    ['1,', null],
    ['1,2,3', null],
    ['1.23.456', null],
    ['dua', null],
    ['1e5', null],
  ])('reads %j as %j', (text, expected) => {
    expect(parseDecimal(text)).toBe(expected);
  });
});
