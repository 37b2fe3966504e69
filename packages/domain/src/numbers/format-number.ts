import { DEFAULT_DIGITS, MEASURE_DIGITS, round } from './round';

/** What stands where a value is missing. */
export const EMPTY_VALUE = '-';

/**
 * Digits as Indonesian writes them. By hand, because the first `Intl.NumberFormat` of a page costs more than every
 * number on it: a test holds the two together.
 */
function format(value: number, minDigits: number, maxDigits: number): string {
  const rounded = round(value, maxDigits);
  const [whole = '', decimals = ''] = String(Math.abs(rounded)).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  const shown = decimals.padEnd(minDigits, '0');
  return `${rounded < 0 ? '-' : ''}${grouped}${shown && `,${shown}`}`;
}

/** Decimal number with dot thousands and comma decimals, at most `digits` decimals: `1.234,5` (spec 2 §9). */
export function formatDecimal(value: number | null, digits: number = DEFAULT_DIGITS): string {
  return value === null ? EMPTY_VALUE : format(value, 0, digits);
}

/**
 * Target, realisation or another measured value with every decimal that is kept of it: `0,338` beside `0,339`. The
 * achievement is worked out from these digits, so that what stands beside a verdict never contradicts it.
 */
export function formatMeasure(value: number | null): string {
  return formatDecimal(value, MEASURE_DIGITS);
}

/** The bounds of a range indicator, which are its target: `6,5–7`. */
export function formatRange(from: number | null, to: number | null): string {
  return `${formatMeasure(from)}–${formatMeasure(to)}`;
}

/** Amount of money without its currency, always two decimals: `1.234.567,50` (spec 2 §9). */
export function formatMoney(value: number | null): string {
  return value === null ? EMPTY_VALUE : format(value, DEFAULT_DIGITS, DEFAULT_DIGITS);
}

/** Whole rupiah with dot grouping: `Rp 1.234.568` (spec 2 §9). */
export function formatRupiah(value: number | null): string {
  return value === null ? EMPTY_VALUE : signed(value, (amount) => `Rp ${format(amount, 0, 0)}`);
}

const shortUnits = [
  { from: 1e12, suffix: 'T', word: 'triliun' },
  { from: 1e9, suffix: 'M', word: 'miliar' },
  { from: 1e6, suffix: 'jt', word: 'juta' },
  { from: 1e3, suffix: 'rb', word: 'ribu' },
] as const;

type ShortUnit = (typeof shortUnits)[number];

/** The unit in which an amount is shortened; undefined: it is short enough. */
const shortUnitOf = (amount: number): ShortUnit | undefined =>
  shortUnits.find(({ from }) => amount >= 1000 && round(amount / from, 1) >= 1);

function shortRupiah(value: number | null, name: 'suffix' | 'word', unitOf = shortUnitOf): string {
  if (value === null) return EMPTY_VALUE;
  return signed(value, (amount) => {
    const unit = unitOf(amount);
    return unit === undefined
      ? `Rp ${format(amount, 0, 0)}`
      : `Rp ${format(amount / unit.from, 0, 1)} ${unit[name]}`;
  });
}

/**
 * A part of an amount beside the whole, each with one decimal. A whole of a larger unit is told in the next smaller one,
 * because what its rounding hides may be more than the part says: `Rp 940,8 M` of `Rp 1.009,5 M`, not of `Rp 1 T`.
 */
export function formatRupiahParts(
  part: number | null,
  whole: number | null,
): readonly [part: string, whole: string] {
  const ofPart = part === null ? undefined : shortUnitOf(Math.abs(part));
  const smaller = (amount: number): ShortUnit | undefined => {
    const own = shortUnitOf(amount);
    return own === undefined || own === ofPart ? own : shortUnits[shortUnits.indexOf(own) + 1];
  };
  return [formatRupiahShort(part), shortRupiah(whole, 'suffix', smaller)];
}

/** Shortened rupiah for cards and charts, one decimal: `Rp 1,2 M`, `Rp 350 jt`. */
export function formatRupiahShort(value: number | null): string {
  return shortRupiah(value, 'suffix');
}

/** Shortened rupiah in words that everybody knows, for public pages: `Rp 1,2 miliar`. */
export function formatRupiahWords(value: number | null): string {
  return shortRupiah(value, 'word');
}

/**
 * Percent with few decimals, for small places: `87%`. What falls short of 100 is never rounded up to it, because 100 is
 * where a target counts as met (spec 1 §9).
 */
export function formatRoughPercent(value: number | null, digits = 0): string {
  const short = value !== null && value < 100;
  return formatPercent(short ? Math.min(100 - 10 ** -digits, round(value, digits)) : value, digits);
}

/** Percent with a comma: `87,5%`. The value is already in percent. */
export function formatPercent(value: number | null, digits: number = DEFAULT_DIGITS): string {
  return value === null ? EMPTY_VALUE : `${format(value, 0, digits)}%`;
}

function signed(value: number, text: (amount: number) => string): string {
  return value < 0 ? `-${text(-value)}` : text(value);
}
