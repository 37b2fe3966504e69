import { atMost, type Figure } from '../figure/figure';
import type { Targets } from './rounds';
import type { Row } from './table';

interface Vital {
  readonly name: string;
  readonly of: (row: Row) => number | null;
  readonly target: (targets: Targets) => number;
  readonly unit: string;
  readonly note: (row: Row) => string;
}

const vitals: readonly Vital[] = [
  { name: 'LCP', of: ({ lcp }) => lcp, target: ({ lcp }) => lcp, unit: 'ms', note: ({ path }) => path },
  { name: 'CLS', of: ({ cls }) => cls, target: ({ cls }) => cls, unit: 'shift', note: ({ path }) => path },
  {
    name: 'INP',
    of: ({ inp }) => inp,
    target: ({ inp }) => inp,
    unit: 'ms',
    note: ({ path, slowest }) => `${path}: ${slowest}`,
  },
];

/** Of each family and vital: how many of its routes miss the target, and the slowest of them. */
export function familyFigures(rows: readonly Row[], targets: Targets, conditions: string): Figure[] {
  const families = [...new Set(rows.map(({ family }) => family))];
  return families.flatMap((family) => {
    const own = rows.filter((row) => row.family === family);
    return vitals.flatMap((vital) => figuresOf(vital, own, targets, `${family}, ${conditions}`));
  });
}

function figuresOf(
  { name, of, target, unit, note }: Vital,
  rows: readonly Row[],
  targets: Targets,
  what: string,
): Figure[] {
  const measured = rows.filter((row) => of(row) !== null).sort((a, b) => (of(b) ?? 0) - (of(a) ?? 0));
  const [slowest] = measured;
  if (slowest === undefined) return [];
  const limit = target(targets);
  const missing = measured.filter((row) => (of(row) ?? 0) > limit).length;
  return [
    atMost(`${name} of ${what}: routes that miss it`, missing, 'routes', 0, `of ${measured.length}`),
    atMost(`${name} of ${what}: the slowest route`, of(slowest) ?? 0, unit, limit, note(slowest)),
  ];
}
