/** @jest-environment node */
import { isFound, readSearch, searchText } from '@selaras/domain';
import fc from 'fast-check';
import { WordIndex } from './word-index';

type Texts = readonly (string | null)[];

const found = (things: readonly Texts[], typed: string): number[] => {
  const index = new WordIndex();
  for (const texts of things) index.add(texts);
  index.close();
  const flags = index.find(readSearch(typed), things.length, (thing) => searchText(...(things[thing] ?? [])));
  return [...flags.keys()].filter((thing) => flags[thing] === 1);
};

const foundInTexts = (things: readonly Texts[], typed: string): number[] => {
  const search = readSearch(typed);
  return [...things.keys()].filter((thing) => isFound(search, searchText(...(things[thing] ?? []))));
};

/** Words and codes that are often each other's parts. */
const word = fc.oneof(
  fc.stringMatching(/^[ab]{1,4}$/),
  fc.constantFrom('jalan', 'rusak', 'mantap', 'kondisi', 'Kafé', 'm²', '(a/b)', '–', 'bencananya'),
  fc.stringMatching(/^[12](\.0[12]){0,3}$/),
);
const words = (most: number) => fc.array(word, { maxLength: most }).map((list) => list.join(' '));
const things = fc.array(fc.array(fc.option(words(4)), { maxLength: 3 }), { maxLength: 8 });

describe('an index of words', () => {
  it('finds what the texts themselves have', () => {
    fc.assert(
      fc.property(things, words(3), (all, typed) => {
        expect(found(all, typed)).toEqual(foundInTexts(all, typed));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['1.02', [0, 2]],
    ['jalan rusak', [1]],
    ['1.02 jalan', []],
    ['  ', [0, 1, 2]],
    ['?!', []],
  ])('finds by %j', (typed, expected) => {
    const all = [
      ['1.02.03', 'Kesehatan'],
      ['Jalan kabupaten dalam kondisi mantap', null],
      ['Kode 1', '02'],
    ];
    expect(found(all, typed)).toEqual(expected);
  });
});
