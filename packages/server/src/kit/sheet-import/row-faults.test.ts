import { excerpt } from './row-faults';

describe('a text inside a message', () => {
  it.each([
    ['kurang', 6, 'kurang'],
    ['lebih dari itu', 5, 'lebih…'],
    ['abc😀def', 4, 'abc😀…'],
    ['😀😀😀', 3, '😀😀😀'],
    ['😀'.repeat(100), 2, '😀😀…'],
  ])('%s of at most %i letters is %s', (text, max, shown) => {
    expect(excerpt(text, max)).toBe(shown);
    // Half a letter has no address.
    expect(() => encodeURIComponent(excerpt(text, max))).not.toThrow();
  });
});
