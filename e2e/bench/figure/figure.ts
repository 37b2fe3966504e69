/** One measured figure beside its target. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  target: number;
  /** `atMost`: value ≤ target is good; `atLeast`: value ≥ target is good. */
  bound: 'atMost' | 'atLeast';
  note?: string;
}

/** A figure that is good up to its target. */
export const atMost = (what: string, value: number, unit: string, target: number, note?: string): Figure => ({
  what,
  value,
  unit,
  target,
  bound: 'atMost',
  note,
});

/** A figure that is good from its target on. */
export const atLeast = (
  what: string,
  value: number,
  unit: string,
  target: number,
  note?: string,
): Figure => ({ what, value, unit, target, bound: 'atLeast', note });

export const meets = ({ value, target, bound }: Figure): boolean =>
  bound === 'atMost' ? value <= target : value >= target;

const rounded = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

/** What a figure was before, and at which commit. */
interface Before {
  readonly value: number;
  readonly commit: string;
}

/** One line a figure: what was measured, its target, whether it holds, and what was measured before, where it was. */
export function toldFigures(
  figures: readonly Figure[],
  before: ReadonlyMap<string, Before> = new Map(),
): string[] {
  const width = Math.max(...figures.map(({ what }) => what.length));
  return figures.map((figure) => {
    const sign = figure.bound === 'atMost' ? '≤' : '≥';
    const verdict = meets(figure) ? 'ok    ' : 'MISSED';
    const measured = `${rounded(figure.value)} ${figure.unit}`.padStart(14);
    const target = `${sign} ${rounded(figure.target)} ${figure.unit}`;
    const past = before.get(figure.what);
    const told = [past && `${rounded(past.value)} at ${past.commit}`, figure.note].filter(Boolean);
    const notes = told.length === 0 ? '' : `   (${told.join('; ')})`;
    return `${verdict} ${figure.what.padEnd(width)} ${measured}   ${target}${notes}`;
  });
}

/** The value below which the given share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);
