/** A piece of a plainly written formula: a number, a name, or a sign; `at` is where it begins. */
export type RumusToken = { readonly at: number; readonly text: string } & (
  | { readonly kind: 'angka' | 'nama' | 'tanda' }
  | { readonly kind: 'asing'; readonly problem: string }
);

/** Other ways to write the same sign. */
const sameSign: Readonly<Record<string, string>> = {
  '*': '×',
  '·': '×',
  ':': '/',
  '÷': '/',
  '−': '-',
  '–': '-',
  '[': '(',
  ']': ')',
};

const WORD = String.raw`\p{L}[\p{L}\p{N}.'’]*(?:-\p{L}[\p{L}\p{N}.'’]+)*`;
const space = /\s+/uy;
const quotation = /"([^"\\{}$^~]*)"/uy;
/** Words with spaces between them are one name, also with a number after the first; a lone x is a sign. */
const name = new RegExp(`${WORD}(?:[ \\t]+(?![xX](?:\\s|$))(?:${WORD}|\\d+(?![\\d.,])))*`, 'uy');
const figure = /\d+(?:[.,]\d+)*/uy;
const loneX = /[xX](?=\s|$|\d|\()/uy;
const sign = /[-+×*·/:÷−–^()[\]%=]/uy;

const plainName = new RegExp(`^${WORD}(?: (?:${WORD}|\\d+))*$`, 'u');

/** What may stand in a quoted name. */
export const canBeQuoted = (text: string): boolean => /^[^"\\{}$^~]+$/u.test(text) && text.trim() === text;

/** Whether a name can be written without quotes. */
export const needsNoQuotes = (text: string): boolean =>
  plainName.test(text) && !/(?:^|\s)[xX](?:\s|$)/u.test(text) && !/^rata-rata(?:\s|$)/iu.test(text);

/** Cuts a formula, as people write it, into its pieces. */
export function rumusTokens(text: string): readonly RumusToken[] {
  const result: RumusToken[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const add = (kind: 'angka' | 'nama' | 'tanda', of: string, length: number) => {
    result.push({ kind, text: of, at });
    at += length;
  };
  while (at < text.length) {
    const gap = take(space);
    if (gap) {
      at += gap[0].length;
      continue;
    }
    const before = result.at(-1);
    const afterPart = before !== undefined && (before.kind !== 'tanda' || /[)%]/.test(before.text));
    const times = afterPart ? take(loneX) : null;
    const quoted = take(quotation);
    const named = take(name);
    const number = take(figure);
    const signed = take(sign);
    if (times) add('tanda', '×', times[0].length);
    else if (quoted?.[1]?.trim()) add('nama', `"${quoted[1].trim()}`, quoted[0].length);
    else if (named) add('nama', named[0].replace(/\s+/gu, ' '), named[0].length);
    else if (number) add('angka', number[0], number[0].length);
    else if (signed) add('tanda', sameSign[signed[0]] ?? signed[0], signed[0].length);
    else {
      result.push({ kind: 'asing', text: text.slice(at, at + 1), at, problem: unknownWords(text.slice(at)) });
      return result;
    }
  }
  return result;
}

const unknownWords = (rest: string) =>
  rest.startsWith('"')
    ? 'Nama di antara tanda kutip belum ditutup, kosong, atau memuat tanda yang tidak dapat ditulis.'
    : `Tanda "${rest.slice(0, 1)}" tidak dikenal. Bila bagian dari nama, apit namanya dengan tanda kutip.`;
