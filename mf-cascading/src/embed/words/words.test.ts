import { wordsOf } from './words';

/** Every text of a table, functions with made-up facts. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(1, 'cascading', new Date(0), 'dua'))];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

const { figure } = wordsOf('en').card;

describe('the words of the embed', () => {
  it('are Indonesian for whatever is no language of ours', () => {
    for (const locale of [undefined, 'id', 'xx', '', 'toString', '__proto__'])
      expect(wordsOf(locale).lang).toBe('id');
    expect(wordsOf('en').lang).toBe('en');
  });

  it('in English leave no Indonesian text behind', () => {
    const texts = (locale: string) => {
      const { card, ...rest } = wordsOf(locale);
      const { figure: _figure, locale: _locale, ...words } = card;
      return textsOf({ rest, words });
    };
    const [indonesian, english] = [texts('id'), texts('en')];
    expect(english.length).toBeGreaterThan(90);
    // Names that both languages share.
    const same = english.filter((text) => text.length > 3 && indonesian.includes(text));
    expect(same.filter((text) => !/^(Zoom|Target|2 · 2|1 · 2)$/.test(text))).toEqual([]);
  });

  it.each([
    ['1.234,5', '1,234.5'],
    ['99,75%', '99.75%'],
    ['Rp 1.234.567', 'Rp 1,234,567'],
    ['-', '-'],
  ])('write %s as %s', (written, english) => {
    expect(figure(written)).toBe(english);
  });
});
