import fc from 'fast-check';
import {
  formatDecimal,
  formatMeasure,
  formatMoney,
  formatPercent,
  formatRange,
  formatRoughPercent,
  formatRupiah,
  formatRupiahParts,
  formatRupiahShort,
  formatRupiahWords,
} from './format-number';
import { round } from './round';

describe('formatting of numbers', () => {
  it.each([
    [1234567.891, '1.234.567,89'],
    [0.5, '0,5'],
    [100, '100'],
    [1.005, '1,01'],
    [-2.345, '-2,35'],
    [-0.001, '0'],
    [null, '-'],
  ])('decimal %p is %p, two digits by default', (value, expected) => {
    expect(formatDecimal(value)).toBe(expected);
  });

  it('decimals take as many digits as asked for', () => {
    expect(formatDecimal(0.3394, 3)).toBe('0,339');
    expect(formatDecimal(2.5, 0)).toBe('3');
  });

  it.each([
    [0.338, '0,338'],
    [0.339, '0,339'],
    [90, '90'],
    [1234.5678, '1.234,5678'],
    [null, '-'],
  ])('a measured value %p keeps every digit: %p', (value, expected) => {
    expect(formatMeasure(value)).toBe(expected);
  });

  it('measured values that differ are never written the same', () => {
    const kept = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((steps) => steps / 10_000);
    fc.assert(
      fc.property(kept, kept, (target, realisasi) => {
        expect(formatMeasure(target) === formatMeasure(realisasi)).toBe(target === realisasi);
      }),
    );
  });

  it('a range is told by its bounds', () => {
    expect(formatRange(6.5, 7.125)).toBe('6,5–7,125');
  });

  it.each([
    [99.4, 0, '99%'],
    [99.6, 0, '99%'],
    [99.96, 1, '99,9%'],
    [100, 0, '100%'],
    [100.4, 0, '100%'],
    [93.34, 1, '93,3%'],
    [null, 0, '-'],
  ])('percent %p with %p decimals is %p: what falls short of 100 stays short', (value, digits, expected) => {
    expect(formatRoughPercent(value, digits)).toBe(expected);
  });

  it.each([
    [1234567.5, '1.234.567,50'],
    [0, '0,00'],
    [-1500, '-1.500,00'],
    [null, '-'],
  ])('money %p has dot thousands and comma decimals: %p', (value, expected) => {
    expect(formatMoney(value)).toBe(expected);
  });

  it.each([
    [1234567, 'Rp 1.234.567'],
    [1234567.5, 'Rp 1.234.568'],
    [0, 'Rp 0'],
    [-1500, '-Rp 1.500'],
    [null, '-'],
  ])('rupiah %p has the prefix Rp and dot grouping: %p', (value, expected) => {
    expect(formatRupiah(value)).toBe(expected);
  });

  it.each([
    [1_200_000_000, 'Rp 1,2 M'],
    [350_000_000, 'Rp 350 jt'],
    [2_345_678_901_234, 'Rp 2,3 T'],
    [75_500, 'Rp 75,5 rb'],
    [999, 'Rp 999'],
    [999_950_000, 'Rp 1 M'],
    [1_234e12, 'Rp 1.234 T'],
    [-1_200_000_000, '-Rp 1,2 M'],
    [0, 'Rp 0'],
    [null, '-'],
  ])('short rupiah %p is %p', (value, expected) => {
    expect(formatRupiahShort(value)).toBe(expected);
  });

  it.each([
    [940_800_000_000, 1_009_500_000_000, ['Rp 940,8 M', 'Rp 1.009,5 M']],
    [1_509_000_000_000, 1_619_000_000_000, ['Rp 1,5 T', 'Rp 1,6 T']],
    [900_000_000, 1_200_000_000, ['Rp 900 jt', 'Rp 1.200 jt']],
    [0, 1_200_000_000, ['Rp 0', 'Rp 1.200 jt']],
    [0, 500, ['Rp 0', 'Rp 500']],
    [null, null, ['-', '-']],
  ])('%p of %p is %p', (part, whole, expected) => {
    expect(formatRupiahParts(part, whole)).toEqual(expected);
  });

  it.each([
    [1_500_000_000_000, 'Rp 1,5 triliun'],
    [1_200_000_000, 'Rp 1,2 miliar'],
    [350_000_000, 'Rp 350 juta'],
    [75_500, 'Rp 75,5 ribu'],
    [999, 'Rp 999'],
    [null, '-'],
  ])('rupiah %p in words is %p', (value, expected) => {
    expect(formatRupiahWords(value)).toBe(expected);
  });

  it.each([
    [87.5, '87,5%'],
    [100, '100%'],
    [33.333, '33,33%'],
    [null, '-'],
  ])('percent %p is %p', (value, expected) => {
    expect(formatPercent(value)).toBe(expected);
  });

  it.each([
    [0, formatDecimal, { maximumFractionDigits: 2 }],
    [1, (value: number) => formatDecimal(value, 4), { maximumFractionDigits: 4 }],
    [2, (value: number) => formatDecimal(value, 0), { maximumFractionDigits: 0 }],
    [3, formatMoney, { minimumFractionDigits: 2, maximumFractionDigits: 2 }],
  ] as const)('are those of the browser in Indonesian (%p)', (_, ours, options) => {
    const { format } = new Intl.NumberFormat('id-ID', options);
    const amounts = fc.oneof(
      fc.double({ min: -1e14, max: 1e14, noNaN: true }),
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
    );
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(ours(amount)).toBe(format(round(amount, options.maximumFractionDigits) + 0));
      }),
    );
  });
});
