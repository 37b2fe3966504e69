import { parseDecimal } from '../numbers/parse-decimal';
import type { Operator, Rumus } from './rumus';
import { type RumusToken, rumusTokens } from './rumus-token';

/** A formula that was read, or what cannot be read of it, in words. */
type ReadRumus = { readonly rumus: Rumus } | { readonly problem: string };

class Unreadable extends Error {}
const fail = (problem: string): never => {
  throw new Unreadable(problem);
};

/** Deeper brackets than any real formula has. */
const DEEPEST = 50;

const AVERAGE = /^rata-rata(?:\s+(.+))?$/iu;

/**
 * Reads a formula as people write it on one line: `jumlah kunjungan / jumlah penduduk × 100 %`. Words with spaces are
 * one name, what is quoted is a name whatever it holds, decimals have a comma, `rata-rata` stands before a name or
 * brackets.
 */
export function readRumus(text: string): ReadRumus {
  const tokens = rumusTokens(text);
  let at = 0;
  let depth = 0;
  const now = (): RumusToken | undefined => tokens[at];
  const isSign = (...signs: readonly string[]) => {
    const one = now();
    return one?.kind === 'tanda' && signs.includes(one.text);
  };
  const take = () => tokens[at++] as RumusToken;

  const chain = (part: () => Rumus, ...signs: readonly Operator[]): Rumus => {
    let result = part();
    while (isSign(...signs)) {
      const { text: sign } = take();
      result = { kind: 'hitung', operator: sign as Operator, left: result, right: part() };
    }
    return result;
  };
  const sum = (): Rumus => chain(product, '+', '-');
  const product = (): Rumus => chain(signed, '×', '/');
  const signed = (): Rumus => {
    if (!isSign('-')) return power();
    take();
    return { kind: 'minus', of: deeper(signed) };
  };
  const power = (): Rumus => {
    const base = percent();
    if (!isSign('^')) return base;
    take();
    return { kind: 'hitung', operator: '^', left: base, right: deeper(power) };
  };
  const percent = (): Rumus => {
    let result = whole();
    while (isSign('%')) {
      take();
      result = { kind: 'persen', of: result };
    }
    return result;
  };
  const deeper = (part: () => Rumus): Rumus => {
    depth += 1;
    if (depth > DEEPEST) fail('Kurungnya terlalu banyak bertingkat.');
    const result = part();
    depth -= 1;
    return result;
  };
  const inBrackets = (): Rumus => {
    take();
    const of = deeper(sum);
    if (!isSign(')')) fail('Ada kurung buka yang belum ditutup.');
    take();
    return of;
  };
  const named = (name: string): Rumus => {
    if (name.startsWith('"')) return { kind: 'nama', text: name.slice(1) };
    const [isAverage, averaged] = AVERAGE.exec(name) ?? [];
    if (isAverage === undefined) return { kind: 'nama', text: name };
    if (averaged !== undefined) return { kind: 'rata-rata', of: { kind: 'nama', text: averaged } };
    if (isSign('(')) return { kind: 'rata-rata', of: inBrackets() };
    const next = now();
    if (next?.kind !== 'nama') return { kind: 'nama', text: name };
    return { kind: 'rata-rata', of: deeper(() => named(take().text)) };
  };
  const whole = (): Rumus => {
    const one = now();
    if (one === undefined) return fail('Rumus belum selesai: bagian setelah tanda terakhir belum ditulis.');
    if (one.kind === 'asing') return fail(one.problem);
    if (isSign('(')) return inBrackets();
    if (one.kind === 'tanda') return fail(`Sebelum "${one.text}" belum ada angka atau nama.`);
    take();
    if (one.kind === 'nama') return named(one.text);
    if (parseDecimal(one.text) === null) return fail(`"${one.text}" bukan angka. Tulis misalnya 1.234,5.`);
    return { kind: 'angka', text: one.text };
  };
  const equation = (): Rumus => {
    const left = sum();
    if (!isSign('=')) return left;
    take();
    return { kind: 'hitung', operator: '=', left, right: sum() };
  };

  try {
    const rumus = equation();
    const rest = now();
    return rest === undefined ? { rumus } : { problem: leftWords(rest) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

function leftWords(rest: RumusToken): string {
  if (rest.kind === 'asing') return rest.problem;
  const text = rest.text.replace(/^"/, '');
  if (rest.kind === 'tanda' && text === ')') return 'Ada kurung tutup tanpa kurung buka.';
  if (rest.kind === 'tanda' && text === '=') return 'Tanda "=" hanya boleh satu kali.';
  const hint = text === '(' ? ' Bila bagian dari nama, apit seluruh nama dengan tanda kutip.' : '';
  return `Sebelum "${text}" belum ada tanda hitung.${hint}`;
}
