import { parseDecimal } from '../numbers/parse-decimal';
import type { Operator, Rumus } from './rumus';
import { canBeQuoted } from './rumus-token';

class NotPlain extends Error {}
const refuse = (): never => {
  throw new NotPlain();
};

const tokens =
  /\\(?:d?frac|text|overline|times|cdot|left\(|right\)|%|,|;)|\d+(?:(?:\{,\}|[.,])\d+)*|[A-Za-z]|[-+=^{}()]/y;
const blank = /(?:\s|\\[,;])*/y;
const DEEPEST = 50;

const operatorOf: Readonly<Record<string, Operator>> = {
  '\\times': '×',
  '\\cdot': '×',
  '+': '+',
  '-': '-',
};

/** Reads LaTeX as far as it says what can be written plainly on one line; null for anything else. */
export function readLatex(latex: string): Rumus | null {
  let at = 0;
  let depth = 0;
  const skip = () => {
    blank.lastIndex = at;
    at += blank.exec(latex)?.[0].length ?? 0;
  };
  const peek = (): string | undefined => {
    skip();
    tokens.lastIndex = at;
    return tokens.exec(latex)?.[0];
  };
  const take = (): string => {
    const one = peek() ?? refuse();
    at += one.length;
    return one;
  };
  const must = (one: string) => (take() === one ? undefined : refuse());
  const deeper = (part: () => Rumus): Rumus => {
    depth += 1;
    if (depth > DEEPEST) refuse();
    const result = part();
    depth -= 1;
    return result;
  };
  const group = (): Rumus => {
    must('{');
    const of = deeper(sum);
    must('}');
    return of;
  };
  const quotedName = (): Rumus => {
    must('{');
    const [of = refuse()] = /^(?:[^\\{}]|\\[%_&#])*/.exec(latex.slice(at)) ?? [];
    at += of.length;
    must('}');
    const text = of.replace(/\\([%_&#])/g, '$1').trim();
    return canBeQuoted(text) ? { kind: 'nama', text } : refuse();
  };
  const chain = (part: () => Rumus, ...signs: readonly Operator[]): Rumus => {
    let result = part();
    for (let sign = operatorOf[peek() ?? '']; sign && signs.includes(sign); sign = operatorOf[peek() ?? '']) {
      take();
      result = { kind: 'hitung', operator: sign, left: result, right: part() };
    }
    return result;
  };
  const sum = (): Rumus => chain(product, '+', '-');
  const product = (): Rumus => chain(signed, '×');
  const signed = (): Rumus => {
    if (peek() !== '-') return carried();
    take();
    return { kind: 'minus', of: deeper(signed) };
  };
  const carried = (): Rumus => {
    let result = whole();
    while (peek() === '\\%') {
      take();
      result = { kind: 'persen', of: result };
    }
    if (peek() !== '^') return result;
    take();
    return { kind: 'hitung', operator: '^', left: result, right: peek() === '{' ? group() : whole() };
  };
  const whole = (): Rumus => {
    const one = take();
    switch (one) {
      case '\\frac':
      case '\\dfrac': {
        const left = group();
        return { kind: 'hitung', operator: '/', left, right: group() };
      }
      case '\\text':
        return quotedName();
      case '\\overline':
        return { kind: 'rata-rata', of: group() };
      case '\\left(':
      case '(': {
        const of = deeper(sum);
        must(one === '(' ? ')' : '\\right)');
        return of;
      }
    }
    if (/^[A-Za-z]$/.test(one)) return { kind: 'nama', text: one };
    const figure = one.replaceAll('{,}', ',');
    return /^\d/.test(one) && parseDecimal(figure) !== null ? { kind: 'angka', text: figure } : refuse();
  };

  try {
    const left = sum();
    if (peek() === undefined && at === latex.length) return left;
    must('=');
    const rumus: Rumus = { kind: 'hitung', operator: '=', left, right: sum() };
    skip();
    return at === latex.length ? rumus : null;
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}
