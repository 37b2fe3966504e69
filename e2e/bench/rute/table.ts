import type { Account } from '../../support/accounts';
import type { Route } from './routes';
import type { Measured } from './visit';

/** A route, who visited it, and what was measured there. */
export interface Row extends Measured, Pick<Route, 'path' | 'family'> {
  readonly visitor: Account | null;
}

/** Words of a row: a route that only leads on says where. */
function words({ path, family, visitor, landed, lcp, cls, inp, slowest }: Row): string[] {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const whereTo = pattern.test(landed) ? path : `${path} → ${landed}`;
  return [
    whereTo,
    family,
    visitor ?? 'guest',
    lcp.toFixed(0),
    cls.toFixed(3),
    inp === null ? '' : inp.toFixed(0),
    slowest,
  ];
}

/** Prints every route, the slowest first. */
export function printRoutes(rows: readonly Row[], title: string): void {
  const head = ['route', 'family', 'account', 'LCP ms', 'CLS', 'INP ms', 'slowest interaction'];
  const lines = [head, ...[...rows].sort((a, b) => b.lcp - a.lcp).map(words)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  console.log(title);
  for (const line of lines)
    console.log(`  ${line.map((word, column) => word.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
