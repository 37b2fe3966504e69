const grouped = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
const comma = /^-?\d+(,\d+)?$/;
const point = /^-?\d+\.\d+$/;

/**
 * Number written the Indonesian way, `1.234,5`. A point that cannot be a thousands separator is taken for a decimal
 * one, because number pads type it: `12.5`, `0.125`. Null when it is no number.
 */
export function parseDecimal(text: string): number | null {
  const written = text.replace(/\s/g, '').replace('−', '-');
  if (grouped.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'));
  if (comma.test(written)) return Number(written.replace(',', '.'));
  return point.test(written) ? Number(written) : null;
}
