/** Digits after the decimal point where nothing else is said (spec 2 §9). */
export const DEFAULT_DIGITS = 2;

/** Decimals that are kept of a target, a realisation and every other measured value. */
export const MEASURE_DIGITS = 4;

/**
 * Rounds half away from zero, as PostgreSQL's `numeric` does, so that client and server agree on the last digit.
 * Works on the decimal text of the number: 1.005 becomes 1.01 although its binary value lies below (spec 2 §9).
 */
export function round(value: number, digits: number = DEFAULT_DIGITS): number {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return value;
  if (digits >= 0 && Number.isInteger(value)) return value === 0 ? 0 : value;
  const magnitude = shift(Math.round(shift(Math.abs(value), digits)), -digits);
  return value < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

function shift(value: number, digits: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + digits}`);
}
