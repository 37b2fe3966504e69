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

  it('looks at the texts of those alone that may have a code, and at none for words', () => {
    const index = new WordIndex();
    const count = 1_000;
    const textsOf = (thing: number) => [`Kode 1.${String(thing).padStart(4, '0')}`, 'Jalan kabupaten mantap'];
    for (let thing = 0; thing < count; thing += 1) index.add(textsOf(thing));
    index.close();
    let looks = 0;
    const find = (typed: string) => {
      looks = 0;
      const found = index.find(readSearch(typed), count, (thing) => {
        looks += 1;
        return searchText(...textsOf(thing));
      });
      return found.reduce((sum, has) => sum + has, 0);
    };
    expect([find('jalan mantap'), looks]).toEqual([count, 0]);
    expect([find('1.0007'), looks]).toEqual([1, 1]);
  });
});
