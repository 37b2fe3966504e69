import fc from 'fast-check';
import {
  isAutoFilled,
  isSelectableYear,
  periodStartOf,
  selectedYear,
  yearField,
  yearKey,
  yearPosition,
  yearsOfPeriod,
  zonedYear,
} from './years';

describe('year keys', () => {
  it.each([
    [2024, 2024, 1, '1', 'target_1'],
    [2025, 2024, 2, '2', 'target_2'],
    [2028, 2024, 5, '5', 'target_5'],
    [2023, 2024, 0, 'baseline', 'baseline'],
    [2019, 2024, -4, 'baseline', 'baseline'],
    [2023, 2019, 5, '5', 'target_5'],
    [2019, 2019, 1, '1', 'target_1'],
    [2018, 2019, 0, 'baseline', 'baseline'],
    [2029, 2024, 6, null, null],
  ])('%d in the period of %d is position %d, key %p, column %p', (tahun, mulai, position, key, field) => {
    expect(yearPosition(tahun, mulai)).toBe(position);
    expect(yearKey(tahun, mulai)).toBe(key);
    expect(yearField('target', tahun, mulai)).toBe(field);
  });

  it.each([Number.NaN, 2024.5, Number.POSITIVE_INFINITY])('%p has no key', (tahun) => {
    expect(yearKey(tahun, 2024)).toBeNull();
  });
});

describe('year keys, for whatever period', () => {
  const start = fc.integer({ min: 1990, max: 2090 });

  it('name one column of each measure a year, `baseline` for every year before, none after', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: -30, max: 30 }), (mulai, offset) => {
        const inside = offset >= 0 && offset < 5;
        const expected = inside ? `realisasi_${offset + 1}` : offset < 0 ? 'baseline' : null;
        expect(yearField('realisasi', mulai + offset, mulai)).toBe(expected);
      }),
    );
  });

  it('come back to the year that they were made of', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 4 }), (mulai, offset) => {
        const key = yearKey(mulai + offset, mulai);
        expect(yearsOfPeriod(mulai)[Number(key) - 1]).toBe(mulai + offset);
      }),
    );
  });
});

describe('periods', () => {
  it.each([
    [2018, null],
    [2019, 2019],
    [2023, 2019],
    [2024, 2024],
    [2028, 2024],
    [2029, null],
  ])('%d lies in the period that starts %p', (tahun, start) => {
    expect(periodStartOf(tahun)).toBe(start);
  });

  it('list five consecutive years per start year', () => {
    expect(yearsOfPeriod(2019)).toEqual([2019, 2020, 2021, 2022, 2023]);
    expect(yearsOfPeriod(2024)).toEqual([2024, 2025, 2026, 2027, 2028]);
  });

  it('give every year of a period its own key', () => {
    fc.assert(
      fc.property(fc.constantFrom(2019, 2024), (start) => {
        expect(yearsOfPeriod(start).map((tahun) => yearKey(tahun, start))).toEqual(['1', '2', '3', '4', '5']);
        expect(yearsOfPeriod(start).every((tahun) => periodStartOf(tahun) === start)).toBe(true);
      }),
    );
  });
});

describe('the chosen year', () => {
  it.each([
    [2023, false],
    [2024, true],
    [2025, true],
    [2026, false],
  ])('%d can be chosen: %p', (tahun, expected) => {
    expect(isSelectableYear(tahun)).toBe(expected);
  });

  it.each([
    ['2025', 2025],
    [2025, 2025],
    ['2024', 2024],
    ['2023', 2024],
    ['2025 OR 1=1', 2024],
    ['0x7e9', 2024],
    ['', 2024],
    [undefined, 2024],
    [null, 2024],
    [{}, 2024],
  ])('out of %p is %p', (stored, expected) => {
    expect(selectedYear(stored)).toBe(expected);
  });
});

describe('the chosen year where a regency opens other ones', () => {
  it.each([
    ['2023', [2023, 2024], 2023],
    ['2025', [2023, 2024], 2024],
    [null, [2026, 2025], 2025],
  ])('out of %p among %p is %p', (stored, years, expected) => {
    expect(selectedYear(stored, years)).toBe(expected);
  });
});

describe('automatic filling of performance', () => {
  it.each([
    [2022, false],
    [2023, true],
    [2024, true],
  ])('in %d applies: %p', (tahun, expected) => {
    expect(isAutoFilled(tahun)).toBe(expected);
  });
});

describe('the year of a moment', () => {
  it.each([
    ['2025-12-31T16:59:59.999Z', 2025],
    ['2025-12-31T17:00:00Z', 2026],
    ['2026-07-01T00:00:00+07:00', 2026],
  ])('at %s is %d in WIB, wherever the reader is', (moment, year) => {
    expect(zonedYear(new Date(moment))).toBe(year);
  });
});
