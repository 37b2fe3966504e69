import fc from 'fast-check';
import { readTable, tableText } from './clipboard-table';

describe('cells from a spreadsheet', () => {
  it.each([
    ['10', [['10']]],
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['1\n2\n', [['1'], ['2']]],
    ['a\t\tb', [['a', '', 'b']]],
    [
      '1\t2\n3',
      [
        ['1', '2'],
        ['3', ''],
      ],
    ],
    ['"dua\nbaris"\t5', [['dua\nbaris', '5']]],
    ['"kata ""kutip"""', [['kata "kutip"']]],
    ['5" pipa\t7', [['5" pipa', '7']]],
    ['"tidak ditutup\t8', [['"tidak ditutup', '8']]],
    ['', [['']]],
  ])('%j are read', (text, cells) => expect(readTable(text)).toEqual(cells));

  it('come back as they were copied, whatever stands in them', () => {
    const letters = fc.constantFrom('a', '1', ',', '"', '\t', '\n', ' ', '');
    const cell = fc.array(letters, { maxLength: 6 }).map((parts) => parts.join(''));
    const table = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      )
      .filter((cells) => cells.at(-1)?.join('') !== '');
    fc.assert(fc.property(table, (cells) => expect(readTable(tableText(cells))).toEqual(cells)));
  });
});
