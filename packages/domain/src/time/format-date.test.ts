import { formatDate, formatDateTime } from './format-date';

describe('month names', () => {
  it('are Indonesian, Januari to Desember', () => {
    const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}-01`);
    expect(months.map((date) => formatDate(date).split(' ')[1])).toEqual([
      'Januari',
      'Februari',
      'Maret',
      'April',
      'Mei',
      'Juni',
      'Juli',
      'Agustus',
      'September',
      'Oktober',
      'November',
      'Desember',
    ]);
  });
});

describe('formatting of dates in WIB', () => {
  it.each([
    ['2025-01-05', '5 Januari 2025', '5 Januari 2025 00:00'],
    ['2024-02-29', '29 Februari 2024', '29 Februari 2024 00:00'],
    ['2025-08-17T01:05:00Z', '17 Agustus 2025', '17 Agustus 2025 08:05'],
    ['2025-12-31T17:00:00Z', '1 Januari 2026', '1 Januari 2026 00:00'],
    ['2025-12-31T16:59:59Z', '31 Desember 2025', '31 Desember 2025 23:59'],
    [new Date('2025-05-01T12:00:00+07:00'), '1 Mei 2025', '1 Mei 2025 12:00'],
    [null, '-', '-'],
    ['bukan tanggal', '-', '-'],
    ['2025-02-30', '-', '-'],
  ])('%p', (input, date, dateTime) => {
    expect(formatDate(input)).toBe(date);
    expect(formatDateTime(input)).toBe(dateTime);
  });
});
