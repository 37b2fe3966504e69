/** Decimals that the database keeps of a measured value. */
const SCALE = 10_000;

/** A measured value as a whole number of ten-thousandths. */
export function scaled(value: number): number {
  return Math.round(value * SCALE);
}

/**
 * `part / whole × 100` of whole numbers: one division, so that a result on a rounding edge (94.775) is that very
 * number and rounds as PostgreSQL's exact `numeric` does.
 */
export function percentOf(part: number, whole: number): number {
  return (100 * part) / whole;
}
