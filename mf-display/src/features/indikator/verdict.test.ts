import { kemiskinan } from '@selaras/ui/testing';
import { verdictSentence, verdictSince } from './verdict';

describe('the sentence of an indicator', () => {
  it('says what was promised, what came and whether that is enough', () => {
    expect(verdictSentence(kemiskinan, 2025)).toBe(
      'Tahun 2025 dijanjikan 6,95 %; hasilnya 6,73 %: tercapai (103,17%).',
    );
    expect(verdictSentence({ ...kemiskinan, realisasi: 7.5, capaian: 92.09 }, 2025)).toContain(
      'belum tercapai',
    );
  });

  it('tells that nothing was reported, and the bounds of a range', () => {
    const range = {
      ...kemiskinan,
      polaritas: 'range' as const,
      range_min: 100,
      range_max: 105,
      satuan: null,
    };
    expect(verdictSentence({ ...range, realisasi: null, capaian: null }, 2025)).toBe(
      'Tahun 2025 dijanjikan 100–105; hasilnya belum dilaporkan.',
    );
  });
});

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
    expect(verdictSince(years(...realisasi), 2025)).toBe(since);
  });
});
