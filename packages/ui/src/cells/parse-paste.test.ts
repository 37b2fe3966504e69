import { parsePaste } from './parse-paste';

describe('what a spreadsheet put into the clipboard', () => {
  it.each([
    ['10\t20', [[10, 20]]],
    ['10\n20\n', [[10], [20]]],
    ['1.234,5\t12.5', [[1234.5, 12.5]]],
    ['Rp 1.000.000\t95%', [[1_000_000, 95]]],
    ['\t-\tn/a', [[null, null, null]]],
    ['abc\t1', [[undefined, 1]]],
    [
      '1\t2\r\n3\t4\r\n',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['"1.000"\t"x ""y"""', [[1000, undefined]]],
  ])('%j is a table', (text, cells) => expect(parsePaste(text)).toEqual(cells));

  it.each(['12', '12\n', 'kata'])('%j is a single value, which its field takes as usual', (text) =>
    expect(parsePaste(text)).toBeNull(),
  );
});
