import { binding, bindingOf, bindingsOf, type Rumus } from './rumus';
import { needsNoQuotes } from './rumus-token';

/** Writes a formula on one line, as `readRumus` reads it. */
export function rumusText(rumus: Rumus): string {
  switch (rumus.kind) {
    case 'angka':
      return rumus.text;
    case 'nama':
      return needsNoQuotes(rumus.text) ? rumus.text : `"${rumus.text}"`;
    case 'persen':
      return `${part(rumus.of, binding.persen)} %`;
    case 'minus':
      return `-${part(rumus.of, binding.minus)}`;
    case 'rata-rata':
      return `rata-rata (${rumusText(rumus.of)})`;
    case 'hitung': {
      const [left, right] = bindingsOf(rumus.operator);
      return `${part(rumus.left, left)} ${rumus.operator} ${part(rumus.right, right)}`;
    }
  }
}

const part = (rumus: Rumus, least: number) =>
  bindingOf(rumus) < least ? `(${rumusText(rumus)})` : rumusText(rumus);
