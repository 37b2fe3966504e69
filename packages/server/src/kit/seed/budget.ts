import type { Random } from './random';

const THOUSAND = 1_000;

/** Money is planned in thousands of rupiah. */
export function toThousands(rupiah: number): number {
  return Math.round(rupiah / THOUSAND) * THOUSAND;
}

/**
 * Parts of a budget that add up to it exactly: those that are fixed keep their sum, the others share the rest by
 * weight. Whatever rounding leaves goes to the last one that is free.
 */
export function allocate(
  total: number,
  parts: readonly { fixed?: number | undefined; weight: number }[],
): number[] {
  const rest = total - parts.reduce((sum, { fixed = 0 }) => sum + fixed, 0);
  const weights = parts.reduce((sum, { fixed, weight }) => (fixed === undefined ? sum + weight : sum), 0);
  const lastFree = parts.findLastIndex(({ fixed }) => fixed === undefined);
  if (rest < 0 || (lastFree === -1 && rest !== 0)) throw new Error(`Parts do not add up to ${total}`);
  let given = 0;
  return parts.map(({ fixed, weight }, index) => {
    if (fixed !== undefined) return fixed;
    const part = index === lastFree ? rest - given : toThousands((rest * weight) / weights);
    given += part;
    return part;
  });
}

/** A year's budget by quarter: little at first, most in the second half. */
export function quarterly(total: number, random: Random): number[] {
  const weights = [0.14, 0.26, 0.29, 0.31].map((share) => share * random.between(0.9, 1.1));
  return allocate(
    total,
    weights.map((weight) => ({ weight })),
  );
}

/** Sum by position of lists of equal length. */
export function sumLists(lists: readonly (readonly number[])[]): number[] {
  return [0, 1, 2, 3].map((index) => lists.reduce((sum, list) => sum + (list[index] ?? 0), 0));
}
