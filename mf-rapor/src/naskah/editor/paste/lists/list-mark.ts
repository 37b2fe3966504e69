/** How the items of a list are marked: `ul` by bullets, else by numbers of this kind, as `type` of `<ol>` names them. */
export type ListKind = 'ul' | '1' | 'a' | 'A' | 'i' | 'I';

/** One way to read what stands before an item; null: by no number. */
export interface ListMark {
  readonly kind: ListKind;
  readonly number: number | null;
}

export const BULLET: ListMark = { kind: 'ul', number: null };

/** Names of kinds in `list-style-type`, and in what Word says of its lists. */
const kinds: Readonly<Record<string, ListKind>> = {
  decimal: '1',
  'arabic-leading-zero': '1',
  'decimal-leading-zero': '1',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'alpha-lower': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'alpha-upper': 'A',
  'lower-roman': 'i',
  'roman-lower': 'i',
  'upper-roman': 'I',
  'roman-upper': 'I',
  bullet: 'ul',
  image: 'ul',
};
export const kindNamed = (name: string): ListKind | undefined => kinds[name.trim().toLowerCase()];

/** a → 1, z → 26, aa → 27, as Word and browsers count; NaN for another text. */
const alphaOf = (text: string): number =>
  /^([a-z])\1*$/.test(text) ? text.charCodeAt(0) - 96 + 26 * (text.length - 1) : Number.NaN;

const digits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const ROMAN = /^(?=.)m*(c[md]|d?c{0,3})(x[cl]|l?x{0,3})(i[xv]|v?i{0,3})$/;

/** iv → 4; NaN for what is no Roman number. */
function romanOf(text: string): number {
  if (!ROMAN.test(text)) return Number.NaN;
  const values = [...text].map((letter) => digits[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** What stands last in a marker: `1.`, `a)`, `(iv)`, `1.2.`, `2.1`; letters alone may be a bullet of another font. */
const LAST = /^\(?(?:[\da-z]+\.)*(?:(\d+)[.)]*|([a-z]+)[.)]+)$/i;

/**
 * The ways in which a marker can be read, the likeliest first: `i.` is one as well as the ninth. Several of them are told
 * apart by the items around. `known` is the kind that the program said itself.
 */
export function marksOf(marker: string, known?: ListKind): readonly ListMark[] {
  if (known === 'ul') return [BULLET];
  const [, digit, letters] = LAST.exec(marker) ?? [];
  if (digit !== undefined) return [{ kind: known ?? '1', number: Number(digit) }];
  if (letters === undefined) return [known === undefined ? BULLET : { kind: known, number: null }];
  const isUpper = letters === letters.toUpperCase();
  const text = letters.toLowerCase();
  const alpha: ListMark = { kind: isUpper ? 'A' : 'a', number: alphaOf(text) };
  const roman: ListMark = { kind: isUpper ? 'I' : 'i', number: romanOf(text) };
  const isRoman = text === 'i' || text.length > 1;
  const read = (isRoman ? [roman, alpha] : [alpha, roman]).filter(({ number }) => !Number.isNaN(number));
  const fitting = read.filter(({ kind }) => known === undefined || kind === known);
  return fitting.length > 0 ? fitting : read.length > 0 ? read : [BULLET];
}
