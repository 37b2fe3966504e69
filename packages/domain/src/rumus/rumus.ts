/** A sign between two parts of a formula. */
export type Operator = '=' | '+' | '-' | '×' | '/' | '^';

/** What a formula is made of, however it is written. */
export type Rumus =
  | { readonly kind: 'angka'; readonly text: string }
  | { readonly kind: 'nama'; readonly text: string }
  | { readonly kind: 'persen' | 'minus' | 'rata-rata'; readonly of: Rumus }
  | { readonly kind: 'hitung'; readonly operator: Operator; readonly left: Rumus; readonly right: Rumus };

/** How tightly signs hold their parts together; whatever holds tighter needs no brackets inside. */
export const binding = {
  '=': 0,
  '+': 1,
  '-': 1,
  '×': 2,
  '/': 2,
  minus: 3,
  '^': 4,
  persen: 5,
  whole: 6,
} as const;

/** How tightly a formula holds together when it is written on one line. */
export function bindingOf(rumus: Rumus): number {
  switch (rumus.kind) {
    case 'hitung':
      return binding[rumus.operator];
    case 'minus':
    case 'persen':
      return binding[rumus.kind];
    default:
      return binding.whole;
  }
}

/** How tightly the parts of a sign must hold together to stand without brackets; the left one first. */
export function bindingsOf(operator: Operator): readonly [left: number, right: number] {
  if (operator === '=') return [binding['+'], binding['+']];
  if (operator === '^') return [binding.persen, binding['^']];
  return [binding[operator], binding[operator] + 1];
}
