import { binding, bindingOf, bindingsOf, type Rumus } from './rumus';

const latexSign = { '=': '=', '+': '+', '-': '-', '×': '\\times' } as const;

/** Writes a formula as LaTeX, in which it is stored: divisions as fractions, names as text. */
export function rumusLatex(rumus: Rumus): string {
  switch (rumus.kind) {
    case 'angka':
      return rumus.text.replaceAll(',', '{,}');
    case 'nama':
      return /^[A-Za-z]$/.test(rumus.text) ? rumus.text : `\\text{${rumus.text.replace(/[%_&#]/g, '\\$&')}}`;
    case 'persen':
      return `${part(rumus.of, binding.persen, true)}\\%`;
    case 'minus':
      return `-${part(rumus.of, binding.minus)}`;
    case 'rata-rata':
      return `\\overline{${rumusLatex(rumus.of)}}`;
    case 'hitung':
      return calculation(rumus);
  }
}

function calculation({ operator, left, right }: Extract<Rumus, { kind: 'hitung' }>): string {
  if (operator === '/') return `\\frac{${rumusLatex(left)}}{${rumusLatex(right)}}`;
  const [leftLeast, rightLeast] = bindingsOf(operator);
  if (operator === '^') return `${part(left, leftLeast, true)}^{${rumusLatex(right)}}`;
  return `${part(left, leftLeast)} ${latexSign[operator]} ${part(right, rightLeast)}`;
}

/** A fraction holds itself together, except before what hangs on it: a power, a per cent sign. */
function part(rumus: Rumus, least: number, carries = false): string {
  const isFraction = rumus.kind === 'hitung' && rumus.operator === '/';
  const strength = isFraction && !carries ? binding.whole : bindingOf(rumus);
  return strength < least ? `\\left(${rumusLatex(rumus)}\\right)` : rumusLatex(rumus);
}
