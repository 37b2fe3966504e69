import { kemiskinan } from '@selaras/ui/testing';
import { verdictSince } from './verdict';

describe('since when a verdict holds', () => {
  const years = (...realisasi: (number | null)[]) => ({
    ...kemiskinan,
    polaritas: 'maximize' as const,
    tren: realisasi.map((value, index) => ({ tahun: 2024 + index, target: 10, realisasi: value })),
  });

  it.each([
    [2024, [11, 12]],
    [2025, [9, 12]],
    [2024, [9, 8]],
    [null, [9, null]],
  ])('%p', (since, realisasi) => {
    expect(verdictSince(years(...realisasi), 2025, [])).toBe(since);
  });

  it('does not reach back before a new definition', () => {
    expect(verdictSince(years(11, 12), 2025, [2025])).toBe(2025);
    expect(verdictSince(years(11, 12, 13), 2026, [2025])).toBe(2025);
  });
});
